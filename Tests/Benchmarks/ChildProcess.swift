#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A program started with `posix_spawn` and waited for with `wait4`.
struct ChildProcess {
  /// The raw status of `wait4`.
  let status: Int32
  /// The peak resident memory of the child, or of this program if that is larger on Linux.
  let peakBytes: Int

  /// What went wrong, or nothing when it ended with exit code 0.
  var problem: String? {
    if status == 0 { return nil }
    let signal = status & 0x7F
    return signal == 0 ? "exited with \((status >> 8) & 0xFF)" : "was ended by signal \(signal)"
  }

  /// Runs a program to its end, standard input empty, both outputs to files.
  init(_ words: [String], environment: [String], output: String, errors: String) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o644)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, errors, writing, 0o644)

    let argv = unsafe Self.strings(words)
    let envp = unsafe Self.strings(environment)
    defer {
      unsafe Self.release(argv)
      unsafe Self.release(envp)
    }
    var pid: pid_t = 0
    let code = unsafe posix_spawn(&pid, words[0], &actions, nil, argv, envp)
    guard code == 0 else { throw BenchmarkError.failed("cannot run \(words[0]): errno \(code)") }
    (status, peakBytes) = try Self.wait(for: pid)
  }

  /// The peak resident memory of this program: on Linux a child is never reported with less.
  static var ownPeakBytes: Int {
    #if os(Linux)
      var usage = rusage()
      // 0 is RUSAGE_SELF, which Glibc imports as another type than the function takes.
      unsafe getrusage(0, &usage)
      return bytes(usage)
    #else
      return 0
    #endif
  }

  /// Waits for the child to end.
  private static func wait(for pid: pid_t) throws -> (status: Int32, peakBytes: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(pid, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError.failed("wait4: errno \(errno)") }
    }
    return (status, bytes(usage))
  }

  /// The peak in bytes: Darwin counts bytes, Linux kibibytes.
  private static func bytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1_024
    #endif
  }

  /// A C array of C strings, ended by nil; the caller frees the strings.
  private static func strings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe words.map { unsafe strdup($0) } + [nil]
  }

  /// Frees the strings of such an array.
  private static func release(_ strings: [UnsafeMutablePointer<CChar>?]) {
    for index in unsafe strings.indices { unsafe free(strings[index]) }
  }
}
