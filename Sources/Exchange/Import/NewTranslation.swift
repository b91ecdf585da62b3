import AuditModel
import Localization

/// The first translation of a key, in the shape that it has in the source language.
struct NewTranslation {
  private let source: TableEntry
  private let units: [BilingualUnit]
  private let holdsStates: Bool
  private let texts: [VariationPath: BilingualUnit]

  init(of source: TableEntry, units: [BilingualUnit], holdsStates: Bool) {
    self.source = source
    self.units = units
    self.holdsStates = holdsStates
    texts = Dictionary(units.map { ($0.path, $0) }) { first, _ in first }
  }

  /// A text without which there can be no entry.
  struct MissingForm: Error {
    let path: VariationPath

    func diagnostic(
      at unit: BilingualUnit, locale: LocaleIdentifier, strings: Int
    ) -> ImportDiagnostic {
      ImportDiagnostic(
        .missingForm, at: unit.location, locale: locale, key: unit.key, path: path,
        "“\(unit.key)” came without a text for \(path.isText ? "the key itself" : "\(path)")",
        suggestion: "translate it too; the others of this key were kept apart", strings: strings)
    }
  }

  /// The entry, or what is missing for one.
  var entry: Result<TableEntry, MissingForm> {
    Result { () throws(MissingForm) in
      var entry = TableEntry(
        key: source.key, value: try value(source.value, at: .text), comment: source.comment,
        keyLocation: source.keyLocation, valueLocation: source.valueLocation)
      entry.isTranslatable = source.isTranslatable
      entry.extraction = source.extraction
      entry.isCommentGenerated = source.isCommentGenerated
      if holdsStates {
        for unit in units { entry.states[unit.path] = unit.state?.inCatalog ?? .translated }
      }
      return entry
    }
  }

  private func value(
    _ value: TableValue, at path: VariationPath
  ) throws(MissingForm) -> TableValue {
    switch value {
    case .text: return .text(try text(at: path))
    case .plural(let format, let variables):
      // The text around the variables is often the same in all languages and not sent at all.
      return .plural(
        format: texts[path]?.target ?? format, variables: try translated(variables, at: path))
    case .plurals: return .plurals(try forms(at: path))
    case .widths(let forms):
      return .widths(try adapted(forms, at: path) { .width($0) })
    case .devices(let forms):
      return .devices(try adapted(forms, at: path) { .device($0) })
    case .substituted(let value, let variables):
      return .substituted(
        try self.value(value, at: path), variables: try translated(variables, at: path))
    case .phrases:
      let phrases = units.filter { $0.path.steps.count == path.steps.count + 1 }
        .sorted { $0.path < $1.path }
      return .phrases(phrases.map { .init(text: $0.target ?? "", location: $0.location) })
    }
  }

  private func text(at path: VariationPath) throws(MissingForm) -> String {
    guard let target = texts[path]?.target else { throw MissingForm(path: path) }
    return target
  }

  private func translated(
    _ variables: [FormatVariable], at path: VariationPath
  ) throws(MissingForm) -> [FormatVariable] {
    var result: [FormatVariable] = []
    for var variable in variables {
      variable.forms = try forms(at: path.appending(.substitution(variable.name)))
      result.append(variable)
    }
    return result
  }

  /// The forms that came, as CLDR lists them; `other` is needed in every language.
  private func forms(at path: VariationPath) throws(MissingForm) -> [FormatVariable.Form] {
    _ = try text(at: path.appending(.plural(.other)))
    return units.filter { $0.path.category.map { path.appending(.plural($0)) } == $0.path }
      .sorted { $0.path < $1.path }
      .compactMap { unit in
        unit.path.category.map {
          FormatVariable.Form(category: $0, text: unit.target ?? "", location: unit.location)
        }
      }
  }

  private func adapted(
    _ forms: [AdaptiveForm], at path: VariationPath,
    _ step: (String) -> VariationPath.Step
  ) throws(MissingForm) -> [AdaptiveForm] {
    var result: [AdaptiveForm] = []
    for var form in forms {
      form.value = try value(form.value, at: path.appending(step(form.condition)))
      result.append(form)
    }
    return result
  }
}
