import AuditModel
import Foundation
import Localization
import TextShaping

@testable import TranslationRules

/// A text with its translation, or whole files, as `Fixtures/Translations` holds them.
struct CorpusPair: Decodable, Sendable {
  /// A text, or its forms for numbers.
  enum Text: Decodable, Sendable {
    case text(String)
    case plural([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .plural(try container.decode([String: String].self))
      }
    }

    /// The text as rules' examples have it.
    var example: ExampleText {
      switch self {
      case .text(let text): .text(text)
      case .plural(let forms):
        .plural(
          PluralCategory.allCases.compactMap { category in
            forms[category.rawValue].map { (category, $0) }
          })
      }
    }
  }

  /// Another text of the same table.
  struct Other: Decodable, Sendable {
    let key: String
    let source: Text
    let target: Text
  }

  /// The rule that has to find something; none where none may.
  let rule: String?
  let key: String?
  let table: String?
  let comment: String?
  let sourceLanguage: String?
  let source: Text?
  let target: Text?
  /// The translations of the same text into further languages.
  let also: [String: String]?
  let others: [Other]?
  /// Terms with the translations that they have to have.
  let glossary: [String: String]?
  /// Terms with translations that are forbidden.
  let forbidden: [String: String]?
  /// Names that stay as they are.
  let kept: [String]?
  /// Files by their paths, in place of a text and its translation.
  let file: [String: String]?
  /// The defect, or the correctness, of it.
  let why: String

  /// The files that a project of this pair consists of.
  func files(in locale: LocaleIdentifier) -> [LocalizationFile] {
    if let file {
      return file.sorted { $0.key < $1.key }.map { ExampleFiles.file($0.key, Self.bytes($0.value)) }
    }
    let language = LocaleIdentifier(sourceLanguage ?? "en")
    let comment = comment ?? "Shown in the app."
    let company = (others ?? []).map { other in
      (
        key: other.key, comment: comment,
        texts: [language: other.source.example, locale: other.target.example]
      )
    }
    return ExampleFiles.catalog(
      table ?? "Localizable",
      [(key: key ?? TranslationExample.key, comment: comment, texts: texts(in: locale))]
        + company,
      from: language)
  }

  /// The text in every language that is known.
  func texts(in locale: LocaleIdentifier) -> [LocaleIdentifier: ExampleText] {
    var texts: [LocaleIdentifier: ExampleText] = [:]
    texts[LocaleIdentifier(sourceLanguage ?? "en")] = source?.example
    texts[locale] = target?.example
    for (other, text) in also ?? [:] { texts[LocaleIdentifier(other)] = .text(text) }
    return texts
  }

  /// The bytes of a file, which may be no text at all.
  private static func bytes(_ content: String) -> [UInt8] {
    let mark = "base64:"
    guard content.hasPrefix(mark),
      let data = Data(base64Encoded: String(content.dropFirst(mark.count)))
    else { return Array(content.utf8) }
    return Array(data)
  }
}
