"""Finds, by trying every color on the way, what color has to be proposed for a pair with too little contrast.

Independent of the compiler, written from CSS Color 4 (OKLab and OKLCH) and WCAG 2.2 (contrast) with numpy. It walks the
line of the color's hue from black to white in 20,000 steps, with the chroma of the color or the most that sRGB has, and
tries all colors of 8 bits right beside each step: which of those that pass, and whose hue is turned by 2 degrees at most,
changes the lightness of OKLCH the least. Grays stay gray.

usage: python3 propose_colors.py > ../Data/proposals.csv
"""
import random

import numpy as np

M1 = np.array([[0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
               [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
               [0.0481771893596242, 0.2642395317527308, 0.6335478284694309]])
M2 = np.array([[0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
               [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
               [0.0259040424655478, 0.7827717124575296, -0.8086757549230774]])
SRGB_XYZ = np.array([[506752 / 1228815, 87881 / 245763, 12673 / 70218],
                     [87098 / 409605, 175762 / 245763, 12673 / 175545],
                     [7918 / 409605, 87881 / 737289, 1001167 / 1053270]])
TO_CONES = M1 @ SRGB_XYZ
FROM_LAB, FROM_CONES = np.linalg.inv(M2), np.linalg.inv(TO_CONES)
STEPS = 20000


def decode(c):
    return np.where(c <= 0.04045, c / 12.92, ((np.abs(c) + 0.055) / 1.055) ** 2.4)


def encode(c):
    return np.where(c <= 0.0031308, 12.92 * c, 1.055 * np.abs(c) ** (1 / 2.4) - 0.055)


def oklab(rgb):
    return np.cbrt(decode(rgb) @ TO_CONES.T) @ M2.T


def linear(lab):
    return ((lab @ FROM_LAB.T) ** 3) @ FROM_CONES.T


def luminance(rgb):
    return decode(rgb) @ np.array([0.2126, 0.7152, 0.0722])


def ratio(a, b):
    return (np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05)


def line(chroma, hue):
    """The encoded colors of the line, one for each step of lightness."""
    lightness = np.linspace(0, 1, STEPS + 1)

    def lab(c):
        return np.stack([lightness, c * np.cos(hue), c * np.sin(hue)], axis=-1)

    def inside(c):
        rgb = linear(lab(c))
        return np.all((rgb >= -1e-12) & (rgb <= 1 + 1e-12), axis=-1)

    most = np.full(STEPS + 1, chroma)
    fits = inside(most)
    low, high = np.zeros(STEPS + 1), most.copy()
    for _ in range(40):
        middle = (low + high) / 2
        good = inside(middle)
        low, high = np.where(good, middle, low), np.where(good, high, middle)
    return encode(np.clip(linear(lab(np.where(fits, most, low))), 0, 1))


def best(front, back, required):
    """The best color as bytes and its change of lightness, None without one."""
    origin = oklab(np.array(front) / 255)
    chroma, hue = np.hypot(origin[1], origin[2]), np.arctan2(origin[2], origin[1])
    gray = front[0] == front[1] == front[2]
    if gray:
        candidates = np.repeat(np.arange(256)[:, None], 3, axis=1)
    else:
        scaled = line(chroma, hue) * 255
        low = np.floor(scaled + 1e-9)
        corners = [low + np.array([r, g, b]) for r in (0, 1) for g in (0, 1) for b in (0, 1)]
        # A component that is a whole step has no second neighbor.
        whole = np.abs(scaled - np.rint(scaled)) < 1e-9
        kept = [c[np.all(~whole | (c == low), axis=-1)] for c in corners]
        candidates = np.unique(np.clip(np.concatenate(kept), 0, 255).astype(int), axis=0)
    seen = candidates / 255
    passing = ratio(luminance(seen), luminance(np.array(back) / 255)) >= required
    candidates, lab = candidates[passing], oklab(seen[passing])
    if not gray:
        turn = np.degrees(np.abs(np.arctan2(lab[:, 2], lab[:, 1]) - hue))
        colorful = ~((candidates[:, 0] == candidates[:, 1]) & (candidates[:, 1] == candidates[:, 2]))
        right = (np.minimum(turn, 360 - turn) <= 2) & colorful
        candidates, lab = candidates[right], lab[right]
    if not len(candidates):
        return None
    change = np.abs(lab[:, 0] - origin[0])
    index = int(np.argmin(change))
    return candidates[index], change[index]


def text(color):
    return "#%02X%02X%02X" % tuple(int(c) for c in color)


def main():
    generator = random.Random(20)
    print("foreground,background,required,proposal,change")
    count = 0
    while count < 1000:
        kind = count % 5
        front = [generator.randrange(256) for _ in range(3)]
        if kind == 3:  # nearly gray, as text colors are
            level = generator.randrange(250)
            front = [level + generator.randrange(6) for _ in range(3)]
        if kind == 4 and count % 2:
            front = [front[0]] * 3
        back = [generator.randrange(256) for _ in range(3)]
        if count % 3 == 0:
            back = generator.choice([[255] * 3, [0] * 3, [28, 28, 30], [242, 242, 247]])
        required = generator.choice([3, 4.5, 7])
        if ratio(luminance(np.array(front) / 255), luminance(np.array(back) / 255)) >= required:
            continue
        found = best(front, back, required)
        count += 1
        end = "," if found is None else f"{text(found[0])},{found[1]:.9f}"
        print(f"{text(front)},{text(back)},{required},{end}")


main()
