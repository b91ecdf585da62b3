import AuditModel
import Testing

@testable import Localization

struct IntentFileTests {
  private static let intents = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
      <key>INEnumDisplayName</key><string>Order</string>
      <key>INEnumDisplayNameID</key><string>enum01</string>
      <key>INEnumValues</key><array><dict>
        <key>INEnumValueDisplayName</key><string>Name</string>
        <key>INEnumValueDisplayNameID</key><string>case01</string>
      </dict><dict>
        <key>INEnumValueDisplayName</key><string>unknown</string>
        <key>INEnumValueDisplayNameID</key><string>case00</string>
        <key>INEnumValueName</key><string>unknown</string>
      </dict></array>
    </dict></array>
    <key>INIntents</key><array><dict>
      <key>INIntentTitle</key><string>Sort boards</string>
      <key>INIntentTitleID</key><string>titl01</string>
      <key>INIntentDescription</key><string></string>
      <key>INIntentDescriptionID</key><string>desc01</string>
      <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterPromptDialogFormatString</key><string>You wanted ${count} by ‘${order}’?</string>
        <key>INIntentParameterPromptDialogFormatStringID</key><string>prom01</string>
      </dict></array>
    </dict></array>
    </dict></plist>

    """

  private func file(
    _ folder: String, _ name: String, _ text: String, locale: LocaleIdentifier?
  ) -> LocalizationFile {
    let kind = LocalizationFile.Kind(fileName: name) ?? .strings
    return LocalizationFile(
      path: "\(folder).lproj/\(name)", folder: "", name: "Intents", kind: kind, locale: locale,
      isBase: locale == nil, bytes: Array(text.utf8))
  }

  private func project(_ translation: String) -> LocalizationProject {
    LocalizationProject(
      files: [
        file("Base", "Intents.intentdefinition", Self.intents, locale: nil),
        file("de", "Intents.strings", translation, locale: "de"),
      ], sourceLocale: "en")
  }

  @Test func readsStringsByTheirIds() {
    let file = IntentFile(Array(Self.intents.utf8), path: "Intents.intentdefinition")
    #expect(file.entries.map(\.key) == ["enum01", "case01", "titl01", "prom01"])
    #expect(file.entries.first?.value == .text("Order"))
    #expect(file.entries.first?.valueLocation.line == 4)
    #expect(file.problems.isEmpty)
  }

  @Test func areTheSourceOfTranslations() throws {
    let source = try #require(
      project("\"titl01\" = \"Ordnen\";\n").table("Intents", locale: "en"))
    #expect(source["titl01"]?.value == .text("Sort boards"))
    #expect(source["gone01"] == nil)
  }

  @Test func putCasesIntoPromptsWhereATranslationDoes() throws {
    let source = try #require(
      project("\"prom01-case01\" = \"Wirklich?\"; \"prom01-gone01\" = \"x\";\n")
        .table("Intents", locale: "en"))
    #expect(source["prom01-case01"]?.value == .text("You wanted ${count} by ‘Name’?"))
    #expect(source["prom01"] == nil)
    #expect(source["prom01-gone01"] == nil)
  }

  @Test func reportWhatIsNoPropertyList() {
    #expect(IntentFile(Array("<plist>".utf8), path: "a.intentdefinition").problems.count == 1)
    #expect(IntentFile([], path: "a.intentdefinition").entries.isEmpty)
  }

  /// A storyboard in Base has all strings, and the source language's own table some of them.
  @Test func liesBeneathTheTableOfTheSourceLanguage() throws {
    let project = LocalizationProject(
      files: [
        file("Base", "Intents.intentdefinition", Self.intents, locale: nil),
        file("en", "Intents.strings", "\"titl01\" = \"Order boards\";\n", locale: "en"),
        file("de", "Intents.strings", "\"enum01\" = \"Ordnung\";\n", locale: "de"),
      ], sourceLocale: "en")
    let source = try #require(project.table("Intents", locale: "en"))
    #expect(source["titl01"]?.value == .text("Order boards"))
    #expect(source["enum01"]?.value == .text("Order"))
  }
}
