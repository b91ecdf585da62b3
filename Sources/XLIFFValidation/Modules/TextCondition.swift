/// The condition of a rule of the Validation Module for a translation.
struct TextCondition {
  /// The attribute that holds the text that is asked for.
  enum Kind: String, Hashable, CaseIterable, Sendable {
    case isPresent, isNotPresent, startsWith, endsWith
  }

  /// The common key of two rules when one overrides the other.
  struct Key: Hashable {
    let kind: Kind
    let text: String
  }

  let node: Int
  let key: Key
  let isDisabled: Bool
  private let occurs: Int?
  private let existsInSource: Bool
  private let isCaseSensitive: Bool
  private let normalization: TextNormalization
  private let pattern: [UInt8]

  /// Takes a rule; none when it is of one's own or has more than one condition.
  init?(_ tree: XLIFFTree, _ node: Int) {
    let conditions = Kind.allCases.filter { tree.attribute($0.rawValue, of: node) != nil }
    guard conditions.count == 1, let kind = conditions.first,
      let text = tree.attribute(kind.rawValue, of: node)
    else { return nil }
    self.node = node
    key = Key(kind: kind, text: text)
    isDisabled = tree.attribute("disabled", of: node) == "yes"
    occurs = tree.attribute("occurs", of: node).flatMap { Int($0) }
    existsInSource = tree.attribute("existsInSource", of: node) == "yes"
    isCaseSensitive = tree.attribute("caseSensitive", of: node) != "no"
    normalization =
      tree.attribute("normalization", of: node).flatMap { TextNormalization(rawValue: $0) } ?? .nfc
    pattern = Self.comparable(text, isCaseSensitive, normalization)
  }

  /// The problem of a translation, none when it keeps the rule.
  func fault(in translation: String, _ original: String) -> String? {
    let target = Self.comparable(translation, isCaseSensitive, normalization)
    let source = existsInSource ? Self.comparable(original, isCaseSensitive, normalization) : []
    let text = key.text
    switch key.kind {
    case .isPresent: return presenceFault(in: target, source)
    case .isNotPresent:
      return target.count(of: pattern) > 0 ? "the target contains “\(text)”" : nil
    case .startsWith:
      let starts = target.starts(with: pattern)
      if existsInSource { return starts == source.starts(with: pattern) ? nil : differs("start") }
      return starts ? nil : "the target does not start with “\(text)”"
    case .endsWith:
      let ends = target.ends(with: pattern)
      if existsInSource { return ends == source.ends(with: pattern) ? nil : differs("end") }
      return ends ? nil : "the target does not end with “\(text)”"
    }
  }

  private func presenceFault(in target: [UInt8], _ source: [UInt8]) -> String? {
    let count = target.count(of: pattern)
    if let occurs, count != occurs {
      return "the target contains “\(key.text)” \(count) times, not \(occurs)"
    }
    if existsInSource {
      let expected = source.count(of: pattern)
      let isFitting = occurs == nil ? count == expected : expected > 0
      return isFitting
        ? nil : "the target contains “\(key.text)” \(count) times, the source \(expected)"
    }
    return count > 0 ? nil : "the target does not contain “\(key.text)”"
  }

  private func differs(_ verb: String) -> String {
    "only one of source and target \(verb)s with “\(key.text)”"
  }

  private static func comparable(
    _ text: String, _ isCaseSensitive: Bool, _ normalization: TextNormalization
  ) -> [UInt8] {
    let normalized = normalization.apply(to: text)
    return Array((isCaseSensitive ? normalized : normalized.lowercased()).utf8)
  }
}

extension [UInt8] {
  /// How often a pattern is in it, each place counted once; an empty one never does.
  fileprivate func count(of pattern: [UInt8]) -> Int {
    guard let first = pattern.first else { return 0 }
    var found = 0
    var position = startIndex
    while let start = self[position...].firstIndex(of: first) {
      if self[start...].starts(with: pattern) {
        found += 1
        position = start + pattern.count
      } else {
        position = start + 1
      }
    }
    return found
  }

  fileprivate func ends(with pattern: [UInt8]) -> Bool {
    suffix(pattern.count).elementsEqual(pattern)
  }
}
