import Testing

/// Says aloud when tests that need the shared folder cannot run.
@Suite struct SharedFolderTests {
  @Test("The shared folder is there when it is required")
  func isThereWhenRequired() {
    if SharedFolder.isRequired {
      #expect(SharedFolder.isPresent, "COLORSET_SHARED names no folder")
    } else if !SharedFolder.isPresent {
      print("skipped: tests on real catalogs need the folder that COLORSET_SHARED names")
    }
  }
}
