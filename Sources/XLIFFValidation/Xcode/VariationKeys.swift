import AuditModel

/// The keys of the units of a file, as Xcode reads them.
struct VariationKeys {
  private let tree: XLIFFTree
  private var plain: [Int] = []
  private var varied: [(unit: Int, id: String, path: VariationPath)] = []
  private var unknown: [(unit: Int, id: String)] = []

  init(tree: XLIFFTree) { self.tree = tree }

  mutating func take(_ unit: Int) {
    guard tree.attribute("id", of: unit, contains: UInt8(ascii: "|")),
      let id = tree.attribute("id", of: unit), VariationPath.hasSeparator(id)
    else { return plain.append(unit) }
    if let path = VariationPath(id) {
      varied.append((unit, id, path))
    } else {
      unknown.append((unit, id))
    }
  }

  /// Reports what Xcode would mistake; files that are no catalogs have no variations.
  func check(isCatalog: Bool, _ report: inout ProblemReport) {
    for (unit, id) in unknown {
      report.add(
        .warning, .key, at: tree.location(of: unit),
        "“\(id)” looks like the id of a variation, but names none that Xcode knows",
        try: "write “plural.”, “device.” or “substitutions.” and a name behind “|==|”")
    }
    guard !varied.isEmpty else { return }
    // Of units with the same id the last counts.
    let plain = Dictionary(
      plain.compactMap { unit in tree.attribute("id", of: unit).map { ($0, unit) } }
    ) { _, last in last }
    for (unit, id, path) in varied {
      if !isCatalog || VariationPath(path.key) != nil { addLookalike(id, unit, &report) }
      if path.hasDelimiterInName { addDelimiter(path, unit, &report) }
      guard isCatalog, path.substitution == nil, let other = plain[path.key] else { continue }
      report.add(
        .collision, at: tree.location(of: unit),
        "“\(path.key)” is both a text of its own, in line \(tree.location(of: other).line), and one "
          + "with variations, which Xcode cannot export again",
        try: "keep the text or the variations")
    }
  }

  private func addLookalike(_ id: String, _ unit: Int, _ report: inout ProblemReport) {
    report.add(
      .warning, .key, at: tree.location(of: unit),
      "the key “\(id)” looks like the id of a variation, so that Xcode ignores its translation",
      try: "choose a key without “|==|”")
  }

  private func addDelimiter(
    _ path: VariationPath, _ unit: Int, _ report: inout ProblemReport
  ) {
    report.add(
      tree.coreChild("target", of: unit) == nil ? .warning : .error, .substitution,
      at: tree.location(of: unit),
      "the name of the substitution “\(path.substitution ?? "")” holds a delimiter, so that Xcode "
        + "drops its translations",
      try: "name the substitution with letters and digits")
  }
}

extension XLIFFRule {
  fileprivate static let key = Self(.xcodeImportKey, "Xcode’s import", of: .xcode)
  fileprivate static let collision = Self(
    .xcodeImportCollision, "Xcode’s import", of: .xcode)
  fileprivate static let substitution = Self(
    .xcodeImportSubstitution, "Xcode’s import", of: .xcode)
}
