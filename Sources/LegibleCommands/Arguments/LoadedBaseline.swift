import Configuration

/// A baseline with the folder of its file.
struct LoadedBaseline: Sendable {
  /// The known findings.
  let contents: Baseline
  /// The path by which the file is read and written.
  let path: String
  /// The folder of the file, by its path behind all links.
  let folder: String
}
