import LegibleCommands
import TestSupport
import Testing

/// Tables that no target of a project of Xcode builds.
struct BuiltTableTests {
  private static let project = """
    { objects = { P = {targets = (T);}; T = {buildPhases = (R);}; R = {files = (B);};
      B = {fileRef = G;}; G = {path = App; children = (E, D);};
      E = {path = en.lproj/A.strings;}; D = {path = de.lproj/A.strings;};
    }; rootObject = P; }
    """

  private let files = [
    "App.xcodeproj/project.pbxproj": project,
    "App/en.lproj/A.strings": "\"ok\" = \"Save %@\";\n",
    "App/de.lproj/A.strings": "\"ok\" = \"%@ sichern\";\n",
    "Old/en.lproj/B.strings": "\"ok\" = \"Save %@\";\n",
    "Old/de.lproj/B.strings": "\"ok\" = \"Sichern\";\n",
    "Old/fr.lproj/B.strings": "\"ok\" = \"Garder %@\";\n",
    "Old/it.lproj/B.strings": "\"ok\" = \"Salva %@\";\n",
  ]

  private func audit(_ changes: [String: String?] = [:], _ path: String = ".") throws -> Outcome {
    let kept = files.filter { changes[$0.key] == nil }.merging(changes.compactMapValues { $0 }) {
      $1
    }
    return run("audit \(path) --texts --format text", in: try ProjectFolder(kept))
  }

  @Test func areNotAuditedAndTheReportSaysSo() throws {
    let outcome = try audit()
    #expect(!outcome.output.contains("[format-missing]"))
    #expect(outcome.output.contains("  - Old (4 files): built by no target of App.xcodeproj\n"))
    #expect(outcome.exitCode == .success)
  }

  @Test(arguments: ["Old/Package.swift", "Old/Old.podspec"])
  func areAuditedInAPackage(path: String) throws {
    #expect(try audit([path: ""]).output.contains("[format-missing]"))
  }

  @Test func areAuditedWhereNoProjectIsAroundThem() throws {
    let moved = try audit([
      "App.xcodeproj/project.pbxproj": nil,
      "App/App.xcodeproj/project.pbxproj": Self.project
        .replacing("path = App; ", with: ""),
    ])
    #expect(moved.output.contains("[format-missing]"))
    #expect(!moved.output.contains("Skipped"))
  }

  @Test func areAuditedWhenTheUserNamesThem() throws {
    #expect(try audit([:], "Old").output.contains("[format-missing]"))
    #expect(try audit([:], "Old/de.lproj").output.contains("[format-missing]"))
  }

  @Test func areAuditedWhereAProjectBuildsNoTableAtAll() throws {
    let outcome = try audit(["App/en.lproj/A.strings": nil, "App/de.lproj/A.strings": nil])
    #expect(outcome.output.contains("[format-missing]"))
  }

  @Test func areAuditedWhereAProjectFileIsDamagedAndThisIsReported() throws {
    let outcome = try audit(["App.xcodeproj/project.pbxproj": String(Self.project.prefix(150))])
    #expect(outcome.output.contains("[format-missing]"))
    #expect(outcome.error.contains("App.xcodeproj/project.pbxproj:3:9:"))
    #expect(outcome.error.contains("the project file ends inside the dictionary"))
    #expect(outcome.exitCode == .untrustworthy)
  }
}
