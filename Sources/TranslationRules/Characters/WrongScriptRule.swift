import AuditModel
import LanguageData
import Localization
import MessageSyntax
import TextShaping

/// A translation is written in the script of its language.
package struct WrongScriptRule: TextPairRule {
  package static let description = RuleDescription(
    id: "wrong-script",
    title: "Text is in the script of another language",
    rationale: """
      Most likely the translation of another language ended up here; VoiceOver reads it letter by \
      letter or not at all.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .unicode("UTS 35, Likely Subtags")])

  package static let kinds = [125]

  package static let examples: [TranslationExample] = [
    .passes("the language's own script", "Settings", "Настройки", in: "ru"),
    .passes("names of the source", "Open in iCloud Drive Photos", "Открыть iCloud Drive", in: "uk"),
    .passes(
      "copied, which is another matter", "Developer settings", "Developer settings", in: "ru"),
    .passes("a name for programs", "index_method", "source_type", in: "el"),
    .passes("short", "Email", "E-mail", in: "ru"),
    .passes("an address", "See %@", "https://support.example.org/settings", in: "ru"),
    .passes("words of Latin letters in Japanese", "Open in Safari", "Safariで開く", in: "ja"),
    .passes("a short word in Han only", "Settings", "環境設定", in: "ja"),
    .passes("a title in Han only", "Terms of use", "利用規約及個人情報保護方針", in: "ja"),
    .passes("a word of Katakana in Chinese", "Japanese", "日语の", in: "zh-Hans"),
    .passes("Serbian in either script", "Settings are here", "Podešavanja su ovde", in: "sr"),
    .passes("Serbian as its name says", "Settings are here", "Подешавања", in: "sr-Cyrl"),
    .passes("units", "%d km/h", "%d km/h", in: "th"),
    .passes("codes", "Languages of the app: all", "en_US, de_DE, fr_FR, it_IT", in: "ru"),
    .passes("names", "Written by them", "Anna Schmidt, Robert Smith, Mary Jones", in: "ru"),
    .passes(
      "escapes that were lost", "Settings were saved",
      "u041du0430u0441u0442u0440u043eu0439u043au0438",
      in: "ru"),
    .passes("a word that was kept in another form", "Webcamera", "Webcam", in: "uk"),
    .finds("a word in other letters", "Settings", "Nastroyki", in: "ru"),
    .finds("a short Japanese text in Korean", "Your name", "あなたの名前", in: "ko"),
    .finds(
      "English with a word more", "Delete this board forever", "Delete this board forever now",
      in: "ru"),
    .finds(
      "Japanese in Korean", "Choose the photos to share", "共有したい写真を選択してください", in: "ko"),
    .finds("English in Russian", "Settings were saved", "The settings have been kept", in: "ru"),
    .finds("Russian in German", "Settings were saved", "Настройки сохранены", in: "de"),
    .finds("Greek in Japanese", "Settings were saved", "Οι ρυθμίσεις αποθηκεύτηκαν", in: "ja"),
    .finds("Chinese in Japanese", "Settings were saved.", "您的設定已經儲存完畢。", in: "ja"),
    .finds("Japanese in Chinese", "Settings were saved", "設定を保存しました", in: "zh-Hant"),
    .finds("Chinese in Korean", "Settings were saved", "設定已經儲存完畢", in: "ko"),
    .finds(
      "Latin where the name says Cyrillic", "Settings are here", "Podešavanja su", in: "sr-Cyrl"),
    .finds("Thai in Vietnamese", "Settings were saved", "บันทึกการตั้งค่าแล้ว", in: "vi"),
    .finds("Arabic in Hebrew", "Settings were saved", "تم حفظ الإعدادات", in: "he"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let foreign = pair.strangeScript, !pair.target.isGarbled else { return [] }
    return [
      TextViolation(
        "most of the text is in the script \(foreign.shortName), which this language does not use",
        suggestion: "look whether it is the text of another language")
    ]
  }

  /// The script of another language in which most of a translation is written.
  static func strangeScript(of pair: TextPair) -> Script? {
    let scripts = pair.language.scripts.all
    guard !scripts.isEmpty, pair.target.text.utf8.count >= 8,
      pair.target.has(.nonASCII) || !scripts.contains(.latin),
      !pair.source.text.isExactly(pair.target.text), !pair.source.text.isIdentifier
    else { return nil }
    let glance = ScriptGlance(pair.target.text, own: scripts)
    guard glance.isStrange else { return nil }
    if glance.hasNoneOfOwn, !scripts.contains(.latin),
      pair.target.prose.isSentence || pair.target.prose.isWord(besides: pair.source.prose)
    {
      return .latin
    }
    var census = ScriptCensus(pair.target.prose, own: scripts)
    guard let foreign = census.majority else { return nil }
    // Names and commands of the source may stay as they are.
    if foreign == .latin {
      guard pair.target.prose.hasWords(besides: pair.source.text) else { return nil }
      census = ScriptCensus(pair.target.prose, own: scripts, without: pair.source.text)
    }
    return census.majority == foreign ? foreign : nil
  }
}

extension String {
  /// Whether it has words of Latin letters that are neither names nor codes nor those of another
  /// text, nor what is left of escapes such as `u00e9`.
  fileprivate func hasWords(besides source: String) -> Bool {
    let stems = Set(source.lowercased().split { !$0.isLetter }.map { String($0.prefix(4)) })
    var count = 0
    var total = 0
    for word in split(whereSeparator: { $0.isWhitespace || $0 == "/" }) {
      let letters = word.unicodeScalars.drop { !$0.isLatinLetter }
      let name = letters.prefix(while: \.isLatinLetter)
      guard !name.isEmpty else { continue }
      total += 1
      guard word.last != ",", name.count > 1, name.allSatisfy(\.properties.isLowercase),
        letters.dropFirst(name.count).allSatisfy({ ".!?:;)\"'".unicodeScalars.contains($0) }),
        !stems.contains(String(Substring(name).prefix(4)))
      else { continue }
      count += 1
    }
    return count > 1 || count * 2 >= total && count > 0
  }

  /// Whether small words of Latin letters make up most of it, so that it is more than a few names.
  fileprivate var isSentence: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    let small = words.count { word in
      let letters = word.unicodeScalars.prefix(while: \.isLatinLetter)
      let rest = word.unicodeScalars.dropFirst(letters.count)
      return letters.count > 1 && letters.allSatisfy(\.properties.isLowercase)
        && rest.allSatisfy { ".!?:;)\"'".unicodeScalars.contains($0) }
    }
    return small >= 3 && small * 4 >= words.count * 3
  }

  /// Whether it is one longer word of Latin letters where another text is one too, so that it is
  /// neither a name that was kept nor an abbreviation.
  fileprivate func isWord(besides source: String) -> Bool {
    guard isPlainWord, source.isPlainWord else { return false }
    return prefix(3).lowercased() != source.prefix(3).lowercased()
  }

  private var isPlainWord: Bool {
    let scalars = unicodeScalars
    return scalars.count >= 8 && scalars.allSatisfy(\.isLatinLetter)
      && scalars.dropFirst().allSatisfy(\.properties.isLowercase)
  }

  /// Whether it is a name for programs, such as `index_method`.
  fileprivate var isIdentifier: Bool {
    hasASCII("_") && !hasASCII(" ")
  }
}

extension Unicode.Scalar {
  fileprivate var isLatinLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x300...0x36F,
      0x1E00...0x1EFF:
      true
    default: false
    }
  }
}
