import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Source strings that are in the code and in no table.
struct CodeSourceTests {
  /// The findings about strings of a project with some code.
  private func findings(_ code: String, de: String, en: String = "\"ok\" = \"OK\";\n") throws
    -> String
  {
    let folder = try ProjectFolder([
      "App/View.swift": code, "App/en.lproj/Localizable.strings": en,
      "App/de.lproj/Localizable.strings": "\"ok\" = \"OK\";\n" + de,
    ])
    let line = "audit . --texts --format text --verbose --without-rules count-without-plural"
    return run(line, in: folder).output
  }

  @Test func areNoExtraKeysOfATranslation() throws {
    let code = """
      let a = NSLocalizedString("Save the board", comment: "A button.")
      let b = String(localized: "board.delete", defaultValue: "Delete the board")
      let c = Text("\\(count) cards are due")
      let d = NSLocalizedString("Other table", tableName: "Other", comment: "")
      """
    let output = try findings(
      code,
      de: """
        "Save the board" = "Tafel sichern";
        "board.delete" = "Tafel löschen";
        "%lld cards are due" = "%lld Karten sind fällig";
        "Other table" = "Andere Tabelle";
        "gone" = "Weg";

        """)
    #expect(output.contains("[extra-key]"))
    for key in ["gone", "Other table"] { #expect(output.contains("key      \(key)\n"), "\(key)") }
    for key in ["Save the board", "board.delete", "%lld cards are due"] {
      #expect(
        !output.contains("source language has no such key")
          || !output.contains("key  \(key)\n    in"))
    }
  }

  @Test func belongToTheTableNearestToTheCode() throws {
    let folder = try ProjectFolder([
      "App/en.lproj/Localizable.strings": "\"ok\" = \"OK\";\n",
      "App/de.lproj/Localizable.strings": "\"ok\" = \"Gut\";\n\"Save it\" = \"Sichern\";\n",
      "App/fr.lproj/Localizable.strings": "\"ok\" = \"Bien\";\n",
      "Kit/en.lproj/Localizable.strings": "\"Save it\" = \"Save it\";\n",
      "Kit/de.lproj/Localizable.strings": "\"Save it\" = \"Sichern\";\n",
      "Kit/fr.lproj/Localizable.strings": "\"Save it\" = \"Garder\";\n",
      "Kit/View.swift": #"let a = NSLocalizedString("Save it", comment: "A button.")"#,
    ])
    let output = run("audit . --texts --format text --verbose", in: folder).output
    #expect(!output.contains("[missing-translation]"))
    #expect(!output.contains("[extra-key]"))
  }

