import LegibleCommands
import TestSupport
import Testing

/// Which texts are the source, and where they are.
@Suite struct SourceLanguageTests {
  private static let quiet = "--texts --format text --verbose --no-history"
  private static let tables = [
    "App/de.lproj/L.strings": "\"a\" = \"Öffnen\";\n\"b\" = \"Schließen\";\n",
    "App/en.lproj/L.strings": "\"a\" = \"Open\";\n",
  ]

  private static func audit(
    _ others: [String: String], _ tables: [String: String] = tables, path: String = ".",
    options: String = ""
  ) throws -> String {
    let folder = try ProjectFolder(tables.merging(others) { $1 })
    return run("audit \(path) \(quiet) \(options)", in: folder).output
  }

  private static func list(_ key: String, _ value: String) -> String {
    "<plist version=\"1.0\"><dict><key>\(key)</key><string>\(value)</string></dict></plist>"
  }

  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "{ developmentRegion = de; }"),
    ("App.xcodeproj/project.pbxproj", "{ developmentRegion = German; }"),
    ("Package.swift", "let package = Package(name: \"A\", defaultLocalization: \"de\")"),
    ("App/Info.plist", list("CFBundleDevelopmentRegion", "de")),
  ])
  func isNamedByFilesOfTheProject(path: String, content: String) throws {
    let output = try Self.audit([path: content])
    #expect(output.contains("“Schließen” has no translation"))
    #expect(!output.contains("[extra-key]"))
  }

  @Test(arguments: [
    ("Other/Other.xcodeproj/project.pbxproj", "{ developmentRegion = de; }"),
    ("App.xcodeproj/project.pbxproj", "{ developmentRegion = fi; }"),
    ("App/Info.plist", list("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)")),
    ("Package.swift", "// defaultLocalization: \"de\""),
  ])
  func isNotNamedByOthers(path: String, content: String) throws {
    #expect(try Self.audit([path: content]).contains("[extra-key]"))
  }

  @Test func isThatOfTheNearestFile() throws {
    let output = try Self.audit([
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }",
      "App/Package.swift": "let package = Package(defaultLocalization: \"de\")",
    ])
    #expect(output.contains("“Schließen” has no translation"))
  }

  @Test func isFoundFurtherUpInTheRepository() throws {
    let project = ["App.xcodeproj/project.pbxproj": "{ developmentRegion = de; }"]
    #expect(try Self.audit(project, path: "App").contains("[extra-key]"))
    let kept = project.merging([".git/HEAD": ""]) { $1 }
    #expect(try !Self.audit(kept, path: "App").contains("[extra-key]"))
    #expect(try !Self.audit(kept, path: "App/en.lproj").contains("[extra-key]"))
  }

  @Test func isWhatTheCallNames() throws {
    let named = try Self.audit([:], options: "--source-language de")
    #expect(named.contains("“Schließen” has no translation"))
    let folder = try ProjectFolder(Self.tables)
    let other = run("glossary . --source-language de --locales de", in: folder)
    #expect(other.exitCode == .usage)
  }

  @Test func isFixedInNoString() throws {
    let folder = try ProjectFolder([
      "Package.swift": "let package = Package(defaultLocalization: \"de\")",
      "de.lproj/L.strings": "\"a\" = \"Öffne  es\";\n",
      "en.lproj/L.strings": "\"a\" = \"Open  it...\";\n",
    ])
    _ = run("audit . --fix \(Self.quiet)", in: folder)
    #expect(folder.text(of: "de.lproj/L.strings") == "\"a\" = \"Öffne  es\";\n")
  }

  @Test func isInBaseBesideOneLanguage() throws {
    let output = try Self.audit(
      [:],
      [
        "Base.lproj/L.strings": "\"a\" = \"Open %@ and %d\";\n\"b\" = \"Close\";\n",
        "de.lproj/L.strings": "\"a\" = \"Öffnen %d\";\n",
      ])
    #expect(output.contains("[format-missing]"))
    #expect(output.contains("“Close” has no translation"))
  }

  @Test func isInScreensOfBase() throws {
    let screen = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><objects>
      <label text="Hello %@" id="one"/><label text="Go on" id="two"/></objects></document>
      """
    let output = try Self.audit(
      [:],
      [
        "Base.lproj/Main.storyboard": screen, "Base.lproj/Launch.storyboard": screen,
        "de.lproj/Main.strings": """
        "one.text" = "Hallo"; "one.ibExternalSomething[0]" = "Mehr"; "old.text" = "Weg";
        """,
        "fr.lproj/Main.strings": "\"one.text\" = \"Salut %@\"; \"two.text\" = \"Continuer\";",
      ])
    #expect(output.contains("[format-missing]"))
    #expect(output.contains("from     “Hello %@”  Base.lproj/Main.storyboard:2:1"))
    #expect(output.contains("“Go on” has no translation"))
    #expect(output.contains("key      old.text"))
    #expect(!output.contains("ibExternal") && !output.contains("[missing-table]"))
  }

  @Test func isInInfoPlist() throws {
    let reason = Self.list("NSCameraUsageDescription", "We take photos.")
    let tables = [
      "App/de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Wir machen %@\";",
      "App/fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Appli\";",
    ]
    let output = try Self.audit(["App/Info.plist": reason], tables)
    #expect(output.contains("[required-info-plist]"))
    #expect(output.contains("[format-extra]"))
    #expect(!output.contains("[extra-key]"))
    #expect(try Self.audit(["App/App-Info.plist": reason], tables).contains("[format-extra]"))
    #expect(try !Self.audit(["App/MyInfo.plist": reason], tables).contains("[format-extra]"))
    let english = "NSCameraUsageDescription = \"We take %@\";"
    let own = try Self.audit(
      ["App/Info.plist": reason, "App/en.lproj/InfoPlist.strings": english], tables)
    #expect(!own.contains("[format-extra]"))
    let setting = Self.list("NSCameraUsageDescription", "$(REASON)")
    #expect(try !Self.audit(["App/Info.plist": setting], tables).contains("[required-info-plist]"))
  }

  @Test func missesALanguageThatTheProjectNamesAndThatHasNoTable() throws {
    let project =
      "{ developmentRegion = en; knownRegions = ( en, Base, German, de, fr, \"de-AT\" ); }"
    let files = [
      "App.xcodeproj/project.pbxproj": project, "App/es.lproj/About.rtf": "",
      "App/it.lproj/Launch.storyboard": "", "Part/en.lproj/M.strings": "",
    ]
    let output = try Self.audit(files)
    #expect(output.components(separatedBy: "[missing-table]").count == 3)
    for locale in ["fr", "es"] {
      #expect(output.contains("“\(locale)” is a language of the project"))
    }
    #expect(try !Self.audit(files, options: "--locales de").contains("[missing-table]"))
  }
}
