import AuditModel
import Localization

@testable import Exchange

/// The way of a project's strings to translators and back.
struct RoundTrip {
  private let files: [String: String]
  private let project: TranslationProject

  init(_ files: [String: String]) {
    self.files = files
    project = TextProject(files).project
  }

  /// The effects of an import of an export that was left alone.
  func complaints(by format: ExchangeFormat, into locale: LocaleIdentifier) -> [String] {
    let document = exported(as: format, into: locale).document
    let plan = Importer(into: project).plan(document.returnedFiles)
    return document.fatalProblems.map(\.description)
      + plan.diagnostics.filter { $0.severity == .error }.map(\.description)
      + plan.changes.map { "\($0.key) \($0.path): \($0.old ?? "–") → \($0.new)" }
      + plan.files.map { "\($0.path) changes" }
  }

  /// The strings that do not arrive when all are translated, without those that the export reports
  /// as lost.
  func missing(by format: ExchangeFormat, into locale: LocaleIdentifier) -> [String] {
    let (document, losses) = exported(as: format, into: locale) { unit in
      guard unit.isTranslatable else { return }
      unit.target = Self.translation(of: unit)
      unit.state = .translated
    }
    let plan = Importer(into: project).plan(document.returnedFiles)
    let lost = Set(losses.map(\.key))
    let arrived = after(plan).resources.flatMap {
      $0.bilingual(from: project.sourceLocale, into: locale).units
    }
    let translated = arrived.filter(\.isTranslatable).filter { unit in
      unit.target?.hasPrefix("«") != true && !lost.contains(unit.key)
    }
    return plan.diagnostics.filter { $0.severity == .error && !lost.contains($0.key ?? "") }
      .map(\.description) + translated.map { "\($0.key) \($0.path): \($0.target ?? "–")" }
  }

  private static func translation(of unit: BilingualUnit) -> String {
    "«" + (unit.target ?? unit.source ?? "") + "»"
  }

  /// The document that translators of a language get, and its losses.
  private func exported(
    as format: ExchangeFormat, into locale: LocaleIdentifier,
    _ translate: (inout BilingualUnit) -> Void = { _ in }
  ) -> (document: BilingualDocument, losses: [ConversionLoss]) {
    var files = TranslationExport().files(of: project, into: locale) { _, _ in nil }
    for index in files.indices {
      for unit in files[index].units.indices { translate(&files[index].units[unit]) }
    }
    let written = BilingualWriter.write(files, as: format)
    let name = "\(locale).\(format.fileEnding)"
    return (BilingualDocument(written.bytes, path: name, format: format), written.losses)
  }

  private func after(_ plan: ImportPlan) -> TranslationProject {
    var files = files
    for output in plan.files { files[output.path] = String(decoding: output.bytes, as: UTF8.self) }
    return TextProject(files).project
  }
}
