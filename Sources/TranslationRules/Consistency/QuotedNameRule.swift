import AuditModel
import Localization
import Terminology
import TextAnalysis

/// A text that quotes the name of a control has the name that the control has in its language.
package struct QuotedNameRule: TableRule {
  package static let description = RuleDescription(
    id: "quoted-name-differs", title: "Quoted name that no control has",
    rationale: """
      People look for the button or the field that the text names, and find none with that name.
      """,
    howToFix: """
      Write the name as the translation of the control has it, or correct that.
      """,
    falseAlarm: """
      Only words between quotation marks that are all of another string of the table, with a \
      capital, count as a name. Other forms of a name pass where all of its words begin alike.
      """,
    severity: .warning,
    standards: [.wcag("3.2.4")])

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts(
      "the name of the button",
      [
        ("save", ["en": "Save all", "de": "Alles sichern"]),
        (
          "hint",
          ["en": "Tap “Save all” to finish.", "de": "Tippe zum Schluss auf „Alles sichern“."]
        ),
      ]),
    .texts(
      "another form of the name",
      [
        ("files", ["en": "My files", "pl": "Moje pliki"]),
        ("hint", ["en": "It is in “My files”.", "pl": "Jest w „Moich plikach”."]),
      ]),
    .texts(
      "the name with the mark of a key",
      [
        ("export", ["en": "Ho_w to export", "cs": "Jak c&hcete exportovat"]),
        ("hint", ["en": "Open “How to export”.", "cs": "Otevřete „Jak chcete exportovat“."]),
      ]),
    .texts(
      "the name with the mark of a key behind it",
      [
        ("save", ["en": "_Save all…", "ja": "すべて保存(_S)…"]),
        ("hint", ["en": "Choose “Save all”.", "ja": "「すべて保存」を選択してください。"]),
      ]),
    .texts(
      "the name in a long text of Khmer",
      [
        ("next", ["en": "Next Up", "km": "បន្ទាប់"]),
        (
          "hint",
          [
            "en": "Set the maximum amount of days a show should stay in the 'Next Up' list.",
            "km": "កំណត់ចំនួនថ្ងៃអតិបរមាដែលគួរតែស្ថិតនៅក្នុងបញ្ជី 'បន្ទាប់' ។",
          ]
        ),
      ]),
    .texts(
      "the marks are those of an apostrophe",
      [
        ("team", ["en": "Team", "de": "Mannschaft"]),
        ("hint", ["en": "The 'Team's best", "de": "Das Beste"]),
      ]),
    .texts(
      "a word that no control has",
      [
        ("save", ["en": "save", "de": "sichern"]),
        ("hint", ["en": "Say “save” twice.", "de": "Sag zweimal „speichern“."]),
      ]),
    .texts(
      "one of two translations of the name",
      [
        ("button.open", ["en": "Open", "de": "Öffnen"]),
        ("state.open", ["en": "Open", "de": "Offen"]),
        ("hint", ["en": "Choose “Open”.", "de": "Wähle „Offen“."]),
      ]),
    .texts(
      "the name was left in English",
      [
        ("copy", ["en": "Copy report", "pl": "Kopiuj raport"]),
        ("hint", ["en": "Use 'Copy report' first.", "pl": "Najpierw użyj 'Copy report'."]),
      ], finds: ["hint"]),
    .texts(
      "the whole text was left in English, which another rule reports",
      [
        ("copy", ["en": "Copy report", "pl": "Kopiuj raport"]),
        ("hint", ["en": "Use 'Copy report' first.", "pl": "Use 'Copy report' first."]),
      ]),
    .texts(
      "the name of a setting of iOS",
      [
        ("take", ["en": "Camera", "zh-Hans": "拍照"]),
        (
          "hint",
          [
            "en": "Allow access in \"Settings\" > \"Camera\".",
            "zh-Hans": "请在“设置”>“相机”中允许访问。",
          ]
        ),
      ]),
    .texts(
      "the button has another name",
      [
        ("move", ["en": "Move data…", "es": "Migrar datos…"]),
        ("hint", ["en": "Open \"Move data\".", "es": "Abre «Trasladar todo»."]),
      ], finds: ["hint"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard !tables.isSameLanguage else { return [] }
    var texts: [(source: TableEntry, target: TableEntry, names: [Substring])] = []
    tables.forEachTranslation { source, target in
      guard case .text(let text) = source.value, case .text(let translation) = target.value,
        target.states[.text] != .new, !text.isExactly(translation), !translation.isBlank
      else { return }
      // Names of iOS are not those of the app's own controls.
      let names = text.quotedNames.filter { !text.leadsToSettings || !$0.isNameOfSettings }
      if !names.isEmpty { texts.append((source, target, names)) }
    }
    guard !texts.isEmpty else { return [] }
    let controls = Controls(of: tables)
    return texts.compactMap { source, target, names in
      guard case .text(let translation) = target.value else { return nil }
      for name in names {
        guard let other = controls.other(than: translation, for: name, besides: source.key) else {
          continue
        }
        return KeyViolation(
          source.key, at: target.valueLocation,
          "it quotes the name “\(name)”, whose translation is “\(other.name)” at “\(other.key)”",
          suggestion: "write “\(other.name)”, or correct the other string")
      }
      return nil
    }
  }
}

/// The translations of the strings that may be the names of controls.
private struct Controls {
  private var translations: [String: [(key: String, name: String)]] = [:]

  init(of tables: TablePair) {
    tables.forEachTranslation { source, target in
      guard case .text(let text) = source.value, case .text(let name) = target.value,
        text.utf8.count <= 60, target.states[.text] != .new, !text.isExactly(name)
      else { return }
      translations[text.asName, default: []].append((source.key, name))
    }
  }

  /// A translation of a name, where a text has none of them in any form, and names it otherwise.
  func other(
    than text: String, for name: Substring, besides key: String
  ) -> (key: String, name: String)? {
    guard let all = translations[String(name).asName], !all.contains(where: { $0.key == key })
    else { return nil }
    let words = text.withoutSoftHyphens.withoutMnemonics.lowercased()
    guard let first = all.first, !all.contains(where: { words.names($0.name) }) else { return nil }
    return first
  }
}

extension String {
  /// The name of a control without the marks at its end.
  fileprivate var asName: String {
    let text = withoutMnemonics
    var end = text[...]
    while let last = end.last, last == "…" || last == "." || last == ":" { end.removeLast() }
    return end.trimmingSpaces
  }

  /// The text without the marks of keys in menus, as other platforms have them: “_Save” and “Sa&ve”.
  fileprivate var withoutMnemonics: String {
    guard contains("_") || contains("&") else { return self }
    return replacing(/\s?[(（][_&]\p{L}[)）]/, with: "").replacing(/[_&](?=\p{L})/, with: "")
  }

  /// Whether the words of a name are in it, in any form: all of each but its last letters.
  fileprivate func names(_ name: String) -> Bool {
    let words = name.asName.withoutSoftHyphens.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in
      let stem = word.prefix(max(min(2, word.count), word.count * 3 / 5))
      // Foundation's search misses a part that ends within a cluster, as in Khmer.
      return contains(stem) || hasBytes(of: String(stem))
    }
  }

  /// The words between quotation marks that begin with a capital, of texts that have more besides.
  fileprivate var quotedNames: [Substring] {
    guard utf8.count < 2000, contains(where: \.isEnglishQuotationMark) else { return [] }
    var names: [Substring] = []
    var opening: Index?
    var before: Character?
    for index in indices {
      let mark = self[index]
      if mark.isEnglishQuotationMark {
        if let start = opening, mark.closes(self[start]) {
          let after = self.index(after: index)
          let name = self[self.index(after: start)..<index]
          if name.isName, after == endIndex || !self[after].isLetter { names.append(name) }
          opening = nil
        } else if before?.isLetter != true, before?.isNumber != true {
          opening = index
        }
      }
      before = mark
    }
    return names.filter { $0.count < count - 2 }
  }
}

