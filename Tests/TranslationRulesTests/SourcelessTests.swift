import Testing

@testable import TranslationRules

/// Rules that need only the language read translations without a source string.
@Suite struct SourcelessTests {
  /// The ids of the rules that report a string in a language, under a key that English lacks.
  private func rules(
    reporting text: String, at key: String = "b", in locale: String = "de",
    table: String = "Localizable", source: String = "en.lproj/Localizable.strings"
  ) -> [String] {
    let content =
      source.hasSuffix("xcstrings")
      ? #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":"#
        + #"{"en":{"stringUnit":{"state":"translated","value":"Save"}}}}}}"#
      : #""a" = "Save";"#
    let example = TranslationExample.files(
      "", [(source, content), ("\(locale).lproj/\(table).strings", "\"\(key)\" = \"\(text)\";")])
    return TranslationAudit(ProjectKnowledge(project: example.project)).findings()
      .filter { $0.key == key && $0.severity > .note }.map(\.rule.id).sorted()
      .filter { $0 != "extra-key" && $0 != "missing-table" }
  }

  @Test(arguments: [
    ("设置已保存", "wrong-script"), ("GrÃ¶ÃŸe", "mojibake"), ("Аbbrechen", "mixed-script"),
    ("Die Karten (neu sind da", "brackets-balance"), ("Alle “Karten löschen", "quotes-balance"),
    ("%1$@ und %@", "format-positional-mixed"),
    ("The cards of this board are saved as soon as you are online.", "wrong-language"),
  ])
  func theyReportWhatIsWrongInTheLanguage(_ text: String, _ rule: String) {
    #expect(rules(reporting: text) == [rule])
    #expect(rules(reporting: text, table: "Other") == [rule])
  }

  @Test func theyCompareTheArgumentsWithANaturalLanguageKey() {
    #expect(
      rules(reporting: "%1$@ (Terminal)", at: "%@ (Terminal %@)") == ["key-vs-value-specifiers"])
    #expect(rules(reporting: "%1$@ (Terminal %2$@)", at: "%@ (Terminal %@)").isEmpty)
  }

  @Test func theySkipLeftoversAndCopyrightNotices() {
    let text = "The settings have been kept"
    #expect(rules(reporting: text, at: "b", in: "ru") == ["wrong-script"])
    #expect(rules(reporting: text, at: text, in: "ru") == ["same-as-source"])
    #expect(rules(reporting: text, in: "ru", source: "Localizable.xcstrings").isEmpty)
    #expect(
      rules(reporting: text, at: "NSHumanReadableCopyright", in: "ru", table: "InfoPlist").isEmpty)
  }
}