  @Test func haveOneKeyForEachCallWithInterpolations() throws {
    let folder = try ProjectFolder([
      "App/View.swift": #"""
      let a = Text("Server: \(address), Port: \(String(port))")
      let b = Text("Resize to \(size / 1024) GiB"); let c = Text("Resize to \(size / 1024) GiB")
      let d = Text("\(count) due"); let e = Text("\(name) due")
      """#,
      "App/en.lproj/Localizable.strings": "\"ok\" = \"OK\";\n",
      "App/de.lproj/Localizable.strings": """
      "ok" = "OK";
      "Server: %s, Port: %s" = "Server: %1$s, Port: %2$s";
      "Resize to %@ GiB" = "Auf %@ GiB ändern";
      "%lld due" = "%lld fällig";
      "%@ due" = "%@ fällig";

      """,
      "App/fr.lproj/Localizable.strings": """
      "ok" = "Bien";
      "Server: %@, Port: %@" = "Serveur : %1$@, port : %2$@";
      "Resize to %lld GiB" = "Changer à %lld Gio";

      """,
    ])
    let output = run("audit . --texts --format text --verbose", in: folder).output
    let missing = output.components(separatedBy: "\n").filter { $0.contains("has no translation") }
    #expect(!output.contains("[dangerous-specifier]"))
    #expect(missing.count { $0.contains("“Server: %@, Port: %@”") } == 1)
    #expect(missing.count { $0.contains("“Resize to %lld GiB”") } == 1)
    #expect(missing.count { $0.contains("due”") } == 2)
    #expect(missing.count == 4, "\(missing)")
  }

  @Test func areNotInPreviews() throws {
    let code = #"""
      struct Board: View { var body: some View { Text("ok") } }
      #Preview("Board", traits: .portrait) { Text("Sample board") } timeline: { Text("\(day) day") }
      struct Board_Previews: PreviewProvider {
        static var previews: some View { VStack { Text("Other \(Text("sample"))") } }
      }
      let a = NSLocalizedString("Save all", comment: "A button.")
      """#
    let output = try findings(
      code,
      de: """
        "Sample board" = "Mustertafel";
        "%lld day" = "%lld Tag";
        "sample" = "Muster";
        "Save all" = "Alle sichern";

        """)
    // Six strings of the tables, and one that the code outside of the previews has.
    #expect(output.contains("in 7 strings"))
    for line in 2...4 { #expect(!output.contains("View.swift:\(line)")) }
    #expect(!output.contains("[extra-key]"))
  }

  @Test func areFoundInFunctionsOfTheAppsOwn() throws {
    let output = try findings(
      #"let a = OCLocalizedString("Save the board", nil); let b = Text("ok")"#,
      de: "\"Save the board\" = \"Tafel sichern\";\n")
    #expect(!output.contains("[extra-key]"))
  }

  @Test func areComparedWithTheirTranslations() throws {
    let output = try findings(
      """
      let a = String(localized: "due", defaultValue: "Due on %@", comment: "A date.")
      let b = NSLocalizedString("Pay %d euros", comment: "A button.")
      """,
      de: """
        "due" = "Fällig am %d";
        "Pay %d euros" = "Bezahlen";

        """)
    #expect(output.contains("App/View.swift:1"))
    #expect(output.contains("[format-type]") || output.contains("mismatched argument type"))
    #expect(output.contains("Pay %d euros") && output.contains("App/View.swift:2"))
  }

  @Test func areMissingWhereNoLanguageTranslatesThem() throws {
    let output = try findings(
      #"let a = String(localized: "due", defaultValue: "Due on", comment: "A label.")"#, de: "")
    #expect(output.contains("[missing-translation]"))
    #expect(!output.contains("[missing-in-code]"))
  }

  @Test func areMissingFromTheTableWithoutAValue() throws {
    let output = try findings(
      """
      let a = NSLocalizedString("ok", comment: "A button.")
      let b = NSLocalizedString("home.title", comment: "A title.")
      """, de: "")
    #expect(output.contains("[missing-in-code]"))
  }

  /// Older apps have no table in the language they are written in.
  @Test func areTheWholeSourceOfATableWithoutSourceLanguage() throws {
    let folder = try ProjectFolder([
      "App/View.m": "NSString *a = NSLocalizedString(@\"Pay %d euros\", @\"A button\");\n",
      "App/en.lproj/Other.strings": "\"x\" = \"X\";\n",
      "App/de.lproj/Other.strings": "\"x\" = \"X\";\n",
      "App/de.lproj/Localizable.strings": "\"Pay %d euros\" = \"%@ Euro bezahlen\";\n",
    ])
    let output = run("audit . --texts --format text --verbose --source en", in: folder).output
    #expect(output.contains("App/View.m:1"))
    #expect(output.contains("%@ Euro bezahlen"))
    #expect(!output.contains("[extra-key]"))
  }

  @Test func useTheKeysOfAPackageWithinThePackageOnly() throws {
    let keys =
      "\"Save all\" = \"Save all\";\n\"Open all\" = \"Open all\";\n\"Go on\" = \"Go on\";\n"
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{ knownRegions = ( en ); }",
      "App/View.swift": #"Text("Save all"); Text("Open all")"#,
      "App/en.lproj/Localizable.strings": keys,
      "Kit/Package.swift": "// swift-tools-version: 6.2\n",
      "Kit/Sources/Kit/View.swift":
        #"Text("Open all", bundle: .module); Text("Go on", bundle: .module)"#,
      "Kit/Sources/Kit/en.lproj/Localizable.strings": keys,
    ])
    let output = run("audit . --texts --format text --rules unused-key", in: folder).output
    #expect(output.components(separatedBy: "[unused-key]").count == 2)
    #expect(output.contains("key      Save all\n"))
    #expect(output.contains("Kit/Sources/Kit/en.lproj/Localizable.strings:1"))
  }

  @Test(arguments: [
    ("cards.pin.reveal", "warning"), ("Reveal it", "note"), ("other.reveal", "note"),
  ])
  func warnsOfViewsWithALiteralThatIsNamedLikeKeys(_ literal: String, _ severity: String) throws {
    let folder = try ProjectFolder([
      "en.lproj/Localizable.strings": "\"cards.pin.show\" = \"Show PIN\";\n",
      "View.swift": "let a = Text(\"cards.pin.show\")\nlet b = Button(\"\(literal)\") {}\n",
    ])
    let output = run("audit . --texts --format text --verbose --exit-zero", in: folder).output
    #expect(output.contains("\(severity): Key missing from its table"), "\(output)")
  }
}
