import Localization
import TextShaping

/// The strings that come into one entry of a PO file.
struct POGroup {
  var key: String
  /// The way to the text; for forms that from which only the categories lead on.
  var path: VariationPath
  var units: [BilingualUnit]
  /// Whether the entry has plural forms.
  var hasForms: Bool
  /// The text of which the forms are the only variable, when it needs no entry of its own.
  var format: BilingualUnit?

  /// The text for a category.
  subscript(category: PluralCategory) -> BilingualUnit? {
    units.first { $0.path.category == category }
  }
}

extension POGroup {
  /// Divides the strings of a file in their order.
  ///
  /// Forms are entries of their own where a string with the same path is beside them.
  static func groups(of units: [BilingualUnit], indices: PluralIndices?) -> [POGroup] {
    let singles = Set(units.map { POUnitID(original: "", key: $0.key, path: $0.path) })
    var groups: [POGroup] = []
    var positions: [POUnitID: Int] = [:]
    for unit in units {
      let prefix = VariationPath(Array(unit.path.steps.dropLast()))
      let name = POUnitID(original: "", key: unit.key, path: prefix)
      let other = POUnitID(original: "", key: unit.key, path: prefix.appending(.plural(.other)))
      guard let indices, let category = unit.path.category, !singles.contains(name),
        indices.hasForm(for: category) || indices.isSourceForm(unit) && singles.contains(other)
      else {
        groups.append(POGroup(key: unit.key, path: unit.path, units: [unit], hasForms: false))
        continue
      }
      if let position = positions[name] {
        groups[position].units.append(unit)
      } else {
        positions[name] = groups.count
        groups.append(POGroup(key: unit.key, path: prefix, units: [unit], hasForms: true))
      }
    }
    return groups
  }

  /// Whether its entry is fuzzy: a person has to look at one of its strings, or one of several
  /// forms is missing, which gettext takes for a mistake.
  func isFuzzy(_ indices: PluralIndices?) -> Bool {
    let translated = units.filter { $0.translation != nil }
    if translated.contains(where: { $0.state?.isFinished == false }) { return true }
    guard hasForms, let indices, !translated.isEmpty else { return false }
    return indices.categories.contains { indices[$0] != nil && self[$0]?.translation == nil }
  }
}

extension [POGroup] {
  /// Takes strings such as `%#@n@` into the entries of the words that they stand for, where reading
  /// finds the same text there again.
  mutating func foldFormats(_ indices: PluralIndices?) {
    var texts: [String: Int] = [:]
    var variables: [String: Int] = [:]
    for (index, group) in enumerated() {
      if group.path.isText && !group.hasForms { texts[group.key] = index }
      if group.path.isSubstitution { variables[group.key, default: 0] += 1 }
    }
    var folded: Set<Int> = []
    for index in self.indices where self[index].hasForms && variables[self[index].key] == 1 {
      guard let position = texts[self[index].key], let text = self[position].units.first,
        self[index].canHold(text, indices)
      else { continue }
      self[index].format = text
      folded.insert(position)
    }
    self = enumerated().filter { !folded.contains($0.offset) }.map(\.element)
  }

}

extension POGroup {
  /// Whether reading makes a text, as it is, of the entry.
  fileprivate func canHold(_ text: BilingualUnit, _ indices: PluralIndices?) -> Bool {
    guard let source = text.source, let name = POContext.variable(of: source),
      path == VariationPath([.substitution(name)]), let first = units.first,
      text.notes == first.notes, text.context == first.context, text.valueType == nil
    else { return false }
    let isTranslated = units.contains { unit in
      unit.translation != nil && unit.path.category.flatMap { indices?[$0] } != nil
    }
    guard text.translation == (isTranslated ? source : nil) else { return false }
    return text.knownState == .read(isTranslated: isTranslated, isFuzzy: isFuzzy(indices))
  }
}

extension PluralIndices {
  /// Whether a category has a form, be it one that serves for another category too.
  func hasForm(for category: PluralCategory) -> Bool { categories.contains(category) }

  /// Whether a string is the source for one thing, in a language without such a form.
  func isSourceForm(_ unit: BilingualUnit) -> Bool {
    unit.path.category == .one && unit.translation == nil && !hasForm(for: .one)
  }
}

extension VariationPath {
  fileprivate var isSubstitution: Bool {
    if case .substitution = steps.last { true } else { false }
  }
}

extension BilingualUnit {
  /// The translation; gettext knows no empty one.
  var translation: String? { target?.isEmpty == false ? target : nil }

  /// How far the translation is; one of which the file says nothing counts as translated.
  var knownState: TranslationState { state ?? (translation == nil ? .new : .translated) }
}

extension TranslationState {
  /// The interpretation of a string of an entry when it is read.
  static func read(isTranslated: Bool, isFuzzy: Bool) -> TranslationState {
    isTranslated ? (isFuzzy ? .needsReview : .translated) : .new
  }
}