extension String {
  /// Whether it is about iOS's settings or a permission.
  fileprivate var leadsToSettings: Bool {
    guard let words = Self.settings.first(where: { contains($0) }) else { return false }
    // The name itself may be one of them.
    let rest = replacing(/["“”'‘’][^"“”'‘’]*["“”'‘’]/, with: "")
    return rest.contains(words) || Self.settings.contains { rest.contains($0) }
      || contains(">") && contains("Settings")
  }

  private static let settings = [
    "Settings", "Privacy", "System Preferences", "permission", "allow", "Allow", "access",
  ]
}

extension Substring {
  /// Whether iOS has it in its settings, or as a choice when an app asks for a permission.
  ///
  /// Source: Apple's iPhone User Guide, “Control access to information in apps” and “hardware features”.
  fileprivate var isNameOfSettings: Bool { Self.namesOfSettings.contains(lowercased()) }

  private static let namesOfSettings: Set = [
    "system settings", "privacy", "privacy & security", "camera", "photos", "all photos",
    "selected photos", "limited access", "full access", "microphone", "location",
    "location services", "while using the app", "calendars", "bluetooth", "local network",
    "speech recognition", "health", "homekit", "media & apple music", "motion & fitness",
    "files and folders", "background app refresh", "cellular data", "mobile data", "face id",
    "touch id", "ask next time", "don't allow",
  ]

  /// Whether it may be the name of a control: up to six words, of which the first has a capital.
  fileprivate var isName: Bool {
    guard let first, first.isUppercase, utf8.count <= 60, !contains("%") else { return false }
    return filter(\.isLetter).count >= 3 && split(separator: " ").count <= 6
  }

  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}

extension Character {
  /// Whether it is a quotation mark, or an apostrophe, of the language that most apps are written in.
  fileprivate var isEnglishQuotationMark: Bool { "\"'“”‘’".contains(self) }

  fileprivate func closes(_ opening: Character) -> Bool {
    switch opening {
    case "“": self == "”"
    case "‘": self == "’"
    default: self == opening
    }
  }
}
