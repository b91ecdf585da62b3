/// The prefixes that may be in fragment identifiers, and the namespaces they stand for.
struct FragmentPrefixes {
  private let extensions: [String: String]

  /// Takes the prefixes of extensions with their namespaces.
  init(extensions: [String: String] = [:]) {
    self.extensions = Self.registered.merging(extensions) { _, own in own }
  }

  /// The prefixes that stand for a namespace of an extension.
  var extensionPrefixes: [String] { extensions.keys.sorted() }

  /// Whether a prefix means anything.
  func isKnown(_ prefix: String) -> Bool {
    Self.core.contains(prefix) || Self.modules.keys.contains(prefix)
      || (prefix.utf8.count > 1 && extensions.keys.contains(prefix))
  }

  /// Whether an element lies in a namespace that the prefix stands for.
  func covers(_ node: Int, _ prefix: String, in tree: XLIFFTree) -> Bool {
    if let module = Self.modules[prefix], tree.vocabulary(of: node) == module { return true }
    guard let namespace = extensions[prefix] else { return false }
    return tree.foreignNamespace(of: node) == namespace
  }

  private static let core: Set = ["f", "g", "u", "n", "d", "t"]

  // Source: XLIFF 2, Module Fragment Identification Prefix of each module.
  private static let modules: [String: Vocabulary] = {
    let all: [Vocabulary] = [
      .matches, .glossary, .metadata, .resourceData, .sizeRestriction, .validation,
      .changeTracking, .its, .pluralGenderSelect,
    ]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.prefix ?? "", $0) })
  }()

  // The prefix of TermBase eXchange, which the test suite of the standard uses as registered.
  private static let registered = ["tbx": "urn:iso:std:iso:30042:ed-1:v1:en"]
}
