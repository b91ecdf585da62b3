import AuditModel
import CICU
import TextShaping

/// The scripts in which strings of a language are written.
package struct LanguageScripts: Hashable, Sendable {
  /// The scripts: for Japanese the syllabaries and Han; for a language that is written in several
  /// ways and whose identifier names none, all of them.
  package let all: Set<Script>
  /// Which forms of Han characters it takes; none when it is not Chinese.
  package let hanForms: HanForms?

  /// The forms of Han characters.
  package enum HanForms: Hashable, Sendable {
    /// As on the mainland and in Singapore.
    case simplified
    /// As on Taiwan, in Hong Kong and in Macao.
    case traditional
  }

  /// Reads what ICU knows about a language.
  package init(_ locale: LocaleIdentifier) {
    var names = [locale.identifier]
    if locale.script == nil { names += Self.writtenForms(of: locale.language) }
    all = names.reduce(into: []) { $0.formUnion(Self.scripts(of: $1)) }
    hanForms =
      switch locale.withLikelySubtags.script {
      case "Hans": .simplified
      case "Hant": .traditional
      default: nil
      }
  }

  private static func scripts(of name: String) -> [Script] {
    var codes = [Int32](repeating: 0, count: 8)
    var status = U_ZERO_ERROR
    let count = legible_uscript_getCode(name, &codes, Int32(codes.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
    return codes.prefix(Int(max(0, count))).map { Script(code: $0) }
  }

  /// The names with a script, such as `sr-Latn`, under which ICU has strings of a language.
  private static func writtenForms(of language: String) -> [String] {
    // Hindi in Latin letters is a way of chatting that is not meant by `hi`.
    if language == "hi" { return [] }
    return localesWithScript[language] ?? []
  }

  private static let localesWithScript: [String: [String]] = {
    var result: [String: [String]] = [:]
    for index in 0..<legible_uloc_countAvailable() {
      guard let name = legible_uloc_getAvailable(index) else { continue }
      let locale = LocaleIdentifier(String(cString: name))
      guard locale.script != nil, locale.region == nil else { continue }
      result[locale.language, default: []].append(locale.identifier)
    }
    return result
  }()
}
