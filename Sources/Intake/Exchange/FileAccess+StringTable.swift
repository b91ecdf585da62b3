import Exchange

extension FileAccess {
  /// Whether a file is a CSV table with strings: tables are for many things, and those with strings
  /// are known by their first row.
  func isStringTable(_ path: String) -> Bool {
    guard path.hasSuffix(".csv"), isRegularFile(path), let bytes = try? bytes(ofFile: path) else {
      return false
    }
    return BilingualDocument(bytes, path: path, format: .csv).fatalProblems.isEmpty
  }
}
