// What the plugin uses of Xcode's module XcodeProjectPlugin, transcribed from Apple's documentation so that the branch for
// Xcode projects is at least type-checked where there is no Xcode. Each comment names the page of a declaration.

public import Foundation
public import PackagePlugin

/// "XcodeBuildToolPlugin".
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// "createBuildCommands(context:target:)".
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// "XcodePluginContext".
public struct XcodePluginContext {
  /// "xcodeProject".
  public let xcodeProject: XcodeProject
  /// "pluginWorkDirectoryURL".
  public let pluginWorkDirectoryURL: URL

  /// "tool(named:)".
  public func tool(named name: String) throws -> PluginContext.Tool { throw CancellationError() }
}

/// "XcodeProject".
public struct XcodeProject {
  /// "directoryURL".
  public let directoryURL: URL
}

/// "XcodeTarget".
public struct XcodeTarget {
  /// "displayName".
  public let displayName: String
  /// "inputFiles".
  public let inputFiles: FileList
}
