import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis
import TextShaping

/// A string is written in the script of its language.
package struct WrongScriptRule: TextPairRule, TextRule, TableRule, SourceRule {
  package static let description = RuleDescription(
    id: "wrong-script", title: "Wrong script",
    rationale: """
      The string is probably the translation of another language, which people cannot read and \
      VoiceOver spells out or skips.
      """,
    howToFix: """
      Replace the string with a translation into the language of the table, and check its \
      neighbours: whole files are often swapped.
      """,
    falseAlarm: """
      A string that is mostly commands or names absent from the source string may be reported, \
      as may a deliberate transliteration. Two letters of Han, Hangul or Kana suffice in a \
      language that never uses them, unless the source string has some or names a language. In a string without a letter of its own script some \
      ten foreign letters suffice; otherwise it takes 20, and more than four times as many as \
      own ones. A table of which nearly all strings are in another script is one finding.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .unicode("UTS 35, Likely Subtags")])

  package static let kinds = [125]

  package static let examples: [TranslationExample] = [
    .passes("the language's own script", "Settings", "Настройки", in: "ru"),
    .finds("two letters of Han in German", "Save all", "Alle 保存", in: "de"),
    .finds("a syllable of Hangul and another in Japanese", "Save all", "すべて저장", in: "ja"),
    .finds("Kana in Korean", "Save all", "모두 ほぞん", in: "ko"),
    .passes("one letter, as of an emoticon", "Sorry", "Sorry ¯\\_(ツ)_/¯", in: "de"),
    .passes("letters of the source", "Type 保存", "Schreibe 保存", in: "de"),
    .passes("the name of a language", "Japanese", "日本語", in: "de"),
    .passes("Han in Korean", "Book", "책 (冊子)", in: "ko"),
    .finds("in the source", source: "Сохранить все карточки"),
    .passes("a name of a language in the source", source: "简体中文"),
    .passes("names of the source", "Open in iCloud Drive Photos", "Открыть iCloud Drive", in: "uk"),
    .passes(
      "an untranslated copy", "Developer settings", "Developer settings", in: "ru"),
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
    .finds("a short Japanese string in Korean", "Your name", "あなたの名前", in: "ko"),
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
    .texts(
      "a table in another alphabet of the language, which is one finding",
      (1...12).map {
        ("key\($0)", ["en": "Settings of all", "kk": "Barlyq parametrler"])
      }, finds: [""]),
    .finds("Arabic in Hebrew", "Settings were saved", "تم حفظ الإعدادات", in: "he"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let scripts = pair.language.scripts.all
    if let foreign = pair.target.strangeScript(translating: pair.source, in: scripts) {
      // The table as a whole is one finding.
      if pair.key.tables.foreignScript != nil { return [] }
      return [
        TextViolation(
          "most letters are of the script \(foreign.shortName), which this language does not use",
          suggestion: "check whether it is the translation of another language")
      ]
    }
    guard !pair.source.namesLanguage,
      let foreign = pair.target.strayEastAsianScript(translating: pair.source, in: scripts)
    else { return [] }
    return [
      TextViolation(
        "some letters are of the script \(foreign.shortName), which this language does not use",
        suggestion: "translate them, or write them in the script of the language")
    ]
  }

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard let foreign = tables.foreignScript, let first = tables.target.entries.first else {
      return []
    }
    return [
      KeyViolation(
        "", at: SourceLocation(file: first.keyLocation.file, line: 1, column: 1),
        "the table is written in the script \(foreign.shortName), which this language does not use",
        suggestion: "name the script in the language, as in "
          + "\(tables.target.locale.language)-\(foreign.shortName), or replace the table")
    ]
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.marks.contains(.letter), text.text.text.hasASCII(" "),
      let foreign = text.text.strangeScript(
        translating: AuditedText(""), in: text.language.scripts.all)
    else { return [] }
    return [
      TextViolation(
        "most letters are of the script \(foreign.shortName), which this language does not use",
        suggestion: "write it in the source language", severity: .warning)
    ]
  }
}

extension AuditedText {
  /// Whether it names a language of East Asia, which may call itself by its own name.
  fileprivate var namesLanguage: Bool {
    ["Chinese", "Japanese", "Korean"].contains { text.contains($0) }
  }
}
