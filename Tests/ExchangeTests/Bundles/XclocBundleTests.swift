import AuditModel
import Localization
import Testing

@testable import Exchange

/// A bundle that lies in memory; links lead to nothing.
private struct MemoryBundle: BundleFiles {
  var files: [String: [UInt8]]
  var links: Set<String> = []

  func names(in folder: String) -> [String]? {
    let prefix = folder + "/"
    let below = (Array(files.keys) + links).filter { $0.hasPrefix(prefix) }
    let names = Set(below.map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) })
    return below.isEmpty ? nil : names.sorted(by: >)
  }

  func kind(of path: String) -> BundleFileKind {
    if links.contains(path) { return .link }
    if files[path] != nil { return .file }
    return names(in: path) == nil ? .other : .folder
  }

  func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    files[path].flatMap { $0.count <= limit ? $0 : nil }
  }
}

private let contents = """
  {
    "developmentRegion" : "en", "project" : "A\\/b\\u00e9\\ud83d\\ude42",
    "later" : [1, {"a": null}],
    "targetLocale" : "de",
    "toolInfo" : {
      "toolBuildNumber" : "27A", "toolID" : "t", "toolName" : "T", "toolVersion" : "27.0"
    },
    "version" : "1.0"
  }
  """

private func bundle(_ others: [String: String], _ contents: String? = contents) -> MemoryBundle {
  var files = others.mapValues { Array($0.utf8) }
  files["contents.json"] = contents.map { Array($0.utf8) }
  return MemoryBundle(files: files)
}

private func read(_ files: MemoryBundle) -> XclocBundle { XclocBundle(files, path: "de.xcloc") }

/// The places and kinds of all problems.
private func findings(_ files: MemoryBundle) -> [String] {
  read(files).problems.map { "\($0.location) \($0.kind.rawValue)" }
}

private let xliff = "Localized Contents/de.xliff"

