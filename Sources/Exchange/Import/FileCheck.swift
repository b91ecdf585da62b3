import AuditModel
import Localization

/// Finds out which file of a project one that came back is about.
struct FileCheck {
  private let file: BilingualFile
  private let project: TranslationProject
  private let place: SourceLocation

  init(_ file: BilingualFile, project: TranslationProject) {
    self.file = file
    self.project = project
    place = file.units.first?.location ?? SourceLocation(file: file.original, line: 1, column: 1)
  }

  /// The file of the project and the language, none when it cannot be told, which is said.
  func accepted(
    remarks: inout [ImportRemark]
  ) -> (resource: ProjectResource, locale: LocaleIdentifier)? {
    guard let resource = resource else {
      remarks.append(unknownFile)
      return nil
    }
    guard let locale = file.targetLocale, locale.isWellFormed else {
      remarks.append(noLanguage)
      return nil
    }
    guard file.sourceLocale.language == project.sourceLocale.language,
      locale != project.sourceLocale
    else {
      remarks.append(otherLanguages(locale))
      return nil
    }
    if resource.original != file.original { remarks.append(matchedByName(resource)) }
    if let known = nearestLanguage(to: locale) {
      remarks.append(newLanguage(locale, beside: known))
    }
    return (resource, locale)
  }

  /// Paths only tell files apart, and those that lead elsewhere tell of none.
  private var resource: ProjectResource? {
    OriginalPath.isInside(file.original) ? project.resource(for: file.original) : nil
  }

  /// The language that the project has, when the new one is the same elsewhere.
  private func nearestLanguage(to locale: LocaleIdentifier) -> LocaleIdentifier? {
    let known = project.targetLocales
    if known.contains(locale) { return nil }
    return known.first {
      $0.language == locale.language && ($0.script == nil || locale.script == nil)
    }
  }

  // MARK: What is said

  private func remark(
    _ kind: ImportRemark.Kind, severity: Severity = .error, _ message: String, _ suggestion: String
  ) -> ImportRemark {
    ImportRemark(
      kind, severity: severity, at: place, locale: file.targetLocale, message,
      suggestion: suggestion)
  }

  private var unknownFile: ImportRemark {
    remark(
      .unknownFile, "no file of the project is “\(file.original.shortened)”",
      "import into the folder that it was exported from, or export anew")
  }

  private var noLanguage: ImportRemark {
    let name = file.targetLocale?.identifier ?? ""
    return remark(
      .noTargetLanguage,
      name.isEmpty
        ? "the file does not say into which language it is translated"
        : "“\(name.shortened)” is no language",
      "write target-language into <file>, such as target-language=\"de\"")
  }

  private func otherLanguages(_ locale: LocaleIdentifier) -> ImportRemark {
    remark(
      .otherSourceLanguage,
      "the file goes from \(file.sourceLocale) to \(locale), the project from "
        + "\(project.sourceLocale) to other languages",
      "import the file that was exported from this project")
  }

  private func matchedByName(_ resource: ProjectResource) -> ImportRemark {
    remark(
      .matchedByName, severity: .warning,
      "“\(file.original.shortened)” is taken for \(resource.original)",
      "import into the folder that it was exported from to be sure")
  }

  private func newLanguage(
    _ locale: LocaleIdentifier, beside known: LocaleIdentifier
  ) -> ImportRemark {
    remark(
      .newLanguage, severity: .warning,
      "\(locale) is new to the project, which has \(known)",
      "write target-language=\"\(known)\" if that is what is meant")
  }

  /// Two files of the translator cannot both be the same file of the project.
  func ambiguous(with other: String) -> ImportRemark {
    remark(
      .unknownFile,
      "“\(file.original.shortened)” and “\(other.shortened)” would be the same file of the project",
      "import into the folder that both were exported from")
  }
}
