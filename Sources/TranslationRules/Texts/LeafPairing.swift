import Localization
import TextAnalysis

/// Finds for each text of a translation the one of the source that it translates.
struct LeafPairing {
  private let key: KeyPair

  init(_ key: KeyPair) { self.key = key }

  var pairs: [TextPair] {
    if case .text(let source) = key.source.value, case .text(let target) = key.target.value {
      return [
        TextPair(
          source: key.readTexts.source ?? AuditedText(source),
          target: key.readTexts.target ?? AuditedText(target), key: key)
      ]
    }
    let sources = Dictionary(key.source.leaves.map { ($0.path, $0) }) { _, last in last }
    return key.target.leaves.compactMap { leaf in
      source(of: leaf.path, among: sources).map { TextPair(source: $0, target: leaf, key: key) }
    }
  }

  /// A form for one number is compared with the source's form of that name, others against the
  /// source's `other`: the `one` of English leaves out the number that the `one` of Russian needs.
  private func source(
    of path: VariationPath, among sources: [VariationPath: TableEntry.Leaf]
  ) -> TableEntry.Leaf? {
    var steps = path.steps
    if let category = path.category, category != .other,
      !key.tables.targetLanguage.servesOneNumber(category)
    {
      steps[steps.count - 1] = .plural(.other)
    }
    if let exact = sources[VariationPath(steps)] { return exact }
    for index in steps.indices.reversed() {
      switch steps[index] {
      case .plural: steps[index] = .plural(.other)
      case .device: steps[index] = .device("other")
      case .width, .substitution, .phrase: continue
      }
      if let found = sources[VariationPath(steps)] { return found }
    }
    let isWord = path.steps.contains { if case .substitution = $0 { true } else { false } }
    if isWord { return nil }
    return sources[.text] ?? sources[VariationPath([.plural(.other)])] ?? key.source.leaves.first
  }
}

extension VariationPath {
  /// Whether it leads to a form of a variable.
  var isInVariable: Bool {
    steps.contains { if case .substitution = $0 { true } else { false } }
  }
}
