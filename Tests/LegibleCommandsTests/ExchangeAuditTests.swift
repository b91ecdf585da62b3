import Foundation
import LegibleCommands
import TestSupport
import Testing

struct ExchangeAuditTests {
  @Test func reportsAStaleExchangeFile() throws {
    let folder = try ExchangeProject.folder([
      "xliff/de.xliff": ExchangeProject.xliff([
        ("go", "Go", "Los"), ("ask", "Is %@ there?", "Ist %@ da?"),
      ])
    ])
    let outcome = run("audit . --format text --fail-on warning", in: folder)
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("[exchange-stale]"))
    #expect(outcome.output.contains("1 with a translation that was not imported"))
  }

  @Test func reportsALanguageThatOnlyTranslatorsHaveOnce() throws {
    let french = ExchangeProject.xliff([("go", "Go", "")])
      .replacing("target-language=\"de\"", with: "target-language=\"fr\"")
    let folder = try ExchangeProject.folder(["xliff/fr.xliff": french, "old/fr.xliff": french])
    let output = run("audit . \(Self.quiet)", in: folder).output
    #expect(output.components(separatedBy: "[missing-table]").count == 2)
    #expect(output.contains("“fr” has an exchange file, but no table"))
    #expect(!run("audit App \(Self.quiet)", in: folder).output.contains("[missing-table]"))
  }

  private static let quiet = "--texts --format text --verbose --fail-on never"

  @Test(arguments: [
    "de.po", "de_AT.po", "app.de.po", "de/LC_MESSAGES/fr.po", "de/LC_MESSAGES/app.po", "de/app.po",
  ])
  func takesTheLanguageFromThePlaceOfAFile(path: String) throws {
    let folder = try ProjectFolder(["in/\(path)": "msgid \"Open %@\"\nmsgstr \"Öffnen\"\n"])
    let output = run("audit in \(Self.quiet)", in: folder).output
    #expect(output.contains("[format-missing]"))
    #expect(output.contains("    in       de"))
  }

  /// gettext compiles no fuzzy entry, so that no one reads it.
  @Test(arguments: [("", "error: "), ("#, fuzzy\n", "note: ")])
  func reportsDefectsOfFuzzyEntriesAsNotes(flag: String, severity: String) throws {
    let text = "\(flag)msgid \"Open all\"\nmsgstr \"Alle %s öffnen\"\n"
    let folder = try ProjectFolder(["in/de.po": text])
    let output = run("audit in \(Self.quiet)", in: folder).output
    #expect(output.contains("\(severity)Extra format specifier"), "\(output)")
  }

  /// An audit of some languages is not about the files of others.
  @Test func reportsDuplicatesInTheAuditedLanguagesAlone() throws {
    let twice = "\"a\" = \"A\";\n\"a\" = \"B\";\n"
    let folder = try ProjectFolder([
      "en.lproj/A.strings": "\"a\" = \"E\";\n", "de.lproj/A.strings": twice,
      "da.lproj/A.strings": twice,
    ])
    let output = run("audit . --locales de \(Self.quiet)", in: folder).output
    #expect(output.contains("de.lproj/A.strings:2:1") && !output.contains("da.lproj"))
  }

  @Test(arguments: ["app.po", "strings.po", "ui.po"])
  func reportsThatTheLanguageIsNotDeclared(path: String) throws {
    let folder = try ProjectFolder(["in/\(path)": "msgid \"Open\"\nmsgstr \"Öffnen\"\n"])
    let output = run("audit in \(Self.quiet)", in: folder).output
    #expect(output.contains("which language the translations are in"))
    let template = try ProjectFolder(["in/\(path)": "msgid \"Open\"\nmsgstr \"\"\n"])
    #expect(!run("audit in \(Self.quiet)", in: template).output.contains("which language"))
  }

  @Test func reportsADuplicateString() throws {
    let entry = "\n\nmsgid \"Open\"\nmsgstr \"開啟\""
    let header = "msgid \"\"\nmsgstr \"Language: zh_TW\\n\""
    let folder = try ProjectFolder(["zh_TW.po": header + entry + entry + "\n"])
    let output = run("audit zh_TW.po \(Self.quiet)", in: folder).output
    #expect(output.contains("[duplicate-key]"))
    #expect(!output.contains("[locale-code]"))
  }

  @Test func holdsABundleAgainstItsFile() throws {
    let xliff = ExchangeProject.xliff([("go", "Go", "Los")])
    let contents = "{\"developmentRegion\":\"en\",\"targetLocale\":\"fr\",\"version\":\"1.0\"}"
    let folder = try ProjectFolder([
      "fr.xcloc/contents.json": contents, "fr.xcloc/Localized Contents/fr.xliff": xliff,
      "de.xcloc/Localized Contents/de.xliff": xliff,
    ])
    let output = run("audit . \(Self.quiet)", in: folder).output
    #expect(output.contains("its translations are in de and those of the bundle in fr"))
    #expect(output.contains("de.xcloc/contents.json:1:1"))
  }
}
