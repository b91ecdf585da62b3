import AuditModel
import Exchange
import Localization
import Testing
import TextShaping

/// Every format to every other and back: what survives, and what is said to be lost.
struct ConversionMatrixTests {
  /// Texts of every sort, in two languages.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "cards" : {
          "comment" : "How many cards there are.",
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld card" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld cards" } } } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld karta" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld karty" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld kart" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld karty" } } } } }
          }
        },
        "greeting" : {
          "comment" : "At the top of the screen. %@ is a name.",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, “%@” & <all>\\n" } },
            "pl" : { "stringUnit" : { "state" : "translated", "value" : "Cześć, „%@” & <wszyscy>\\n" } }
          }
        },
        "plain" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "  two  spaces\\tand a tab " } },
            "pl" : { "stringUnit" : { "state" : "needs_review", "value" : "  dwie  spacje\\ti tabulator " } }
          }
        },
        "tap" : {
          "localizations" : {
            "en" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } },
            "pl" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Stuknij" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Kliknij" } } } } }
          }
        },
        "untranslated" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Not yet" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static let formats = ExchangeFormat.allCases.filter { $0 != .xcloc }

  private static let pairs = formats.flatMap { first in formats.map { (first, $0) } }

  private static let start = LocalizationFile(
    path: "Localizable.xcstrings", folder: "", name: "Localizable", kind: .catalog, locale: nil,
    bytes: Array(catalog.utf8))

  /// The texts of a result, whatever its format.
  private func texts(of result: Conversion.Result) -> LocalizationProject {
    let (files, bilingual) = read(result)
    return bilingual.isEmpty
      ? LocalizationProject(files: files, sourceLocale: "en")
      : LocalizationProject(bilingual: bilingual)
  }

  private func read(
    _ result: Conversion.Result
  ) -> (files: [LocalizationFile], bilingual: [BilingualFile]) {
    var files: [LocalizationFile] = []
    var bilingual: [BilingualFile] = []
    for output in result.files {
      guard let format = ExchangeFormat(path: output.path, bytes: output.bytes) else { continue }
      if format.isBilingual {
        bilingual +=
          BilingualDocument(output.bytes, path: output.path, format: format).files
      } else {
        files += TextProject([output.path: String(decoding: output.bytes, as: UTF8.self)]).files
      }
    }
    return (files, bilingual)
  }

  private func converted(_ result: Conversion.Result, to format: ExchangeFormat)
    -> Conversion.Result
  {
    let (files, bilingual) = read(result)
    return Conversion(files: files, bilingual: bilingual, sourceLocale: "en").written(as: format)
  }

  @Test(arguments: pairs)
  func keepsEveryTextOnTheWayThereAndBack(first: ExchangeFormat, second: ExchangeFormat) {
    let start = Conversion(files: [Self.start], sourceLocale: "en").written(as: first)
    let before = texts(of: start)
    let there = converted(start, to: second)
    let back = converted(there, to: first)
    let changed = ProjectComparison(before, texts(of: back)).differences
      .filter { $0.kind != .state && $0.kind != .comment }
    let said = Set((start.losses + there.losses + back.losses).map(\.loss.key))
    let unsaid = changed.filter { !said.contains($0.key) }.map {
      "\($0.key) \($0.path) \($0.locale) \($0.kind): \($0.old ?? "–") → \($0.new ?? "–")"
    }
    #expect(unsaid == [])
  }

  @Test(arguments: formats)
  func keepsTheTextsOfTheCatalog(format: ExchangeFormat) {
    let result = Conversion(files: [Self.start], sourceLocale: "en").written(as: format)
    let project = texts(of: result)
    let catalog = LocalizationProject(files: [Self.start])
    let said = Set(result.losses.map(\.loss.key))
    let lost = ProjectComparison(catalog, project).differences
      .filter { $0.kind != .state && $0.kind != .comment && !said.contains($0.key) }
      .map { "\($0.key) \($0.path) \($0.locale) \($0.kind): \($0.old ?? "–") → \($0.new ?? "–")" }
    #expect(lost == [])
  }

  @Test(arguments: formats)
  func keepsOrMentionsTheMarkOfAReview(format: ExchangeFormat) {
    let result = Conversion(files: [Self.start], sourceLocale: "en").written(as: format)
    let states = texts(of: result).table("Localizable", locale: "pl")?["plain"]?.states ?? [:]
    let isKept = states[.text] == .needsReview
    #expect(isKept || result.losses.contains { $0.loss.key == "plain" })
  }

  @Test(arguments: formats)
  func keepsOrMentionsTheComment(format: ExchangeFormat) {
    let result = Conversion(files: [Self.start], sourceLocale: "en").written(as: format)
    let comment = texts(of: result).table("Localizable", locale: "en")?["greeting"]?.comment
    let isKept = comment == "At the top of the screen. %@ is a name."
    #expect(isKept || result.losses.contains { $0.loss.key == "greeting" })
  }

  @Test(arguments: formats)
  func givesTheSameBytesForTheSameTexts(format: ExchangeFormat) {
    let conversion = Conversion(files: [Self.start], sourceLocale: "en")
    let isSame = conversion.written(as: format).files == conversion.written(as: format).files
    #expect(isSame)
  }
}
