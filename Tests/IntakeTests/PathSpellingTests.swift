import Foundation
import Intake
import TestSupport
import Testing

/// However a project is named, and from wherever, its paths are the same.
@Suite struct PathSpellingTests {
  private static let project = [
    "App/.git/HEAD": "", "App/Package.swift": "// swift-tools-version: 6.2",
    "App/Sources/Texts/en.lproj/L.strings": "\"a\" = \"Open\";\n\"a\" = \"Again\";\n",
    "App/Sources/Texts/de.lproj/L.strings": "\"a\" = \"Auf\";\n",
    "App/Sources/Texts/M.xcstrings": "{", "App/Sources/Home.screen.json": "{",
    "App/Sources/Code.swift": "let a = String(localized: \"b\")",
    "App/Exchange/de.xliff": "<xliff", "Elsewhere/x": "",
  ]

  /// The paths and locations of everything that is read.
  private func locations(_ path: String, from folder: any FileAccess) throws -> [String] {
    let input = try ProjectFiles([path], in: folder)
    let screens = ProjectScreens(of: input, known: [], needStrings: true) { _, _ in false }
    let problems = input.tables().problems.map { "\($0)" }
    let found = input.found
    return input.textFiles.map { "\($0.path) in \($0.folder)" } + problems
      + screens.errors.map { "\($0.location)" } + found.exchangeFiles + found.codeFiles
      + found.packageFiles
  }

  /// A current folder, and a path from there to the project.
  private static let spellings: [(current: String, path: String)] = [
    ("", "App"), ("", "./App/"), ("", "App/Sources/.."), ("", "Elsewhere/../App/."),
    ("", "Link"), ("", "Link/Sources/../"), ("App", "."), ("App", "./"), ("App", "../App"),
    ("App/Sources", ".."), ("Elsewhere", "../App"), ("Elsewhere", "../Link"), ("Link", "."),
    ("", "/App"), ("Elsewhere", "/Link/"), ("App/Sources/Texts", "/Elsewhere/../App"),
  ]

  @Test func giveTheSameLocations() throws {
    let folder = try ProjectFolder(Self.project)
    try folder.link("Link", to: "App")
    let expected = try locations("App", from: folder)
    #expect(expected.contains("Sources/Texts/de.lproj/L.strings in Sources/Texts"))
    #expect(expected.contains("Exchange/de.xliff") && expected.contains("Sources/Code.swift"))
    #expect(expected.contains { $0.hasPrefix("Sources/Texts/M.xcstrings:1:") })
    #expect(expected.contains { $0.hasPrefix("Sources/Home.screen.json:1:") })
    for (current, path) in Self.spellings {
      let path = path.hasPrefix("/") ? folder.currentFolder + path : path
      let found = try locations(path, from: folder.seen(from: current))
      #expect(found == expected, "\(path) from \(current)")
    }
  }

  @Test func giveTheSameLocationsOfOnePart() throws {
    let folder = try ProjectFolder(Self.project)
    try folder.link("Link", to: "App")
    let language = "Sources/Texts/de.lproj"
    let expected = try locations("App/\(language)", from: folder)
    #expect(expected.first == "\(language)/L.strings in Sources/Texts")
    for (current, path) in [
      ("", "Link/\(language)"), ("App", language), ("App/Sources/Texts", "de.lproj/"),
      ("App/\(language)", "."), ("App/Sources", "../../Link/\(language)"),
    ] {
      let found = try locations(path, from: folder.seen(from: current))
      #expect(found == expected, "\(path) from \(current)")
    }
  }

  @Test func giveTheSameRootToAPartAndTheWhole() throws {
    let folder = try ProjectFolder(Self.project)
    let whole = try locations("App", from: folder)
    for part in try locations("App/Sources", from: folder) where !part.contains("Package") {
      #expect(whole.contains(part))
    }
  }
}
