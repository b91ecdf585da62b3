import AuditModel
import Localization

/// Determines which file of a project one that came back is about.
struct FileCheck {
  private let file: BilingualFile
  private let project: TranslationProject
  private let format: ExchangeFormat
  private let location: SourceLocation

  init(_ returned: ReturnedFile, project: TranslationProject) {
    file = returned.file
    format = returned.format
    self.project = project
    location = file.units.first?.location ?? SourceLocation(file: file.original, line: 1, column: 1)
  }

  /// The file of the project and the language, none when they are unknown, which is reported.
  func accepted(
    diagnostics: inout [ImportDiagnostic]
  ) -> (resource: ProjectResource, locale: LocaleIdentifier)? {
    guard let resource = resource else {
      diagnostics.append(unknownFile)
      return nil
    }
    guard let locale = file.targetLocale, isLanguage(locale) else {
      diagnostics.append(noLanguage)
      return nil
    }
    guard file.sourceLocale.language == project.sourceLocale.language,
      locale != project.sourceLocale
    else {
      diagnostics.append(otherLanguages(locale))
      return nil
    }
    if resource.original != file.original { diagnostics.append(matchedByName(resource)) }
    if let known = nearestLanguage(to: locale) {
      diagnostics.append(newLanguage(locale, beside: known))
    }
    return (resource, locale)
  }

  /// Paths only identify files, and those that lead outside identify none.
  private var resource: ProjectResource? {
    OriginalPath.isInside(file.original) ? project.resource(for: file.original) : nil
  }

  /// Whether a language is one of the project or of ISO 639, of which a folder can have the name.
  private func isLanguage(_ locale: LocaleIdentifier) -> Bool {
    locale.isWellFormed && (project.targetLocales.contains(locale) || locale.isOfKnownLanguage)
  }

  /// The language that the project has, when the new one is the same elsewhere.
  private func nearestLanguage(to locale: LocaleIdentifier) -> LocaleIdentifier? {
    let known = project.targetLocales
    if known.contains(locale) { return nil }
    return known.first {
      $0.language == locale.language && ($0.script == nil || locale.script == nil)
    }
  }

  // MARK: Messages

  private func diagnostic(
    _ kind: ImportDiagnostic.Kind, severity: Severity = .error, _ message: String,
    _ suggestion: String
  ) -> ImportDiagnostic {
    ImportDiagnostic(
      kind, severity: severity, at: location, locale: file.targetLocale, message,
      suggestion: suggestion, strings: file.units.count)
  }

  private var unknownFile: ImportDiagnostic {
    diagnostic(
      .unknownFile,
      file.original.isEmpty
        ? "the strings name no file of the project"
        : "no file of the project is “\(file.original.shortened)”",
      "import into the folder that it was exported from, or export anew")
  }

  private var noLanguage: ImportDiagnostic {
    let name = file.targetLocale?.identifier ?? ""
    return diagnostic(
      .noTargetLanguage,
      name.isEmpty
        ? "the file does not say into which language it is translated"
        : "“\(name.shortened)” is no language",
      adviceToNameLanguage)
  }

  /// Where each format names the language of its translations.
  private var adviceToNameLanguage: String {
    switch format {
    case .xliff20, .xliff21, .xliff22: "write trgLang into <xliff>, such as trgLang=\"de\""
    case .po: "write “Language: de” into the header"
    case .csv: "write a code such as de into the first row, above the translations"
    case .tmx: "write xml:lang into <tuv>, such as xml:lang=\"de\""
    default: "write target-language into <file>, such as target-language=\"de\""
    }
  }

  private func otherLanguages(_ locale: LocaleIdentifier) -> ImportDiagnostic {
    diagnostic(
      .otherSourceLanguage,
      "the file goes from \(file.sourceLocale) to \(locale), the project from "
        + "\(project.sourceLocale) to other languages",
      "import the file that was exported from this project")
  }

  private func matchedByName(_ resource: ProjectResource) -> ImportDiagnostic {
    diagnostic(
      .matchedByName, severity: .warning,
      "“\(file.original.shortened)” is imported into \(resource.original)",
      "import into the folder that it was exported from to be sure")
  }

  private func newLanguage(
    _ locale: LocaleIdentifier, beside known: LocaleIdentifier
  ) -> ImportDiagnostic {
    diagnostic(
      .newLanguage, severity: .warning,
      "\(locale) is new to the project, which has \(known)",
      "write target-language=\"\(known)\" if that is what is meant")
  }

  /// Two files of the translator cannot both be the same file of the project.
  func ambiguous(with other: String) -> ImportDiagnostic {
    diagnostic(
      .unknownFile,
      "“\(file.original.shortened)” and “\(other.shortened)” would be the same file of the project",
      "import into the folder that both were exported from")
  }
}
