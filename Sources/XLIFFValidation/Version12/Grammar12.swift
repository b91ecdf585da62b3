extension Grammar {
  /// XLIFF 1.2, in its strict form; what only its transitional form knows is marked.
  static let version12 = Grammar(
    Grammar12.elements, moduleAttributes: ModuleAttributes([:]))
}

// Source: the strict schema of XLIFF 1.2, and what the transitional one adds.
/// The elements of XLIFF 1.2.
enum Grammar12 {
  static var elements: [ElementGrammar] { header + structure + texts + inlines }

  static let stamp = AttributeGrammar.transitional("ts")
  static let dataType = ValueForm.oneOfOrOwn(Words12.dataTypes)

  static func words(_ words: [String]) -> ValueForm { .oneOfOrOwn(words) }
}

extension ContentGrammar {
  static let codes12 = mixed(
    ["g", "bpt", "ept", "ph", "it", "mrk", "x", "bx", "ex"].map { .core($0) })

  /// Code of the original format, in which there may be texts to translate.
  static let native = mixed([.core("sub")])
}

extension Particle {
  static let choice = Self(
    names: [.core("internal-file"), .core("external-file")], least: 1, most: 1, extensions: nil)
}
