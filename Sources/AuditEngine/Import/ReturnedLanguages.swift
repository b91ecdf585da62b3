import AuditModel
import Exchange
import LanguageData
import Localization
import Terminology
import TextAnalysis

/// Judges in which language the translations are that came back, all of one language together: single strings are
/// too short for that.
struct ReturnedLanguages {
  private let models: LanguageModels

  /// Takes the strings of the project, from which it learns how languages are spelled.
  init(_ project: LocalizationProject) { models = LanguageModels(project.separately) }

  /// The diagnostics for languages whose translations are in another one; none where that is not certain, or
  /// where they are in the source language, as copies are.
  func strangers(in incoming: [ReturnedFile]) -> [ImportDiagnostic] {
    let files = incoming.map(\.file)
    return Set(files.compactMap(\.targetLocale)).sorted().compactMap { locale in
      stranger(in: files.filter { $0.targetLocale == locale }, as: locale)
    }
  }

  private func stranger(in files: [BilingualFile], as locale: LocaleIdentifier)
    -> ImportDiagnostic?
  {
    guard let first = files.first, locale.language != first.sourceLocale.language else {
      return nil
    }
    let sample = Sample(files)
    guard sample.count >= Self.leastStrings,
      let fact = script(of: sample, as: locale) ?? language(of: sample, as: locale, first)
    else { return nil }
    return ImportDiagnostic(
      .wrongLanguage,
      at: first.units.first?.location
        ?? SourceLocation(file: first.original, line: 1, column: 1),
      locale: locale,
      "the translations are in \(fact), and their language is said to be “\(locale)”; none was imported",
      suggestion:
        "import the file of that language, or import it anyway with --accept other-language",
      strings: sample.count)
  }

  private func script(of sample: Sample, as locale: LocaleIdentifier) -> String? {
    let scripts = Language(locale).scripts.all
    let foreign = AuditedText(sample.translations).strangeScript(
      translating: AuditedText(sample.sources), in: scripts)
    return foreign.map { "\($0.name) letters" }
  }

  private func language(
    of sample: Sample, as locale: LocaleIdentifier, _ file: BilingualFile
  ) -> String? {
    let judge = LanguageJudge(models, locale: locale, source: file.sourceLocale)
    let language = judge.stranger(in: sample.translations, source: sample.sources)
    return language.flatMap { $0 == file.sourceLocale.language ? nil : "“\($0)”" }
  }

  /// Fewer strings say little of the others.
  private static let leastStrings = 4

  /// The translations that differ from their source strings, in a row.
  private struct Sample {
    private(set) var count = 0
    private(set) var translations = ""
    private(set) var sources = ""

    init(_ files: [BilingualFile]) {
      for unit in files.flatMap(\.units) {
        guard let target = unit.target, let source = unit.source, target != source else {
          continue
        }
        count += 1
        // The beginning of a file is enough, and a sentence ends with each string.
        guard translations.utf8.count < Self.mostBytes else { continue }
        translations += target + ".\n"
        sources += source + ".\n"
      }
    }

    private static let mostBytes = 40_000
  }
}
