import Testing

/// What the plugins do, in packages that are really built. One after the other: the builds share a folder.
@Suite(.serialized) enum PluginTests {}
