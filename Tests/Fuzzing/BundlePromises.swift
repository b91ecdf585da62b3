import Exchange

extension Promises {
  /// The promises of every bundle: nothing outside of it and nothing behind a link is named.
  mutating func checkBundle(_ bytes: [UInt8], path: String) {
    let files = MemoryBundle(bytes)
    let bundle = XclocBundle(files, path: path)
    for problem in bundle.problems {
      expect(
        problem.location.file == path || problem.location.file.hasPrefix(path + "/"),
        "\(problem.location) is not in the bundle")
      expect(problem.location.line >= 1 && problem.location.column >= 1, "a problem has no place")
      expectClause(problem.message)
    }
    let named = bundle.sources + bundle.screenshots + bundle.notes
    for file in named + (bundle.xliff.map { [$0.path] } ?? []) {
      expect(files.holdsFile(file), "“\(file)” is not in the bundle")
    }
    expect(XclocBundle(files, path: path) == bundle, "it is read in two ways")
  }
}
