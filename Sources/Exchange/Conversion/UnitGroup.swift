import AuditModel
import Localization
import TextShaping

/// The units of one key.
struct UnitGroup {
  private let units: [BilingualUnit]

  init(_ units: [BilingualUnit]) {
    var seen: Set<VariationPath> = []
    self.units = units.filter { seen.insert($0.path).inserted }
  }

  /// The source string of the key, without the forms that are there only because the other language
  /// has more of them; where `other` is left out, one of those has its text.
  func sourceEntry(_ rules: PluralRules) -> TableEntry? {
    let leaves = units.compactMap { unit in
      unit.source.map { TableEntry.Leaf(path: unit.path, text: $0, location: unit.location) }
    }
    var texts = Dictionary(leaves.map { ($0.path, $0.text) }) { first, _ in first }
    let own = leaves.compactMap { leaf -> TableEntry.Leaf? in
      guard let category = leaf.path.category, !rules.integerCategories.contains(category),
        category != .other, category != .zero
      else { return leaf }
      let other = VariationPath(Array(leaf.path.steps.dropLast())).appending(.plural(.other))
      if let text = texts[other] { return text == leaf.text ? nil : leaf }
      texts[other] = leaf.text
      return TableEntry.Leaf(path: other, text: leaf.text, location: leaf.location)
    }
    return entry(own, hasStates: false)
  }

  /// The translation of the key, none when nothing is translated.
  var targetEntry: TableEntry? {
    entry(
      units.compactMap { unit in
        unit.target.map {
          TableEntry.Leaf(path: unit.path, text: $0, location: unit.targetLocation)
        }
      }, hasStates: true)
  }

  private func entry(_ leaves: [TableEntry.Leaf], hasStates: Bool) -> TableEntry? {
    let types = Dictionary(
      units.compactMap { unit in unit.variable.flatMap { name in unit.valueType.map { (name, $0) } }
      }
    ) { first, _ in first }
    let numbers = Dictionary(
      units.compactMap { unit in
        unit.variable.flatMap { name in unit.argumentNumber.map { (name, $0) } }
      }
    ) { first, _ in first }
    guard let first = units.first, let location = leaves.first?.location,
      let value = TableValue(
        leaves: format(of: leaves) + leaves, valueTypes: types, argumentNumbers: numbers)
    else { return nil }
    var states: [VariationPath: TranslationState] = [:]
    if hasStates {
      for unit in units where unit.target != nil { states[unit.path] = unit.state }
    }
    var entry = TableEntry(
      key: first.key, value: value, comment: first.notes.comment, keyLocation: first.location,
      valueLocation: location, states: states, isTranslatable: first.isTranslatable,
      isCommentGenerated: first.notes.isCommentGenerated)
    entry.limits = first.limits
    if !first.gettextFlags.isEmpty { entry.gettextFlags = first.gettextFlags }
    return entry
  }

  /// The text that names the only variable, where a file has its words and not the text.
  private func format(of leaves: [TableEntry.Leaf]) -> [TableEntry.Leaf] {
    let names = Set(leaves.map { $0.path.steps.first?.variable })
    guard names.count == 1, let name = names.first ?? nil, let location = leaves.first?.location
    else { return [] }
    let source = units.first { $0.path.isText }?.source
    return [TableEntry.Leaf(path: .text, text: source ?? "%#@\(name)@", location: location)]
  }
}

extension BilingualUnit {
  /// The name of the variable whose words it is.
  fileprivate var variable: String? {
    path.steps.lazy.compactMap(\.variable).first
  }
}

extension VariationPath.Step {
  /// The name of the variable whose words the way leads to.
  fileprivate var variable: String? {
    if case .substitution(let name) = self { name } else { nil }
  }
}

extension [BilingualUnit.Note] {
  /// The developers' comment, none when there is none.
  var comment: String? {
    if count == 1 { return self[0].isComment ? self[0].text : nil }
    let comments = filter(\.isComment)
    return comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n")
  }

  /// Whether a program wrote the comment.
  var isCommentGenerated: Bool { first(where: \.isComment)?.author == "auto-generated" }
}

extension BilingualUnit.Note {
  /// Whether it is of a developer, or of a program that explains for one.
  fileprivate var isComment: Bool { author == nil || author == "auto-generated" }
}
