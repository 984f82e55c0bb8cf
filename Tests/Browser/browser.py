"""Drives a headless Chromium over its DevTools protocol, with nothing but Python's standard library.

The browser is spoken to through two pipes, `--remote-debugging-pipe`: messages are JSON, each ended by a zero byte.
"""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def find():
    """The path of a browser, or None."""
    named = os.environ.get("COLORSET_BROWSER")
    if named:
        return named
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """A running browser with one page."""

    def __init__(self, program):
        self.folder = tempfile.mkdtemp(prefix="colorset-browser-")
        to_browser, own_output = os.pipe()
        own_input, from_browser = os.pipe()
        # The browser reads from file 3 and writes to file 4. They are set in a shell, which changes nothing else.
        command = 'exec "$0" "$@" 3<&%d 4>&%d' % (to_browser, from_browser)
        self.process = subprocess.Popen(
            ["/bin/bash", "-c", command, program, "--headless=new", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb",
             "--user-data-dir=" + self.folder, "--remote-debugging-pipe", "about:blank"],
            pass_fds=(to_browser, from_browser), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.input, self.output = own_input, own_output
        self.buffer = b""
        self.number = 0
        self.events = []
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"]:
            self.call(domain + ".enable")

    def close(self):
        """Ends the browser."""
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(20)
        except Exception:
            self.process.kill()
            self.process.wait()
        os.close(self.input)
        os.close(self.output)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _message(self, timeout):
        end = time.monotonic() + timeout
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.input], [], [], left)[0]:
                raise TimeoutError("the browser does not answer")
            data = os.read(self.input, 1 << 20)
            if not data:
                raise EOFError("the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, timeout=120, **parameters):
        """Calls a method of the protocol and gives its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._message(timeout)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError("%s: %s" % (method, answer["error"]["message"]))
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def wait_for(self, method, timeout=120):
        """Waits for an event of the protocol."""
        while True:
            for place, event in enumerate(self.events):
                if event["method"] == method:
                    return self.events.pop(place)["params"]
            message = self._message(timeout)
            if "method" in message:
                self.events.append(message)

    def open(self, path):
        """Opens a file and waits until it is loaded."""
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait_for("Page.loadEventFired")

    def evaluate(self, expression):
        """The value of an expression of JavaScript in the page."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def settle(self):
        """Waits until the page has drawn what was changed."""
        self.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")

    def press(self, key, code=None, text=None, modifiers=0):
        """Presses a key, as a person at a keyboard does."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
                 "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        common = {"key": key, "code": code or key, "windowsVirtualKeyCode": codes.get(key, ord(key[0])),
                  "modifiers": modifiers}
        if text is None and len(key) == 1:
            text = key
        if key == "Enter":
            text = "\r"
        if text:
            self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        else:
            self.call("Input.dispatchKeyEvent", type="rawKeyDown", **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def show(self, width, height, scheme="light", contrast="no-preference", media="", scale=1):
        """Sets the size of the window and what the reader prefers."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setEmulatedMedia", media=media, features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-contrast", "value": contrast}])
        self.settle()

    def screenshot(self, path):
        """Writes what is seen to a PNG."""
        picture = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture))

    def problems(self):
        """What the page complained about so far: errors, uncaught exceptions, refused or attempted loads."""
        found = []
        for event in self.events:
            parameters = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Runtime.consoleAPICalled":
                words = [str(part.get("value", part.get("description", ""))) for part in parameters["args"]]
                found.append("console.%s: %s" % (parameters["type"], " ".join(words)))
            elif event["method"] == "Log.entryAdded":
                found.append("%s: %s" % (parameters["entry"]["level"], parameters["entry"]["text"]))
            elif event["method"] == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith("file:") or parameters.get("type") != "Document":
                    found.append("loads " + url[:200])
        return found
