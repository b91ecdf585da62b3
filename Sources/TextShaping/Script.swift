import CICU

/// A writing system, by its ISO 15924 code.
package struct Script: Hashable, Sendable {
  /// The number that ICU has for it.
  package let code: Int32

  /// Used by many scripts, such as digits and punctuation.
  package static let common = Script(code: Int32(USCRIPT_COMMON.rawValue))
  /// Takes the script of the character before it, such as an accent.
  package static let inherited = Script(code: Int32(USCRIPT_INHERITED.rawValue))

  /// The script of a character.
  package init(of scalar: Unicode.Scalar) {
    var status = U_ZERO_ERROR
    code = legible_uscript_getScript(Int32(scalar.value), &status)
  }

  /// The scripts that share a character which is of none, such as an Arabic question mark; empty where
  /// all do.
  static func sharing(_ scalar: Unicode.Scalar) -> [Script] {
    var codes = [Int32](repeating: 0, count: 64)
    var status = U_ZERO_ERROR
    let count = legible_uscript_getScriptExtensions(
      Int32(scalar.value), &codes, Int32(codes.count), &status)
    guard count > 0, count <= codes.count else { return [] }
    return codes[..<Int(count)].map(Script.init(code:)).filter { !$0.isNeutral }
  }

  /// Takes the number that ICU has for it.
  package init(code: Int32) { self.code = code }

  /// Whether it says nothing about the script of a text.
  package var isNeutral: Bool { self == .common || self == .inherited }

  /// The four letters of ISO 15924, such as `Thai`.
  package var shortName: String {
    legible_uscript_getShortName(code).map { String(cString: $0) } ?? "Zyyy"
  }

  /// The name in words, such as `Ol Chiki`.
  package var name: String {
    let name = legible_uscript_getName(code).map { String(cString: $0) } ?? shortName
    return name.replacing("_", with: " ")
  }

  /// The name in words without spaces, such as `OlChiki`.
  var longName: String {
    let name = legible_uscript_getName(code).map { String(cString: $0) } ?? ""
    return String(name.filter { $0 != "_" })
  }
}

/// A font family that takes over for a script, by the names of its files.
struct FallbackFamily: Hashable, Sendable {
  /// The name by which it is remembered.
  let key: String
  /// The files that hold its weights.
  let files: [String]
  /// The family to take from files that hold several, as the CJK collections do.
  let familyName: String?
  /// Whether it holds emoji.
  var isEmoji = false

  init(_ stem: String, suffix: String = "ttf", familyName: String? = nil) {
    key = familyName ?? stem
    files = ["Regular", "Bold"].map { "\(stem)-\($0).\(suffix)" }
    self.familyName = familyName
  }

  private init(emoji stem: String) {
    key = stem
    files = ["\(stem).ttf"]
    familyName = nil
    isEmoji = true
  }

  /// The font of emoji.
  static let emoji = FallbackFamily(emoji: "NotoColorEmoji")
}

extension Script {
  /// The families for characters of this script, the best first.
  func fallbackFamilies(language: String) -> [FallbackFamily] {
    let symbols = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"]
      .map { FallbackFamily($0) }
    switch shortName {
    case "Hani", "Bopo": return [Self.cjk(language)] + symbols
    case "Hira", "Kana", "Hrkt": return [Self.cjk("ja")] + symbols
    case "Hang": return [Self.cjk("ko")] + symbols
    case "Zyyy", "Zinh": return symbols + [Self.cjk(language)]
    // A full stop of a Chinese sentence may follow a word in Latin letters.
    default: return [FallbackFamily("NotoSans\(longName)")] + symbols + [Self.cjk(language)]
    }
  }

  /// The Han characters of one code point look different in the languages that share it.
  private static func cjk(_ language: String) -> FallbackFamily {
    let parts = language.split(separator: "-")
    let region =
      switch parts.first {
      case "ja": "JP"
      case "ko": "KR"
      case "zh" where parts.contains("HK") || parts.contains("MO"): "HK"
      case "zh" where parts.contains("Hant") || parts.contains("TW"): "TC"
      default: "SC"
      }
    return FallbackFamily(
      "NotoSansCJK", suffix: "ttc", familyName: "Noto Sans CJK \(region)")
  }
}
