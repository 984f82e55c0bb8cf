import Foundation
import PackagePlugin

extension Command {
  /// The command that compiles the catalogs of a target into one file.
  static func compile(
    _ colors: ColorTarget, with tool: PluginContext.Tool, into folder: URL
  ) -> Command {
    // The name must be one that no file of the target has.
    let output = folder.appendingPathComponent(ColorTarget.fileName)
    return .buildCommand(
      displayName: "Compile the color sets of \(colors.name)", executable: tool.url,
      arguments: colors.generateArguments + ["--output", output.path, "--"]
        + colors.catalogs.filter(\.hasColorSets).map(\.url.path),
      inputFiles: colors.inputs, outputFiles: [output])
  }
}
