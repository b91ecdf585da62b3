import Testing

@testable import SourceScanning

/// The files that the targets of a project of Xcode build.
@Suite struct BuiltFilesTests {
  /// A project with one target in a folder `/p`.
  private func project(
    _ objects: String, target: String = "buildPhases = (PH);", head: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    { \(head) objects = {
      P = {isa = PBXProject; mainGroup = M; targets = (T);};
      T = {isa = PBXNativeTarget; \(target)};
      PH /* Resources */ = {isa = PBXResourcesBuildPhase; files = (B, );};
      B = {isa = PBXBuildFile; fileRef = F;};
      \(objects)
    }; rootObject = P; }
    """
  }

  private func built(_ text: String) throws -> BuiltFiles {
    try #require(
      try ProjectFile(Array(text.utf8), path: "A.pbxproj").builtFiles(in: "/p"))
  }

  @Test func areThoseOfTheLanguagesOfAGroup() throws {
    let files = try built(
      project(
        """
        M = {isa = PBXGroup; children = (G,); sourceTree = "<group>";};
        G = {isa = PBXGroup; children = (F,); path = "My App"; sourceTree = "<group>";};
        F = {isa = PBXVariantGroup; children = (E,); name = A.strings; sourceTree = "<group>";};
        E = {isa = PBXFileReference; path = "de.lproj/A.strings"; sourceTree = "<group>";};
        """))
    #expect(files.contains("/p/My App/de.lproj/A.strings"))
    #expect(files.contains("/p/my app/de.lproj/a.strings"))
    #expect(!files.contains("/p/My App/fr.lproj/A.strings"))
  }

  @Test(arguments: [
    (
      "path = Lib/Settings.bundle; sourceTree = SOURCE_ROOT;",
      "/p/Lib/Settings.bundle/de.lproj/R.strings"
    ),
    ("path = /q/A.xcstrings; sourceTree = \"<absolute>\";", "/q/A.xcstrings"),
    ("path = ../A.xcstrings; sourceTree = \"<group>\";", "/p/../A.xcstrings"),
  ])
  func areNamedFromTheGroupTheProjectOrTheRoot(reference: String, path: String) throws {
    #expect(try built(project("F = {isa = PBXFileReference; \(reference)};")).contains(path))
  }

  @Test func areAllOfASynchronizedFolderButItsExceptions() throws {
    let files = try built(
      project(
        """
        M = {isa = PBXGroup; children = (S,);};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X, Y);};
        X = {membershipExceptions = (Old, "/Localized: New/A.strings",); target = T;};
        Y = {membershipExceptions = (Old/Watch.strings,); target = U;};
        U = {isa = PBXNativeTarget;};
        """, target: "fileSystemSynchronizedGroups = (S,);"))
    #expect(files.contains("/p/App/de.lproj/A.strings"))
    #expect(!files.contains("/p/App/Old/de.lproj/A.strings"))
    #expect(!files.contains("/p/App/New/de.lproj/A.strings"))
    #expect(files.contains("/p/App/Old/Watch.strings"))
    #expect(!files.contains("/p/Apple/de.lproj/A.strings"))
  }

  @Test(arguments: [
    ("cp -R \\\"$SRCROOT/More/Texts\\\" .", true), ("cp $SRCROOT/More/Texts/a.png .", false),
    ("find . -name '*.lproj'", true), ("swiftlint", false),
  ])
  func mayBeCopiedByAScript(script: String, isCopied: Bool) throws {
    let files = try built(
      project(
        "S = {isa = PBXShellScriptBuildPhase; shellScript = \"\(script)\";};",
        target: "buildPhases = (PH, S,);"))
    #expect(files.contains("/p/More/Texts/de.lproj/A.strings") == isCopied)
  }

  @Test func areNotAllKnownWhereAnotherBuildSystemBuildsATarget() throws {
    let text = project("")
    #expect(try built(text).isComplete)
    let legacy = text.replacing("PBXNativeTarget", with: "PBXLegacyTarget")
    #expect(try !built(legacy).isComplete)
  }

  @Test(arguments: ["{ knownRegions = (en, de); }", "<?xml version=\"1.0\"?><plist/>"])
  func areUnknownWhereThereAreNoObjects(text: String) throws {
    #expect(try ProjectFile(Array(text.utf8), path: "A.pbxproj").builtFiles(in: "/p") == nil)
  }

  @Test(arguments: [
    ("{\n  a = (b, c", 2, 12, "the project file ends inside the list that begins in line 2"),
    ("{ a = \"b\n", 2, 1, "the project file ends inside the string that begins in line 1"),
    ("", 1, 1, "the project file is empty"),
    ("{ a = b;\n<<<<<<< HEAD", 2, 1, "the project file has the marks of an unfinished merge"),
    ("{ a = b c; }", 1, 9, "the project file cannot be read from “c” on"),
  ])
  func areUnknownInADamagedFile(text: String, line: Int, column: Int, reason: String) {
    let damage = #expect(throws: ProjectDamage.self) {
      try ProjectFile(Array(text.utf8), path: "A.pbxproj").builtFiles(in: "/p")
    }
    #expect(damage?.reason == reason)
    #expect(damage?.location.line == line)
    #expect(damage?.location.column == column)
  }
}
