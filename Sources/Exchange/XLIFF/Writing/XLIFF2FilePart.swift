import Localization
import SourceText
import TextShaping

/// One `<file>` of a document of XLIFF 2.
struct XLIFF2FilePart {
  private let file: BilingualFile
  private let id: String
  private let version: XLIFF2Writer.Version
  private let options: XLIFF2Writer.Options
  private let dialect: IdentifierDialect
  private var ids = SafeIdentifiers()
  private(set) var losses: [ConversionLoss] = []

  init(
    _ file: BilingualFile, id: String, _ version: XLIFF2Writer.Version,
    _ options: XLIFF2Writer.Options
  ) {
    self.file = file
    self.id = id
    self.version = version
    self.options = options
    dialect = IdentifierDialect(original: file.original)
  }

  mutating func write(into writer: inout XMLWriter) {
    let sets = unitSets()
    guard !sets.isEmpty else { return }
    let hasWidths = options.writesContext && file.units.contains { $0.sizeRestriction != nil }
    writer.element(
      "file", ["id": id, "original": file.original.legal, "xml:space": "preserve"]
    ) { writer in
      if hasWidths { writer.leaf("slr:profiles", ["generalProfile": "xliff:codepoints"]) }
      for set in sets { write(set, into: &writer) }
    }
  }

  /// Units that belong together: one text, or the forms of a plural.
  private struct UnitSet {
    var units: [BilingualUnit]
    /// The way to the plural, without its form.
    var base: VariationPath?
  }

  /// The units in their order, with those of a plural where its first one is.
  private mutating func unitSets() -> [UnitSet] {
    var sets: [UnitSet] = []
    var plurals: [UnitIdentity: Int] = [:]
    for unit in file.units {
      guard XMLQuoting.illegalCharacter(in: unit.key) == nil else {
        lose(unit, "it is left out, because XML cannot hold a character of its key")
        continue
      }
      noteLosses(of: unit)
      let unit = file.targetLocale == nil ? unit.withoutTarget : unit
      guard unit.path.category != nil else {
        sets.append(UnitSet(units: [unit]))
        continue
      }
      let base = VariationPath(unit.path.steps.dropLast())
      let identity = UnitIdentity(key: unit.key, path: base)
      if let index = plurals[identity] {
        sets[index].units.append(unit)
      } else {
        plurals[identity] = sets.count
        sets.append(UnitSet(units: [unit], base: base))
      }
    }
    return sets
  }

  /// The forms of a plural are in a group, which since XLIFF 2.2 also says what chooses among them
  /// (module pgs; its schema has `switch` on groups and `case` on units).
  private mutating func write(_ set: UnitSet, into writer: inout XMLWriter) {
    guard let base = set.base, let first = set.units.first else {
      for unit in set.units { write(unit, into: &writer) }
      return
    }
    let attributes: XMLWriter.Attributes = [
      "id": ids.identifier(for: "\(first.key) \(base) group"), "name": first.key,
      "pgs:switch": version == .v22 ? "plural:\(base.switchName)" : nil,
    ]
    writer.element("group", attributes) { writer in
      for unit in set.units { write(unit, into: &writer) }
    }
  }

  private mutating func noteLosses(of unit: BilingualUnit) {
    if unit.source == nil { lose(unit, "it has no source string, so its source is empty") }
    if file.targetLocale == nil, unit.target != nil {
      lose(unit, "its translation is left out, because the file does not say its language")
    } else if let state = unit.state, state != .new, unit.target == nil {
      lose(unit, "its state is “initial”, because it has no translation")
    }
    if options.writesContext, unit.sizeRestriction == nil, let budget = unit.context?.widthBudget,
      budget.points <= 0
    {
      lose(unit, "its width is left out, because the source string exceeds it")
    }
    if unit.notes.contains(where: { XMLQuoting.illegalCharacter(in: $0.text) != nil }) {
      lose(unit, "its notes have U+FFFD in the places of characters that XML cannot hold")
    }
  }

  private mutating func lose(_ unit: BilingualUnit, _ message: String) {
    losses.append(ConversionLoss(key: unit.key, path: unit.path, message))
  }
}

extension XLIFF2FilePart {
  private mutating func write(_ unit: BilingualUnit, into writer: inout XMLWriter) {
    var codes = SpecifierCodes(isActive: options.protectsSpecifiers)
    let segment = XLIFF2Segment(unit, &codes)
    let width = options.writesContext ? unit.sizeRestriction : nil
    writer.element(
      "unit",
      [
        "id": ids.identifier(for: "\(unit.key) \(unit.path)"), "name": unit.key,
        "translate": unit.isTranslatable ? nil : "no",
        "slr:sizeRestriction": width.map { String($0) },
        "pgs:case": version == .v22 ? unit.path.pluralCase : nil,
      ]
    ) { writer in
      write(metadata(of: unit), into: &writer)
      write(notesOf: unit, into: &writer)
      codes.write(into: &writer)
      segment.write(into: &writer)
    }
  }

  /// The metadata that this program reads back, and where the string is visible.
  private func metadata(of unit: BilingualUnit) -> [(String, String)] {
    var entries: [(String, String)] = []
    let identity = UnitIdentity(key: unit.key, path: unit.path)
    if dialect.read(unit.key).identity != identity {
      entries.append(("key", unit.key))
      if !unit.path.isText { entries.append(("path", CatalogPath.text(of: unit.path))) }
    }
    if let valueType = unit.valueType { entries.append(("value-type", valueType)) }
    if let number = unit.argumentNumber { entries.append(("argument", "\(number)")) }
    guard options.writesContext, let context = unit.context else { return entries }
    entries += context.usages.map { ("screen", $0.screen) }
    entries += context.roles.map { ("role", $0) }
    return entries
  }

  private func write(_ metadata: [(String, String)], into writer: inout XMLWriter) {
    guard !metadata.isEmpty else { return }
    writer.element("mda:metadata") { writer in
      writer.element("mda:metaGroup", ["category": ContextNotes.author]) { writer in
        for (type, value) in metadata {
          writer.leaf("mda:meta", ["type": type], XMLContent(value.legal))
        }
      }
    }
  }

  private func write(notesOf unit: BilingualUnit, into writer: inout XMLWriter) {
    let context = options.writesContext ? unit.context.map(ContextNotes.notes) ?? [] : []
    let notes = unit.notes + context
    guard !notes.isEmpty else { return }
    writer.element("notes") { writer in
      for note in notes {
        writer.leaf("note", ["category": note.author?.legal], XMLContent(note.text.legal))
      }
    }
  }
}

extension BilingualUnit {
  /// The unit before anybody translated it.
  fileprivate var withoutTarget: BilingualUnit {
    var unit = self
    (unit.target, unit.state) = (nil, nil)
    return unit
  }
}

extension VariationPath {
  /// The name of the variable in `pgs:switch`, which takes no commas, colons and spaces.
  fileprivate var switchName: String {
    let name = substitutionName ?? "count"
    return String(name.legal.map { ",: \t\n\r".contains($0) ? "_" : $0 })
  }

  /// The value of `pgs:case`; Apple’s zero is the number 0 in every language, not a category of
  /// the language.
  fileprivate var pluralCase: String? {
    category.map { $0 == .zero ? "0" : $0.rawValue }
  }
}
