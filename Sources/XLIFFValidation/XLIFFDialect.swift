import AuditModel

/// A version of XLIFF that is understood.
enum XLIFFDialect: String, Sendable {
  case version12 = "1.2"
  case version20 = "2.0"
  case version21 = "2.1"
  case version22 = "2.2"

  /// The version of a document by its root element, its namespace and its attribute `version`;
  /// none, and a problem, when they do not fit together.
  static func of(_ tree: XLIFFTree, into report: inout ProblemReport) -> Self? {
    let root = XLIFFTree.root
    guard tree.name(of: root) == "xliff" else {
      report.addNoXLIFF(
        .root, tree, "the document is not XLIFF: its root is <\(tree.name(of: root))>",
        "choose a file whose root is <xliff>")
      return nil
    }
    guard let namespace = tree.rootNamespace, CoreNamespace.all.contains(namespace) else {
      report.addNoXLIFF(
        .namespace, tree,
        tree.rootNamespace.map { "the namespace “\($0)” of <xliff> is not known" }
          ?? "<xliff> is in no namespace",
        "write xmlns=\"\(CoreNamespace.version12)\" or that of another version")
      return nil
    }
    return version(in: namespace, tree, into: &report)
  }

  private static func version(
    in namespace: String, _ tree: XLIFFTree, into report: inout ProblemReport
  ) -> Self? {
    let allowed = versions(in: namespace)
    guard let written = tree.attribute("version", of: XLIFFTree.root) else {
      report.addNoXLIFF(
        .version, tree, "<xliff> has no attribute “version”",
        "write version=\"\(allowed[0].rawValue)\"")
      return nil
    }
    // The schema of 1.2 lets documents in its namespace name the versions before it.
    if namespace == CoreNamespace.version12, ["1.0", "1.1"].contains(written) { return .version12 }
    guard let version = Self(rawValue: written), allowed.contains(version) else {
      report.addNoXLIFF(
        .version, tree, "the version “\(written)” does not belong to the namespace “\(namespace)”",
        "write \(allowed.map(\.rawValue).quotedList), or the namespace of the version")
      return nil
    }
    return version
  }

  private static func versions(in namespace: String) -> [Self] {
    switch namespace {
    case CoreNamespace.version12: [.version12]
    case CoreNamespace.version20: [.version20, .version21]
    default: [.version22, .version21, .version20]
    }
  }
}

extension ProblemReport {
  fileprivate mutating func addNoXLIFF(
    _ rule: XLIFFRule, _ tree: XLIFFTree, _ message: String, _ suggestion: String
  ) {
    add(.error, rule, at: tree.location(of: XLIFFTree.root), message, try: suggestion)
  }
}

extension XLIFFRule {
  fileprivate static let root = Self(.root, "element xliff")
  fileprivate static let namespace = Self(.namespace, "element xliff")
  fileprivate static let version = Self(.version, "attribute version")
}
