import Configuration

/// A configuration with the folder that its paths begin at.
struct LoadedConfiguration: Sendable {
  /// The contents.
  let contents: Configuration
  /// The folder of the file, by its path behind all links.
  let folder: String
}
