import AuditModel
import Localization
import TextShaping

/// Pairs the strings of a key with their translations, one unit for each text that the language
/// needs.
struct TranslationPairs {
  private let source: TableEntry
  private let target: TableEntry?
  private let isPlain: Bool
  private let needed: Set<PluralCategory>
  private let sourceTexts: [VariationPath: TableEntry.Leaf]
  private let targetTexts: [VariationPath: TableEntry.Leaf]

  /// Takes a key in the source language and, if it is there, in the other one, which needs some
  /// plural categories.
  init(source: TableEntry, target: TableEntry?, needed: Set<PluralCategory>) {
    self.source = source
    self.target = target
    self.needed = needed
    isPlain = source.value.isPlain && target?.value.isPlain ?? true
    sourceTexts = isPlain ? [:] : Self.byPath(source.leaves)
    targetTexts = isPlain ? [:] : Self.byPath(target?.leaves ?? [])
  }

  /// The units in the order of the source, plural categories as CLDR lists them.
  var units: [BilingualUnit] { isPlain ? [plainUnit] : variedUnits }

  /// Most keys have one text in both languages, and large apps have very many of them.
  private var plainUnit: BilingualUnit {
    BilingualUnit(
      key: source.key, source: source.value.format, target: target?.value.format,
      state: target?.states[.text], notes: notes, isTranslatable: source.isTranslatable,
      location: source.valueLocation, targetLocation: target?.valueLocation)
  }

  private var variedUnits: [BilingualUnit] {
    let numbers = argumentNumbers
    return wantedPaths.map { path in
      let found = text(at: path)
      let translation = targetTexts[path]
      var unit = BilingualUnit(
        key: source.key, path: path, source: found?.text, target: translation?.text,
        state: target?.states[path], notes: notes, isTranslatable: source.isTranslatable,
        valueType: valueType(at: path), location: found?.location ?? source.keyLocation,
        targetLocation: translation?.location)
      unit.argumentNumber = path.substitutionName.flatMap { numbers[$0] }
      return unit
    }
  }

  /// Which arguments the variables take, where it is not what the source string says.
  private var argumentNumbers: [String: Int] {
    let numbers = (target?.value.argumentNumbers ?? [:]).merging(source.value.argumentNumbers) {
      $1
    }
    if numbers.isEmpty { return [:] }
    let implied = source.value.impliedArgumentNumbers
    return numbers.filter { $0.value != implied[$0.key] }
  }

  private static func byPath(_ leaves: [TableEntry.Leaf]) -> [VariationPath: TableEntry.Leaf] {
    Dictionary(leaves.map { ($0.path, $0) }) { _, last in last }
  }

  private var notes: [BilingualUnit.Note] {
    guard let comment = source.comment, !comment.isEmpty else { return [] }
    return [BilingualUnit.Note(comment, author: source.isCommentGenerated ? "auto-generated" : nil)]
  }

  // MARK: Which strings

  /// The shape that the translation has counts; one that is not there yet takes that of the source
  /// with the plural categories of its own language.
  private var wantedPaths: [VariationPath] {
    let shape = targetTexts.isEmpty ? source.leaves : target?.leaves ?? []
    var seen: Set<VariationPath> = []
    var result: [VariationPath] = []
    for leaf in shape {
      for path in paths(like: leaf.path) where seen.insert(path).inserted { result.append(path) }
    }
    return result
  }

  /// A path, or one for each plural category that the language needs or the translation has.
  private func paths(like path: VariationPath) -> [VariationPath] {
    guard path.category != nil else { return [path] }
    let stem = VariationPath(Array(path.steps.dropLast()))
    let categories = PluralCategory.allCases.filter { category in
      let candidate = stem.appending(.plural(category))
      return needed.contains(category) || targetTexts[candidate] != nil
        || (category == .zero && sourceTexts[candidate] != nil)
    }
    return categories.map { stem.appending(.plural($0)) }
  }

  // MARK: Their source string

  /// The text at a path; where the source has none, that for all other numbers or devices, or the
  /// one text that it has.
  private func text(at path: VariationPath) -> TableEntry.Leaf? {
    if let exact = sourceTexts[path] { return exact }
    var steps = path.steps
    for index in steps.indices.reversed() {
      switch steps[index] {
      case .plural: steps[index] = .plural(.other)
      case .device: steps[index] = .device("other")
      case .width, .substitution, .phrase: continue
      }
      if let found = sourceTexts[VariationPath(steps)] { return found }
    }
    let isWord = path.steps.contains { if case .substitution = $0 { true } else { false } }
    return isWord ? nil : sourceTexts[.text] ?? source.leaves.first
  }

  private func valueType(at path: VariationPath) -> String? {
    for case .substitution(let name) in path.steps {
      let variables = (target?.value.variables ?? []) + source.value.variables
      return variables.first { $0.name == name }?.valueType
    }
    return nil
  }
}

extension TableValue {
  fileprivate var isPlain: Bool {
    if case .text = self { true } else { false }
  }
}

extension ProjectResource {
  /// The file beside its translation into a language.
  package func bilingual(
    from sourceLocale: LocaleIdentifier, into locale: LocaleIdentifier
  ) -> BilingualFile {
    let needed = Set(PluralRules(language: locale.identifier).integerCategories + [.other])
    let translated = translation(into: locale)
    let translations = translated.positionsByKey
    // Of two entries with one key the last counts, as in the app.
    let positions = source.positionsByKey
    var file = BilingualFile(
      original: original, sourceLocale: sourceLocale, targetLocale: locale)
    file.units.reserveCapacity(source.count)
    for (position, entry) in source.enumerated() {
      let key = ExactText(entry.key)
      guard positions.count == source.count || positions[key] == position else { continue }
      let target = translations[key].map { translated[$0] }
      file.units += TranslationPairs(source: entry, target: target, needed: needed).units
    }
    return file
  }
}

extension [TableEntry] {
  /// Where the entry of each key is; of two with one key the last.
  fileprivate var positionsByKey: [ExactText: Int] {
    var result: [ExactText: Int] = [:]
    result.reserveCapacity(count)
    for (position, entry) in enumerated() { result[ExactText(entry.key)] = position }
    return result
  }
}

extension TranslationProject {
  /// All files beside their translations into a language.
  package func bilingual(into locale: LocaleIdentifier) -> [BilingualFile] {
    resources.map { $0.bilingual(from: sourceLocale, into: locale) }
  }
}
