import LegibleCommands
import TestSupport
import Testing

/// Files of an app that end too early.
struct DamagedFileTests {
  private let tables = [
    "App/en.lproj/A.strings": "\"ok\" = \"Save\";\n",
    "App/de.lproj/A.strings": "\"ok\" = \"Sichern\";\n",
  ]

  private static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label text="Save"
    """
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Cards
    """
  private static let project = "{ objects = {\n  A = (B,"

  static let damaged = [
    ("App/en.lproj/V.xib", screen, "3:"), ("App/V.storyboard", screen, "3:"),
    ("App/Info.plist", list, "3:"), ("Info/Share-Info.plist", list, "3:"),
    ("App.xcodeproj/project.pbxproj", project, "2:"),
  ]

  @Test(arguments: damaged)
  func areReportedByAnAuditWithTheirPlaces(path: String, text: String, line: String) throws {
    let folder = try ProjectFolder(tables.merging([path: text]) { $1 })
    let outcome = run("audit . --texts --format text", in: folder)
    #expect(outcome.error.contains("legible: \(path):\(line)"))
    #expect(outcome.output.contains("[strings-syntax]"))
    #expect(outcome.exitCode == .untrustworthy)
  }

  @Test(arguments: damaged)
  func areReportedByAValidation(path: String, text: String, line: String) throws {
    let folder = try ProjectFolder(tables.merging([path: text]) { $1 })
    let outcome = run("validate .", in: folder)
    #expect(outcome.output.contains("\(path):\(line)"))
    #expect(outcome.exitCode == .findings)
  }

  @Test(arguments: ["#include \"names.h\"", "\t#ifndef PLAIN"])
  func areNoListsThatThePreprocessorReadsFirst(line: String) throws {
    let list = "\(line)\n<plist><dict><key>A</key><string>B</string></dict></plist>\n"
    let outcome = run(
      "validate .", in: try ProjectFolder(tables.merging(["App/Info.plist": list]) { $1 }))
    #expect(outcome.exitCode == .success)
  }
}

/// Screens of Interface Builder without a table of translations.
struct UntranslatedScreenTests {
  private let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label text="Сохранить все карточки" id="a"/></objects>
    </document>
    """

  @Test(arguments: ["App/Base.lproj/V.xib", "App/V.xib", "App/V.storyboard"])
  func areAuditedAsSourceStrings(path: String) throws {
    let files = [
      path: screen, "App/en.lproj/A.strings": "\"ok\" = \"Save\";\n",
      "App/de.lproj/A.strings": "\"ok\" = \"Sichern\";\n",
    ]
    let outcome = run("audit . --texts --format text", in: try ProjectFolder(files))
    #expect(outcome.output.contains("[wrong-script]"))
    #expect(outcome.output.contains("\(path):3:"))
    #expect(!outcome.output.contains("[missing-table]"))
  }

  @Test func areAuditedBesideCodeWithoutAnyTable() throws {
    let code = "Text(\"Открыть все карточки\")\n"
    let outcome = run(
      "audit . --texts --format text",
      in: try ProjectFolder(["App/V.xib": screen, "App/A.swift": code]))
    #expect(outcome.output.contains("App/V.xib:3:"))
    #expect(outcome.output.contains("App/A.swift:1:"))
  }
}
