#if canImport(Glibc)
  import ColorSetCompiler
  import Testing

  /// What a color costs when it is asked for: no memory.
  @Suite(.enabled(if: SwiftCompiler.clang != nil, "the toolchain has no clang beside swiftc"))
  struct AllocationTests {
    /// Counts what a program allocates, and prints it when the program ends.
    private static let counter = """
      #include <stddef.h>
      #include <stdio.h>
      extern void *__libc_malloc(size_t);
      static unsigned long count;
      void *malloc(size_t size) { count++; return __libc_malloc(size); }
      __attribute__((destructor)) static void tell(void) { fprintf(stderr, "%lu", count); }
      """

    /// Asks for colors as often as its argument says.
    private static let main = """
      let count = Int(CommandLine.arguments[1]) ?? 0
      let color = Palette.Group.Plain.`self`
      var sum = 0.0
      func ask(_ request: ColorTraits) -> Double {
        var sum = 0.0
        if case .components(let value)? = Palette.accent.resolved(for: request) { sum += value.red }
        if case .components(let value)? = color.resolved(for: request) { sum += Double(value.rgba8.red) }
        if Palette.far.resolved(for: request) == nil { sum += 1 }
        if Palette["Accent"]?.resolved(for: request) != nil { sum += 1 }
        ALLOCATION
        return sum
      }
      var asked = 0
      while asked < count {
        sum += ask(ColorTraits())
        sum += ask(ColorTraits(luminosity: .dark, contrast: .high))
        sum += ask(ColorTraits(luminosity: .light, gamut: .displayP3, idiom: .ipad, level: .elevated))
        asked += 1
      }
      if sum < 0 { print(sum) }
      """

    /// How many times a program allocates that asks for colors a number of times.
    private func allocations(_ program: String, count: Int) throws -> Int {
      let run = try SwiftCompiler.run(program: program, ["\(count)"])
      return try #require(Int(run.text), "\(run.text.prefix(200))")
    }

    @Test(
      "Resolving a color allocates nothing, also in a debug build",
      arguments: ["-O", "-Onone"], [false, true])
    func resolving(_ level: String, allocates: Bool) throws {
      let folder = try CodeFolder()
      try folder.addColorSet("Accent")
      try folder.addColorSet("Far", #"{ "colors": [ { "idiom": "tv" } ] }"#)
      for path in ["Group", "Group/Plain"] { try folder.addNamespace(path) }
      try folder.addColorSet("Group/Plain/self", ColorSetText.numbered(7))
      let counter = try folder.write(Self.counter, to: "counter.c")
      let object = folder.path("counter.o")
      let clang = try #require(SwiftCompiler.clang)
      try #require(
        try SwiftCompiler.run(program: clang, ["-c", counter, "-o", object]).status == 0)
      let source = try folder.generate(SwiftOptions(.embedded))
      // The count must be one that can rise.
      let line = allocates ? "sum += [sum, 1, 2, 3].shuffled()[0] * 0" : ""
      let main = Self.main.replacing("ALLOCATION", with: line)
      let files = [
        try folder.write(source, to: "Palette.swift"), try folder.write(main, to: "main.swift"),
      ]
      let program = folder.path("program")
      try SwiftCompiler.expectAccepted(
        [level, "-swift-version", "6", "-o", program] + files + [object])
      let few = try allocations(program, count: 10)
      let many = try allocations(program, count: 1_010)
      #expect(few > 0 && (many > few) == allocates, "\(few) \(many)")
    }
  }
#endif
