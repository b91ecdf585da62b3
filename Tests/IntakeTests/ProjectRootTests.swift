import Foundation
import TestSupport
import Testing

@testable import Intake

/// The folder that paths begin at, and the paths from there.
@Suite struct ProjectRootTests {
  private func root(
    _ files: [String], around paths: [String]
  ) throws -> (root: ProjectRoot, folder: ProjectFolder) {
    let folder = try ProjectFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    return (try ProjectRoot(around: paths, in: folder), folder)
  }

  /// The root as a path from the current folder on.
  private func location(_ files: [String], around paths: [String]) throws -> String? {
    let (root, folder) = try root(files, around: paths)
    return FilePath.path(root.folder, from: folder.realPath("."))
  }

  @Test(arguments: [
    ([".git/HEAD", "Ios/App.xcodeproj/project.pbxproj", "Ios/App/A.strings"], ["Ios/App"], "."),
    ([".git", "App/A.strings"], ["App/A.strings"], "."),
    (["Part/.git", ".git/HEAD", "Part/A.strings"], ["Part"], "Part"),
    (["Part/Package.swift", "Package.swift", "Part/Sources/A.strings"], ["Part/Sources"], "Part"),
    (["Ios/App.xcworkspace/x", "Ios/App/A.strings", "Ios/Kit/B.strings"], ["Ios/App"], "Ios"),
    (["Ios/App/A.strings", "Ios/Kit/B.strings"], ["Ios/App", "Ios/Kit/B.strings"], "Ios"),
    (["App/de.lproj/A.strings"], ["App/de.lproj/A.strings"], "App"),
    (["App/de.lproj/A.strings"], ["App/de.lproj"], "App"),
    (["Out/de.xcloc/contents.json"], ["Out/de.xcloc/"], "Out"),
    (["App/A.strings"], ["App"], "App"),
  ])
  func isTheNearestProject(files: [String], paths: [String], expected: String) throws {
    #expect(try location(files, around: paths) == expected)
  }

  @Test func isTheCurrentFolderWhenNothingIsNamed() throws {
    #expect(try location(["A.strings"], around: []) == ".")
  }

  @Test func refusesAPathAtWhichNothingIs() {
    #expect(throws: IntakeError(at: "gone", "no such file or folder")) {
      try root(["A.strings"], around: ["./gone/"])
    }
  }

  @Test func keepsNamesThatSayWhatIsBehindALink() throws {
    let (root, folder) = try root(
      [".git/HEAD", "App/de.lproj/A.strings", "Out/de.xliff", "Out/x"], around: ["."])
    try folder.link("App/de-AT.lproj", to: "de.lproj")
    try folder.link("App/de.lproj/B.strings", to: "A.strings")
    try folder.link("back.xliff", to: "Out/de.xliff")
    try folder.link("back.po", to: "Out/x")
    try folder.link("Linked", to: "App")
    #expect(root.path(of: "Linked/de-AT.lproj") == "App/de-AT.lproj")
    #expect(root.path(of: "Linked/de-AT.lproj/A.strings") == "App/de-AT.lproj/A.strings")
    #expect(root.path(of: "Linked/de.lproj/B.strings") == "App/de.lproj/B.strings")
    #expect(root.path(of: "back.xliff") == "Out/de.xliff")
    #expect(root.path(of: "back.po") == "back.po")
    #expect(root.path(of: "Linked/../Linked/.") == "App")
  }

  @Test func leavesPathsElsewhereAsTheyWereTyped() throws {
    let (root, _) = try root(["App/.git", "Other/de.xliff"], around: ["App"])
    #expect(root.path(of: "Other/de.xliff") == "Other/de.xliff")
    #expect(root.path(of: "App/de.xliff") == "de.xliff")
  }
}
