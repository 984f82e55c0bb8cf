# make           build the command, compile SampleCatalog, and show its colors in the terminal
# make test      run all tests
# make check     everything that must pass before a change lands, warnings as errors
# make lint      check the format;  make format  mends it
# make bench     time the command against the floor of design
# make golden    write the generated files that tests compare with anew
# make artifactbundle   put the release build into an artifact bundle, which packages can use in place of the source
# make install PREFIX=/usr/local
# make clean

SWIFT ?= swift
PREFIX ?= /usr/local
NEEDED_SWIFT = 6.2

# A static executable starts in a quarter of the time; on Apple platforms the system has the library.
STATIC = $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable)
RELEASE = .build/release/colorset
STRICT = -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
BUNDLE = .build/colorset.artifactbundle
CHECKED_IN = Tests/Examples/CheckedIn
DEMO = Tests/Demo
DEMO_SOURCE = $(DEMO)/Sources/SampleColors/Palette.swift

# Some toolchains end "swift build" with a crash now and then; the next try works.
RETRY = sh -c '"$$@"; s=$$?; test $$s -eq 139 || exit $$s; \
  echo "make: $$1 crashed; trying once more" >&2; "$$@"' retry

.PHONY: all build demo test lint format check bench golden artifactbundle install clean toolchain

all: demo

toolchain:
	@command -v $(SWIFT) >/dev/null 2>&1 || { \
	  echo "make: there is no '$(SWIFT)' here; install Swift $(NEEDED_SWIFT) or later from swift.org" >&2; exit 1; }
	@found=$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1); \
	lowest=$$(printf '%s\n%s\n' "$(NEEDED_SWIFT)" "$${found:-0}" | sort -t. -k1,1n -k2,2n | head -n 1); \
	test "$$lowest" = "$(NEEDED_SWIFT)" || { \
	  echo "make: colorset needs Swift $(NEEDED_SWIFT) or later; '$(SWIFT)' is $${found:-of an unknown version}" >&2; exit 1; }

build: toolchain
	@$(RETRY) $(SWIFT) build -c release --product colorset $(STATIC)

demo: build
	@$(RELEASE) generate SampleCatalog --access public --output $(DEMO_SOURCE)
	@$(RETRY) $(SWIFT) build -c release --package-path $(DEMO)
	@$(DEMO)/.build/release/Demo

test: toolchain
	@$(RETRY) $(SWIFT) build --build-tests $(STRICT)
	@$(RETRY) $(SWIFT) test --skip-build $(STRICT)

lint: toolchain
	@$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift

format: toolchain
	@$(SWIFT) format --in-place --recursive --parallel Sources Tests Package.swift

check: lint test demo artifactbundle
	@$(RELEASE) generate SampleCatalog --access public --output $(DEMO_SOURCE) --check
	@git diff --exit-code -- $(DEMO_SOURCE)

bench: build
	@$(RETRY) $(SWIFT) build -c release --product Benchmarks --scratch-path .build/benchmarks
	@.build/benchmarks/release/Benchmarks --colorset $(RELEASE)

golden: build
	@$(RELEASE) generate SampleCatalog --access public --output $(DEMO_SOURCE)
	@$(RELEASE) generate $(CHECKED_IN)

# The layout of SE-0305. The program runs where the triple says; on Apple platforms an own bundle is made.
artifactbundle: build
	@set -e; rm -rf $(BUNDLE); \
	version=$$($(RELEASE) --version | sed 's/colorset //'); \
	triple=$$($(SWIFT) -print-target-info | sed -n 's/.*"unversionedTriple": *"\([^"]*\)".*/\1/p'); \
	place="colorset-$$version-$$triple/bin/colorset"; \
	mkdir -p "$(BUNDLE)/$$(dirname "$$place")"; \
	install -m 755 $(RELEASE) "$(BUNDLE)/$$place"; \
	strip "$(BUNDLE)/$$place" 2>/dev/null || true; \
	printf '%s\n' '{' '  "schemaVersion" : "1.0",' '  "artifacts" : {' '    "colorset" : {' \
	  '      "type" : "executable",' "      \"version\" : \"$$version\"," '      "variants" : [' \
	  "        { \"path\" : \"$$place\", \"supportedTriples\" : [\"$$triple\"] }" \
	  '      ]' '    }' '  }' '}' > $(BUNDLE)/info.json; \
	"$(BUNDLE)/$$place" --version >/dev/null; \
	echo "$(BUNDLE)"

install: build
	@mkdir -p "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/colorset"

clean:
	@rm -rf .build $(DEMO)/.build Tests/Examples/*/.build
