import AuditModel
import Localization

/// A file of the project with the language that translations came for.
struct ImportArrival {
  let resource: ProjectResource
  let locale: LocaleIdentifier
  /// The format in which they came.
  let format: ExchangeFormat
  /// The current strings of the project.
  let current: [UnitName: BilingualUnit]
  /// The current strings as they come back when they are exported and left alone.
  ///
  /// A format may not be able to hold all of a string: of states PO knows that a person has to
  /// look, and not why.
  let untouched: [UnitName: BilingualUnit]
  /// The keys in the source language.
  let sources: [ExactText: TableEntry]
  /// How a string that came back is read.
  let matching: UnitMatching
  /// The keys that have a translation.
  let translated: [ExactText: TableEntry]

  init(
    resource: ProjectResource, sourceLocale: LocaleIdentifier, locale: LocaleIdentifier,
    format: ExchangeFormat
  ) {
    self.resource = resource
    self.locale = locale
    self.format = format
    let file = resource.bilingual(from: sourceLocale, into: locale)
    current = Dictionary(file.units.map { (UnitName($0), $0) }) { first, _ in first }
    sources = Dictionary(resource.source.map { (ExactText($0.key), $0) }) { _, last in last }
    matching = UnitMatching(current: current, sources: sources)
    let exported = BilingualWriter.write([file], as: format).bytes
    let returned = BilingualDocument(exported, path: file.original, format: format).files
    untouched = Dictionary(
      returned.flatMap(\.units).map(matching.matched).map { (UnitName($0), $0) }
    ) { first, _ in first }
    translated = Dictionary(
      resource.translation(into: locale).map { (ExactText($0.key), $0) }
    ) { _, last in last }
  }

  /// The file that the translations go into.
  var file: String { resource.path(ofTranslationInto: locale) }

  /// Whether the file can say how far a translation is.
  var holdsStates: Bool { resource.kind == .catalog }
}

/// The identity by which a string is matched.
struct UnitName: Hashable {
  private let key: ExactText
  private let path: VariationPath

  init(_ unit: BilingualUnit) {
    key = ExactText(unit.key)
    path = unit.path
  }

  init(key: String, path: VariationPath) {
    self.key = ExactText(key)
    self.path = path
  }
}
