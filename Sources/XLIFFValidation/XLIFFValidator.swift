import AuditModel
import SourceText
import XMLReading

/// Returns what is wrong with an XLIFF document of version 1.2, 2.0, 2.1 or 2.2: by its structure,
/// by what the specification demands beyond it, by the rules of the modules, and, for a document
/// that Xcode made or takes, by what its import would lose.
package struct XLIFFValidator: Sendable {
  /// How many problems a verdict lists.
  package static let mostProblems = 1_000

  private let extensionPrefixes: [String: String]

  /// Takes the prefixes that extensions have registered for fragment identifiers, with their
  /// namespaces; those of the modules are known.
  package init(extensionPrefixes: [String: String] = [:]) {
    self.extensionPrefixes = extensionPrefixes
  }

  /// Validates a document; its path is only named in the problems.
  package func validate(_ bytes: [UInt8], path: String) -> XLIFFVerdict {
    var report = ProblemReport(path: path, standard: "XLIFF", limit: Self.mostProblems)
    do {
      let tree = try XLIFFTreeBuilder.tree(of: bytes)
      return judge(tree, report: &report)
    } catch {
      report.addUnreadable(error)
      return report.verdict(version: nil)
    }
  }

  private func judge(_ tree: XLIFFTree, report: inout ProblemReport) -> XLIFFVerdict {
    guard !tree.nodes.isEmpty else { return report.verdict(version: nil) }
    let version = tree.attribute("version", of: XLIFFTree.root)
    guard let dialect = XLIFFDialect.of(tree, into: &report) else {
      return report.verdict(version: version)
    }
    report.standard = "XLIFF \(dialect.rawValue)"
    switch dialect {
    case .version12:
      Version12Check(tree: tree).run(into: &report)
      XcodeImportCheck(tree: tree).run(into: &report)
    case .version20, .version21, .version22:
      Version2Check(tree: tree, dialect: dialect, extensionPrefixes: extensionPrefixes)
        .run(into: &report)
    }
    return report.verdict(version: version)
  }
}

extension ProblemReport {
  fileprivate mutating func addUnreadable(_ error: any Error) {
    guard let error = error as? XMLError else {
      return add(.wellFormed, at: TextLocation(), "\(error)", try: "save the document again")
    }
    add(
      .wellFormed, at: TextLocation(line: error.line, column: error.column), error.message,
      try: "correct the XML there; nothing behind it was read")
  }
}

extension XLIFFRule {
  fileprivate static let wellFormed = Self(
    .wellFormedXML, "XML 1.0, well-formed documents", of: .xml)
}
