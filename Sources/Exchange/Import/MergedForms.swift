import AuditModel
import Localization
import TextShaping

/// Plural categories that a PO file has one form for, while the project has a text of its own for each: a file whose
/// `Plural-Forms` has fewer forms than its language would put the text of one into the place of the other.
struct MergedForms {
  private var categories: [Entry: [PluralCategory]] = [:]
  private let locale: LocaleIdentifier

  init(_ units: [BilingualUnit], of arrival: ImportArrival) {
    locale = arrival.locale
    guard arrival.format == .po else { return }
    // `other` may have no form of its own in gettext, as in Russian.
    let forms = units.filter { $0.path.category.map { $0 != .other } ?? false }
    let groups = Dictionary(grouping: forms, by: Form.init).filter { $1.count > 1 }
    for (name, group) in groups.sorted(by: { $0.key.location < $1.key.location }) {
      let texts = Set(
        group.compactMap { arrival.current[UnitName($0)]?.target.map(ExactText.init) })
      if texts.count > 1 { categories[name.entry] = group.compactMap(\.path.category).sorted() }
    }
  }

  /// The forms of a key, or of one of its variables.
  private struct Entry: Hashable {
    let key: ExactText
    let steps: [VariationPath.Step]

    init(_ unit: BilingualUnit) {
      key = ExactText(unit.key)
      steps = unit.path.steps.dropLast()
    }
  }

  /// The text of a form in a file.
  private struct Form: Hashable {
    let entry: Entry
    let location: SourceLocation

    init(_ unit: BilingualUnit) {
      entry = Entry(unit)
      location = unit.targetLocation
    }
  }

  /// The reason to reject a form of a key; none where each category has its own.
  func objection(to unit: BilingualUnit) -> ImportDiagnostic? {
    guard unit.path.category != nil, let merged = categories[Entry(unit)] else { return nil }
    let names = merged.map(\.rawValue).quoted(joinedBy: "and")
    return ImportDiagnostic(
      .missingForm, at: unit.location, locale: locale, key: unit.key, path: unit.path,
      "Plural-Forms has one form for \(names), for which the project has a text each",
      suggestion: "write the Plural-Forms of the language, as in an export, with a form for each")
  }
}
