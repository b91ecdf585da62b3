import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Source strings that are in property lists, build settings and code, beside the tables.
struct SourceListTests {
  private func findings(_ files: [String: String]) throws -> String {
    run("audit . --texts --format text --verbose --no-history", in: try ProjectFolder(files)).output
  }

  private let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>StringsTable</key><string>Root</string>
      <key>PreferenceSpecifiers</key><array>
        <dict><key>Type</key><string>PSGroupSpecifier</string>
          <key>Title</key><string>Rendering</string>
          <key>FooterText</key><string>Takes %@ more power.</string></dict>
        <dict><key>Type</key><string>PSMultiValueSpecifier</string>
          <key>Title</key><string>Backend</string>
          <key>Key</key><string>backend</string>
          <key>Titles</key><array><string>Fast</string><string>Slow</string></array></dict>
      </array></dict></plist>
    """

  @Test func areOnThePagesOfASettingsBundle() throws {
    let output = try findings([
      "App/Settings.bundle/Root.plist": page,
      "App/Settings.bundle/en.lproj/Root.strings": "\"Rendering\" = \"Rendering\";\n",
      "App/Settings.bundle/de.lproj/Root.strings": """
      "Rendering" = "Darstellung";
      "Takes %@ more power." = "Braucht mehr Strom.";
      "Backend" = "Verfahren";
      "Fast" = "Schnell";
      "Old" = "Alt";

      """,
    ])
    #expect(output.components(separatedBy: "[extra-key]").count == 2)
    #expect(output.contains("key      Old\n"))
    #expect(output.contains("“Slow” has no translation"))
    #expect(output.contains("[format-missing]"))
    #expect(output.contains("App/Settings.bundle/Root.plist:"))
  }

  @Test func areNotMissedWhereNoLanguageTranslatesTheSettings() throws {
    let output = try findings([
      "App/Settings.bundle/Root.plist": page, "App/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"Sichern\";\n",
    ])
    #expect(!output.contains("Root"))
  }

  @Test func areBuildSettingsOfAProject() throws {
    let project = """
      { buildSettings = {
          INFOPLIST_KEY_NSCameraUsageDescription = "Scans \\"cards\\" at https://cards.app/scan.";
          INFOPLIST_KEY_CFBundleDisplayName = "$(PRODUCT_NAME)";
          INFOPLIST_KEY_UILaunchScreen_Generation = YES;
        }; knownRegions = ( en, de ); }
      """
    let output = try findings([
      "App.xcodeproj/project.pbxproj": project, "App/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"Sichern\";\n",
      "App/de.lproj/InfoPlist.strings": """
      "NSCameraUsageDescription" = "Scannt „Karten“ auf https://cards.de/scan.";

      """,
    ])
    #expect(output.contains("Scans \"cards\" at https://cards.app/scan."))
    #expect(output.contains("App.xcodeproj/project.pbxproj:2:"))
    #expect(!output.contains("[extra-key]"))
  }

  @Test func areSettingsOfAConfigurationFileUpToItsComments() throws {
    let output = try findings([
      "App/Base.xcconfig": "INFOPLIST_KEY_CFBundleDisplayName = My  Cards // the name\n",
      "App/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "App/de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Meine Karten\";\n",
    ])
    #expect(output.contains("“My  Cards”") && !output.contains("the name"))
    #expect(output.contains("App/Base.xcconfig:1:1"))
  }

  @Test(arguments: [
    (
      "App.xcodeproj/project.pbxproj",
      "{\n  INFOPLIST_KEY_NSCameraUsageDescription = \"Scans cards.\";\n}"
    ), ("App/Base.xcconfig", "\nINFOPLIST_KEY_NSCameraUsageDescription = Scans cards.\n"),
    (
      "App/Info.plist",
      """
      <plist version="1.0"><dict>
      <key>NSCameraUsageDescription</key><string>${PRODUCT_NAME} scans cards.</string>
      </dict></plist>
      """
    ),
  ])
  func areReportedWhereNoTableHasTheReasonForAnAccess(path: String, text: String) throws {
    let tables = [
      "App/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"Sichern\";\n", path: text,
    ]
    let output = try findings(tables)
    #expect(output.contains("[usage-description-in-no-table]"), "\(output)")
    #expect(output.contains("\(path):2:"), "\(output)")
    let translated = "\"NSCameraUsageDescription\" = \"Scannt Karten.\";\n"
    let other = try findings(
      tables.merging(["App/de.lproj/InfoPlist.strings": translated]) { $1 })
    #expect(!other.contains("[usage-description-in-no-table]"))
  }

  @Test func ofAnExampleAreNoneOfThePackageBesideIt() throws {
    let list = """
      <plist version="1.0"><dict>
      <key>NSCameraUsageDescription</key><string>Scans cards.</string>
      </dict></plist>
      """
    let project = "{ knownRegions = ( en, Base, ); }"
    let package = [
      "Package.swift": "// swift-tools-version: 6.0\n",
      "Sources/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "Sources/de.lproj/A.strings": "\"a\" = \"Sichern\";\n",
      "Example/App/Info.plist": list, "Example/App.xcodeproj/project.pbxproj": project,
    ]
    let output = try findings(package)
    #expect(!output.contains("[usage-description-in-no-table]"), "\(output)")
    #expect(!output.contains("[locale-in-project]"), "\(output)")
    // With a translation of its own the example needs the others, too.
    let translated = try findings(
      package.merging([
        "Example/App/en.lproj/B.strings": "\"b\" = \"Load\";\n",
        "Example/App/de.lproj/B.strings": "\"b\" = \"Laden\";\n",
      ]) { $1 })
    #expect(translated.contains("[usage-description-in-no-table]"), "\(translated)")
  }

  @Test func areNoBuildSettingsOfSeveralTargets() throws {
    let project = """
      {
        INFOPLIST_KEY_CFBundleDisplayName = Cards;
        INFOPLIST_KEY_CFBundleDisplayName = Boards;
      }
      """
    let output = try findings([
      "App.xcodeproj/project.pbxproj": project, "App/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"Sichern\";\n",
      "App/de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Karten\";\n",
    ])
    #expect(!output.contains("project.pbxproj"))
  }

  @Test func arePhrasesOfShortcuts() throws {
    let code = #"""
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Open(), phrases: [
          "Open \(.applicationName)", "Show \(\.$board) in \(.applicationName)",
        ], shortTitle: "Open")
      }
      """#
    let output = try findings([
      "App/Shortcuts.swift": code, "App/en.lproj/A.strings": "\"a\" = \"Save\";\n",
      "App/de.lproj/A.strings": "\"a\" = \"Sichern\";\n",
      "App/de.lproj/AppShortcuts.strings": """
      "Open ${applicationName}" = "Öffne ${applicationName}";
      "Close ${applicationName}" = "Schließe ${applicationName}";

      """,
    ])
    #expect(output.contains("key      Close ${applicationName}\n"))
    #expect(output.components(separatedBy: "[extra-key]").count == 2)
    #expect(output.contains("“Show ${board} in ${applicationName}” has no translation"))
  }
}
