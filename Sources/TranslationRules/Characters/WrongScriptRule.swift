import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis
import TextShaping

/// A string is written in the script of its language.
package struct WrongScriptRule: TextPairRule, TextRule, TableRule, SourcelessRule {
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
      as may a deliberate transliteration. Two letters of Han, Hangul or Kana, or four in a row of \
      Cyrillic, Hebrew, Arabic, Devanagari or Thai, suffice in a language that never uses them, \
      unless the source string has some or names a language. In a string without a letter of its own script some \
      ten foreign letters suffice; otherwise it takes 20, and more than four times as many as \
      own ones. A table of which nearly all strings are in another script is one finding.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .unicode("UTS 35, Likely Subtags")])

  package static let kinds = [125]

  package static let examples: [TranslationExample] = [
    .passes(
      "terms of Japanese, each in ideographs alone",
      "Average, standard deviation, variance, correlation, mean error",
      "平均: %@, 標準偏差: %@, 分散: %@, 相関係数: %@, 決定係数: %@, 残差分散: %@", in: "ja"),
    .passes("the language's own script", "Settings", "Настройки", in: "ru"),
    .finds("two letters of Han in German", "Save all", "Alle 保存", in: "de"),
    .finds("a syllable of Hangul and another in Japanese", "Save all", "すべて저장", in: "ja"),
    .finds("Kana in Korean", "Save all", "모두 ほぞん", in: "ko"),
    .finds("a word of Cyrillic letters in Estonian", "CPU", "Процессор", in: "et"),
    .finds("… among others", "Export settings", "Экспорт seaded", in: "et"),
    .passes("the name of a language in Cyrillic letters", "Russian", "Русский", in: "et"),
    .passes("three letters of Cyrillic, as of a sign", "Rubles", "Rublid (руб)", in: "et"),
    .texts(
      "the Estonian translation in Arabic",
      [("a", ["en": "Previous", "et": "Eelmine", "ar": "Eelmine"])], finds: ["a"]),
    .texts(
      "a stem of the source in Thai, as in Indonesian",
      [("a", ["en": "%d threads", "id": "%d thread", "th": "%d thread"])]),
    .texts(
      "a word that many languages share",
      [("a", ["en": "Pro version", "de": "Premium", "ar": "Premium"])]),
    .texts(
      "a name of the source in Arabic, as in Estonian",
      [("a", ["en": "Open Corkboard", "et": "Corkboard", "ar": "Corkboard"])]),
    .files(
      "Japanese in German, under a key without a source string",
      [
        ("en.lproj/Localizable.strings", "\"a\" = \"Save\";"),
        ("de.lproj/Localizable.strings", "\"a\" = \"Sichern\";\n\"b\" = \"設定を保存しました\";"),
      ], finds: ["b"]),
    .files(
      "a word of Han in Polish, in a table without a source table",
      [
        ("en.lproj/Localizable.strings", "\"a\" = \"Save\";"),
        ("pl.lproj/Other.strings", "\"b\" = \"Błąd 保存\";\n\"c\" = \"Zapisz\";"),
      ], finds: ["b"]),
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
          "most letters are \(foreign.name), a script that this language does not use",
          suggestion: "check whether it is the translation of another language")
      ]
    }
    let found = stray(in: pair.target, translating: pair.source, scripts) ?? copy(pair)
    guard let found, pair.key.tables.foreignScript == nil else { return [] }
    return [found]
  }

  /// Reports a few letters of a script that a language never uses.
  private func stray(
    in target: AuditedText, translating source: AuditedText, _ scripts: Set<Script>
  ) -> TextViolation? {
    let foreign =
      target.strayEastAsianScript(translating: source, in: scripts)
      ?? target.strayAlphabet(translating: source, in: scripts)
    guard let foreign, !source.namesLanguage else { return nil }
    return TextViolation(
      "some letters are \(foreign.name), a script that this language does not use",
      suggestion: "translate them, or write them in the script of the language")
  }

  /// Reports a string of Latin letters that another language has at the key, too.
  private func copy(_ pair: TextPair) -> TextViolation? {
    guard pair.target.isAllLatin(translating: pair.source, in: pair.language.scripts.all),
      let other = pair.otherLanguage(where: \.scripts.isLatin)
    else { return nil }
    return TextViolation(
      "the translation equals that of “\(other)”, in letters that this language does not use",
      suggestion: "replace it with a translation into “\(pair.language.locale)”")
  }

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard let foreign = tables.foreignScript, let first = tables.target.entries.first else {
      return []
    }
    return [
      KeyViolation(
        "", at: SourceLocation(file: first.keyLocation.file, line: 1, column: 1),
        "the table is written in \(foreign.name), a script that this language does not use",
        suggestion: "name the script in the language, as in "
          + "\(tables.target.locale.language)-\(foreign.shortName), or replace the table")
    ]
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    // A natural-language key is what the string translates where there is no source.
    let key = text.key.entry.key
    let source = AuditedText(!text.isSource && key.hasASCII(" ") ? key : "")
    let scripts = text.language.scripts.all
    guard text.text.marks.contains(.letter), !text.isSource || text.text.text.hasASCII(" ") else {
      return []
    }
    guard let foreign = text.text.strangeScript(translating: source, in: scripts) else {
      return text.isSource
        ? [] : stray(in: text.text, translating: source, scripts).map { [$0] } ?? []
    }
    return [
      TextViolation(
        "most letters are \(foreign.name), a script that this language does not use",
        suggestion: text.isSource
          ? "write it in the source language"
          : "check whether it is the translation of another language", severity: .warning)
    ]
  }
}

extension TextPair {
  /// The only language but that of the source, or the first of two, with the very same translation;
  /// more of them share a name.
  fileprivate func otherLanguage(where isAsked: (Language) -> Bool) -> LocaleIdentifier? {
    let (tables, project) = (key.tables, key.tables.knowledge.project)
    let others = project.locales.filter { locale in
      locale != tables.target.locale && locale.language != tables.source.locale.language
        && isAsked(tables.knowledge.language(locale))
        && project.table(tables.source.name, locale: locale)?[key.key]?.value.format
          .isExactly(target.text) == true
    }
    return Set(others.map(\.language)).count > 2 ? nil : others.first
  }
}

extension LanguageScripts {
  /// Whether the language is written in Latin letters.
  fileprivate var isLatin: Bool { all.contains(.latin) }
}

extension AuditedText {
  /// Whether it names a language of other letters, which may call itself by its own name.
  fileprivate var namesLanguage: Bool { Self.languages.contains { text.contains($0) } }

  private static let languages = [
    "Chinese", "Japanese", "Korean", "Russian", "Ukrainian", "Belarusian", "Bulgarian", "Serbian",
    "Macedonian", "Mongolian", "Kazakh", "Kyrgyz", "Tajik", "Tatar", "Cyrillic", "Arabic",
    "Persian",
    "Farsi", "Urdu", "Kurdish", "Pashto", "Uyghur", "Hebrew", "Yiddish", "Hindi", "Marathi",
    "Nepali",
    "Sanskrit", "Devanagari", "Thai",
  ]
}
