import AuditModel
import Localization

/// The strings that an import rejected, to be sent out again with the reasons.
package struct RejectedStrings {
  /// The strings by file and language, with the current source and the reason as a note.
  package let files: [BilingualFile]

  /// Takes what came back, and what an import makes of it.
  package init(_ incoming: [ReturnedFile], _ plan: ImportPlan, project: TranslationProject) {
    let reasons = Reasons(plan.diagnostics, in: incoming.map(\.file))
    files = incoming.compactMap { returned in
      let file = returned.file
      let sources = CurrentSources(of: file, in: project)
      var result = file
      result.units = file.units.compactMap { unit in
        reasons.reason(for: unit, of: file).map {
          unit.rejected(because: $0, source: sources[unit])
        }
      }
      return result.units.isEmpty ? nil : result
    }
  }

  /// How many they are.
  package var count: Int { files.reduce(0) { $0 + $1.units.count } }
}

/// Why strings were rejected.
private struct Reasons {
  private var byUnit: [LocatedUnit: String] = [:]
  private var byKey: [KeyInFile: String] = [:]
  private var byFile: [SourceLocation: String] = [:]
  private var byLanguage: [LocaleIdentifier: String] = [:]

  private struct LocatedUnit: Hashable {
    let location: SourceLocation
    let path: VariationPath
  }

  private struct KeyInFile: Hashable {
    let file: String
    /// The file of the project, of which one that came back may hold several with keys of the same name.
    let original: String
    let locale: LocaleIdentifier?
    let key: ExactText
  }

  init(_ diagnostics: [ImportDiagnostic], in files: [BilingualFile]) {
    let originals = Dictionary(
      files.flatMap { file in file.units.map { ($0.location, file.original) } }
    ) { first, _ in first }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let reason = "\(diagnostic.message); \(diagnostic.suggestion)"
      if diagnostic.kind == .wrongLanguage, let locale = diagnostic.locale {
        byLanguage[locale] = reason
      }
      guard let key = diagnostic.key else {
        byFile[diagnostic.location] = byFile[diagnostic.location] ?? reason
        continue
      }
      if diagnostic.kind.isAboutKey {
        let name = KeyInFile(
          file: diagnostic.location.file, original: originals[diagnostic.location] ?? "",
          locale: diagnostic.locale, key: ExactText(key))
        byKey[name] = byKey[name] ?? reason
      } else {
        let name = LocatedUnit(location: diagnostic.location, path: diagnostic.path)
        byUnit[name] = byUnit[name] ?? reason
      }
    }
  }

  func reason(for unit: BilingualUnit, of file: BilingualFile) -> String? {
    if let first = file.units.first, let reason = byFile[first.location] { return reason }
    if let reason = file.targetLocale.flatMap({ byLanguage[$0] }) { return reason }
    if let reason = byUnit[LocatedUnit(location: unit.location, path: unit.path)] { return reason }
    return byKey[
      KeyInFile(
        file: unit.location.file, original: file.original, locale: file.targetLocale,
        key: ExactText(unit.key))]
  }
}

extension ImportDiagnostic.Kind {
  /// Whether all strings of a key are rejected for it.
  fileprivate var isAboutKey: Bool {
    switch self {
    case .check, .missingForm, .rejectedByFile: true
    default: false
    }
  }
}

/// The source strings of a file as they are now.
private struct CurrentSources {
  private let units: [UnitName: String]

  init(of file: BilingualFile, in project: TranslationProject) {
    guard let locale = file.targetLocale, let resource = project.resource(for: file.original) else {
      units = [:]
      return
    }
    let current = resource.bilingual(from: project.sourceLocale, into: locale).units
    units = Dictionary(current.map { (UnitName($0), $0.source ?? "") }) { first, _ in first }
  }

  subscript(unit: BilingualUnit) -> String? { units[UnitName(unit)] }
}

extension BilingualUnit {
  fileprivate func rejected(because reason: String, source: String?) -> BilingualUnit {
    var unit = self
    unit.source = source ?? unit.source
    if unit.target != nil { unit.state = .needsReview }
    unit.notes.append(Note("Rejected: \(reason).", author: "legible"))
    return unit
  }
}