@Suite struct XclocBundleTests {
  @Test func readsWhatXcodeWrites() throws {
    let result = read(
      bundle([
        xliff: "<xliff/>", "Source Contents/b/c.strings": "", "Source Contents/a.strings": "",
        "Screenshots/1.png": "", "Notes/n.txt": "", "Localized Contents/de.lproj/i.png": "",
      ]))
    #expect(result.problems == [])
    #expect(result.xliff == BundleFile(path: xliff, bytes: Array("<xliff/>".utf8)))
    #expect(result.sources == ["Source Contents/a.strings", "Source Contents/b/c.strings"])
    #expect(result.screenshots == ["Screenshots/1.png"] && result.notes == ["Notes/n.txt"])
    let contents = try #require(result.contents)
    #expect(contents.developmentRegion == "en" && contents.targetLocale == "de")
    #expect(contents.project == "A/bé🙂" && contents.version == "1.0")
    #expect(
      contents.tool == .init(identifier: "t", name: "T", version: "27.0", build: "27A"))
  }

  @Test func reportsWhatIsMissing() {
    #expect(findings(bundle([xliff: ""], nil)) == ["de.xcloc/contents.json:1:1 unreadableFile"])
    #expect(findings(bundle([:])) == ["de.xcloc/Localized Contents:1:1 missingValue"])
    #expect(
      findings(bundle([xliff: ""], "{}")).map { $0.split(separator: " ")[1] } == [
        "missingValue", "missingValue",
      ])
  }

  @Test func reportsFilesOfOtherLanguages() {
    let two = bundle([xliff: "a", "Localized Contents/cs.xliff": "b"])
    #expect(findings(two) == ["de.xcloc/Localized Contents:1:1 duplicateKey"])
    #expect(read(two).xliff?.path == xliff)
    let other = bundle(["Localized Contents/fr.xliff": "b"])
    #expect(findings(other) == ["de.xcloc/Localized Contents/fr.xliff:1:1 syntax"])
    let right = read(bundle([xliff: ""]))
    #expect(right.problems(withTargetLocales: ["de", "de"], path: "x") == [])
    let wrong = right.problems(withTargetLocales: ["de", "pl", "fr"], path: "x")
    #expect(wrong.map(\.location.file) == ["x/\(xliff)", "x/\(xliff)"])
    #expect(wrong.first?.message.contains("in fr and") == true)
  }

  @Test(arguments: [
    "contents.json", "Localized Contents", xliff, "Source Contents", "Source Contents/a",
    "Notes/b", "Screenshots/c/d",
  ])
  func followsNoLink(path: String) {
    var files = bundle([xliff: "", "Source Contents/x": ""])
    files.files[path] = nil
    files.links = [path]
    let result = read(files)
    #expect(result.problems.contains { $0.location.file == "de.xcloc/\(path)" })
    let paths = [result.xliff?.path].compactMap(\.self) + result.sources + result.notes
    #expect(!(paths + result.screenshots).contains { $0.hasPrefix(path) })
  }

  @Test(arguments: ["..", ".", "a\\b", "a\0", "a\nb", ""])
  func usesNoNameThatCouldLeadElsewhere(name: String) {
    struct Hostile: BundleFiles {
      let name: String
      func names(in folder: String) -> [String]? { folder == "Notes" ? [name] : nil }
      func kind(of path: String) -> BundleFileKind { .file }
      func bytes(of path: String, atMost limit: Int) -> [UInt8]? { Array(contents.utf8) }
    }
    let result = XclocBundle(Hostile(name: name), path: "de.xcloc")
    #expect(result.notes == [])
    #expect(result.problems.contains { $0.location.file == "de.xcloc/Notes" })
  }

  @Test func readsNoBundleWithoutEnd() {
    struct Endless: BundleFiles {
      func names(in folder: String) -> [String]? { ["a", "b"] }
      func kind(of path: String) -> BundleFileKind { .folder }
      func bytes(of path: String, atMost limit: Int) -> [UInt8]? { nil }
    }
    #expect(XclocBundle(Endless(), path: "x").problems.contains { $0.message.contains("too many") })
  }

  @Test func readsNoLargeContents() {
    let large = contents + String(repeating: " ", count: 1 << 20)
    #expect(findings(bundle([xliff: ""], large)) == ["de.xcloc/contents.json:1:1 unreadableFile"])
  }

  @Test(arguments: [
    ("", "1:1"), ("[]", "1:1"), ("{", "1:2"), ("{\n \"a\" x", "2:6"), ("{\"a\": }", "1:7"),
    ("{\"a\": 1 \"b\"", "1:9"), ("{\"a\": \"\\q\"}", "1:8"), ("{\"a\": \"\\u12\"}", "1:8"),
    ("{\"a\": \"\n\"}", "1:8"), ("{} x", "1:4"), ("{a: 1}", "1:2"), ("{\"a\": [1,}", "1:10"),
    ("{\"a\"", "1:5"), ("{\"a\":\"\\", "1:7"), ("{\"é\": ?", "1:7"),
  ])
  func saysWhereContentsAreWrong(text: String, location: String) {
    let found = findings(bundle([xliff: ""], text))
    #expect(found == ["de.xcloc/contents.json:\(location) syntax"])
  }

  @Test func readsNoNestingWithoutEnd() {
    let deep = "{\"a\":" + String(repeating: "[", count: 100_000)
    #expect(findings(bundle([xliff: ""], deep)) == ["de.xcloc/contents.json:1:37 syntax"])
  }
}

@Suite struct XclocWriterTests {
  @Test func writesContentsAsXcodeDoes() throws {
    let tool = XclocContents.Tool(identifier: "t", name: "T", version: "1.2", build: "3")
    let contents = XclocContents(
      developmentRegion: "en", project: "App/A.xcodeproj", targetLocale: "zh-Hant", tool: tool)
    let files = XclocWriter.files(
      contents, xliff: [1], sources: [BundleFile(path: "App/en.lproj/a.strings", bytes: [2])],
      screenshots: [BundleFile(path: "a.png", bytes: [3])],
      notes: [
        BundleFile(path: "../out", bytes: []), BundleFile(path: "/out", bytes: []),
        BundleFile(path: "C:/out", bytes: []), BundleFile(path: "a/../../out", bytes: []),
        BundleFile(path: "n.txt", bytes: [4]),
      ])
    #expect(
      files.map(\.path) == [
        "Localized Contents/zh-Hant.xliff", "Notes/n.txt", "Screenshots/a.png",
        "Source Contents/App/en.lproj/a.strings", "contents.json",
      ])
    #expect(
      files.last?.bytes.asText == """
        {
          "developmentRegion" : "en",
          "project" : "App/A.xcodeproj",
          "targetLocale" : "zh-Hant",
          "toolInfo" : {
            "toolBuildNumber" : "3",
            "toolID" : "t",
            "toolName" : "T",
            "toolVersion" : "1.2"
          },
          "version" : "1.0"
        }
        """)
    let all = MemoryBundle(
      files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
    let result = XclocBundle(all, path: "x")
    #expect(result.problems == [] && result.contents == contents && result.xliff?.bytes == [1])
  }
}
