import AuditModel

/// Returns what Xcode would skip, drop or choke on without a word when it imports a document of
/// XLIFF 1.2 that it made, or whose files are resources of an app.
struct XcodeImportCheck {
  let tree: XLIFFTree

  func run(into report: inout ProblemReport) {
    let files = tree.children(.core, "file", of: XLIFFTree.root).filter { isOfXcode($0) }
    guard !files.isEmpty else { return }
    if let prefix = tree.rootPrefix {
      report.add(
        .prefix, at: tree.location(of: XLIFFTree.root),
        "XLIFF’s namespace has the prefix “\(prefix)”, with which Xcode imports nothing",
        try: "write xmlns=\"\(CoreNamespace.version12)\" and no prefixes")
    }
    for file in files { check(file, into: &report) }
  }

  private func isOfXcode(_ file: Int) -> Bool {
    let tools =
      tree.coreChild("header", of: file).map { tree.children(.core, "tool", of: $0) } ?? []
    if tools.contains(where: { tree.attribute("tool-id", of: $0) == "com.apple.dt.xcode" }) {
      return true
    }
    let original = tree.attribute("original", of: file) ?? ""
    return [".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".plist"].contains {
      original.hasSuffix($0)
    }
  }

  private func check(_ file: Int, into report: inout ProblemReport) {
    let units = (file..<tree.end(of: file)).filter { tree.isCore($0, "trans-unit") }
    checkTargetLanguage(file, units, into: &report)
    var keys = VariationKeys(tree: tree)
    for unit in units {
      XcodeUnitCheck(tree: tree, unit: unit).run(into: &report)
      keys.take(unit)
    }
    keys.check(
      isCatalog: tree.attribute("original", of: file)?.hasSuffix(".strings") != true, &report)
  }

  private func checkTargetLanguage(
    _ file: Int, _ units: [Int], into report: inout ProblemReport
  ) {
    guard tree.attribute("target-language", of: file) == nil else { return }
    let losesTexts = units.contains { tree.coreChild("target", of: $0) != nil }
    report.add(
      losesTexts ? .error : .warning, .targetLanguage, at: tree.location(of: file),
      "<file> has no target-language, so that Xcode skips it", try: "add target-language=\"…\"")
  }
}

extension XLIFFRule {
  fileprivate static let prefix = Self(
    .xcodeImportPrefix, "Xcode’s import", of: .xcode)
  fileprivate static let targetLanguage = Self(
    .xcodeImportTargetLanguage, "Xcode’s import", of: .xcode)
}
