import AuditModel
import Foundation
import Intake
import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// `legible audit --shard` and `legible merge`.
@Suite struct ShardTests {
  private static let options = "--no-history --sizes large,accessibility5 --fail-on error"
  private static let formats = "--format text,json,html,sarif=out/report.sarif,csv --output out"

  /// Two targets with defects, an exchange file, and screens from a file.
  private static let contents: [String: String] = [
    "App/en.lproj/Localizable.strings": #"""
    "title" = "Plan %@ trips";
    "long" = "Preparations for the journey";
    "only" = "Only here";

    """#,
    "App/de.lproj/Localizable.strings": #"""
    "title" = "%d Reisen planen";
    "long" = "Vorbereitungen für die lange Reise ans Meer";
    "Café" = "übrig";

    """#,
    "App/fr.lproj/Localizable.strings": #"""
    "title" = "Planifier %@ voyages";
    "long" = "Préparatifs pour le voyage";

    """#,
    "Old/en.lproj/Localizable.strings": "\"title\" = \"Old %@\";\n",
    "Old/de.lproj/Localizable.strings": "\"title\" = \"Alt %d\";\n",
    "App/Trip.screen.json": """
    {"screen": "trip", "title": "A journey", "states": [
      {"name": "short", "view": \(line("title"))}, {"name": "long", "view": \(line("long"))}]}
    """,
    "App/Empty.screen.json": """
    {"screen": "empty", "states": [{"name": "idle", "view": {"type": "stack", "axis": "vertical", "children": []}}]}
    """,
    "App/Code.swift": "let title = NSLocalizedString(\"title\", comment: \"\")\n",
  ]

  private static func line(_ key: String) -> String {
    """
    {"type": "text", "text": {"key": "\(key)"}, "id": "name", "lineLimit": 1, "frame": {"width": 120}}
    """
  }

  private static func files(_ changes: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(contents.merging(changes) { $1 }.mapValues { Data($0.utf8) })
  }

  /// The bytes of the parts of all shards, each made by a run of its own.
  private static func parts(
    _ count: Int, _ words: String = "", of changes: [String: String] = [:]
  ) -> [(name: String, bytes: Data)] {
    (1...count).map { index in
      let files = files(changes)
      let outcome = run("audit \(options) \(words) --shard \(index)/\(count) -o parts", in: files)
      #expect(outcome.exitCode == .success && outcome.output.isEmpty, "\(outcome.error)")
      let name = "part-\(index)-of-\(count).json"
      #expect(outcome.error.hasSuffix("wrote parts/\(name)\n"))
      return (name, Data((files.written["parts/\(name)"] ?? "").utf8))
    }
  }

  private static func merge(
    _ parts: [(name: String, bytes: Data)], _ words: String = "", into files: MemoryFiles = files()
  ) throws -> Outcome {
    for part in parts { try files.write(part.bytes, to: "parts/\(part.name)") }
    return run("merge parts \(options) \(formats) \(words)", in: files)
  }

  @Test(arguments: [1, 2, 3, 7]) func writesTheBytesOfTheWhole(_ count: Int) throws {
    let whole = Self.files()
    let expected = run("audit \(Self.options) \(Self.formats)", in: whole)
    #expect(expected.exitCode == .findings)
    let merged = Self.files()
    let outcome = try Self.merge(Self.parts(count).reversed(), into: merged)
    #expect(outcome.exitCode == expected.exitCode && outcome.output == expected.output)
    let reports = merged.written.filter { $0.key.hasPrefix("out/") }
    #expect(reports.count == 4)
    let areEqual = reports == whole.written.filter { $0.key.hasPrefix("out/") }
    #expect(areEqual)
    #expect(reports["out/report.json"]?.contains("format-type") == true)
    #expect(reports["out/report.json"]?.contains("text-truncated") == true)
  }

  @Test func findsPartsInFoldersOfTheirOwn() throws {
    let parts = Self.parts(2).enumerated().map { ("job-\($0)/\($1.name)", $1.bytes) }
    #expect(try Self.merge(parts).exitCode == .findings)
  }

  @Test func leavesDecisionsToTheReport() throws {
    let files = Self.files()
    #expect(
      run("baseline write --no-history --sizes large,accessibility5", in: files).exitCode
        == .success)
    let baseline = try #require(files.written.keys.first { $0.contains("baseline") })
    let known = Self.files([baseline: files.written[baseline] ?? ""])
    #expect(try Self.merge(Self.parts(2), into: known).exitCode == .success)
  }

  @Test func endsWithTwoWhereSomethingCouldNotBeRead() throws {
    let changes = ["App/Broken.screen.json": "{"]
    let outcome = try Self.merge(Self.parts(2, of: changes), into: Self.files(changes))
    #expect(outcome.exitCode == .untrustworthy && outcome.output.contains("Invalid screen"))
  }

  // MARK: Refusals

  private func refusal(
    _ parts: [(name: String, bytes: Data)], _ words: String = "", into files: MemoryFiles? = nil
  ) throws -> String? {
    let files = files ?? Self.files()
    let outcome = try Self.merge(parts, words, into: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(!files.written.keys.contains { $0.hasPrefix("out/") })
    return outcome.complaint
  }

  @Test func refusesWhenAPartIsMissing() throws {
    var parts = Self.parts(4)
    parts.remove(at: 1)
    #expect(
      try refusal(parts)
        == "parts/part-1-of-4.json: of its 4 shards, 2/4 is missing; make what is missing with --shard 2/4"
    )
    #expect(try refusal([parts[1]])?.contains("1/4, 2/4, 4/4 are missing") == true)
  }

  @Test func refusesAPartThatIsThereTwice() throws {
    let parts = Self.parts(2)
    #expect(
      try refusal(parts + [("part-copy.json", parts[1].bytes)])
        == "parts/part-copy.json: shard 2/2 is in parts/part-2-of-2.json, too; remove one of them")
  }

  @Test func refusesPartsOfTwoDivisions() throws {
    let parts = [Self.parts(2)[0], Self.parts(3)[1]]
    #expect(
      try refusal(parts)
        == "parts/part-2-of-3.json: it is shard 2/3, and parts/part-1-of-2.json is shard 1/2; divide an "
        + "audit into one number of shards")
  }

  @Test func refusesPartsOfOtherFiles() throws {
    let changed = Self.files(["App/fr.lproj/Localizable.strings": "\"title\" = \"Voyages\";\n"])
    #expect(
      try refusal(Self.parts(2), into: changed)
        == "parts/part-1-of-2.json: it was made of other files; make all parts and join them in the same "
        + "checkout with the same options")
  }

  @Test(arguments: [
    ("--locales de", "with other options, rules, languages or devices"),
    ("--without-rules text-truncated", "with other options, rules, languages or devices"),
    ("--bold-text on", "with other options, rules, languages or devices"),
    ("--states long", "of other screens or states"),
    ("--exclude Old", "of other files"),
  ])
  func refusesPartsOfOtherOptions(_ words: String, difference: String) throws {
    let parts = Self.parts(2)
    #expect(try refusal(parts, words)?.contains("it was made \(difference)") == true)
  }

  @Test func refusesPartsOfAnotherCommand() throws {
    let files = Self.files()
    let console = MemoryConsole()
    let shop = CommandLineTool(
      name: "shop", version: "2.1", screens: [], console: console, files: files, environment: [:])
    let words = "audit \(Self.options) --shard 1/1 -o parts".split(separator: " ").map(String.init)
    #expect(shop.run(words) == .success)
    #expect(
      try refusal([], into: files)
        == "parts/part-1-of-1.json: it was made by shop 2.1 with legible \(CommandLineTool.version), and "
        + "this is legible \(CommandLineTool.version); make all parts and join them with one version"
    )
  }

  @Test func refusesAUnitThatBelongsToAnotherShard() throws {
    let parts = Self.parts(2)
    // The second part, which says that it is the first one.
    var text = String(decoding: parts[1].bytes, as: UTF8.self)
    text.replace("\"index\":2", with: "\"index\":1")
    let reason = try refusal([(parts[0].name, Self.sealed(text)), (parts[1].name, parts[1].bytes)])
    #expect(reason?.contains("which does not belong to shard 1/2; make it again") == true)
  }

  @Test func refusesWhatIsDamaged() throws {
    let parts = Self.parts(1)
    let half = parts[0].bytes.prefix(parts[0].bytes.count / 2)
    let reason = try refusal([(parts[0].name, Data(half))])
    #expect(reason?.contains("the part is damaged") == true)
    #expect(reason?.contains(#/^parts/part-1-of-1.json:\d+:\d+: /#) == true)
    var text = String(decoding: parts[0].bytes, as: UTF8.self)
    text.replace("trip", with: "trap")
    #expect(
      try refusal([(parts[0].name, Data(text.utf8))])
        == "parts/part-1-of-1.json:1:1: the part is damaged: its digest is not that of its contents; "
        + "make it again")
    text.replace("\"version\":4", with: "\"version\":5")
    #expect(
      try refusal([(parts[0].name, Data(text.utf8))])?
        .contains("its form has the version 5, and only 4 is known") == true)
    #expect(
      try refusal([(parts[0].name, Data("{\"format\": \"x\"}".utf8))])?
        .contains("it is no part of an audit") == true)
    #expect(
      try refusal([(parts[0].name, MemoryFiles.unreadable)])?.contains("cannot be read") == true)
  }

  private static func sealed(_ text: String) -> Data {
    let body = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(3)
      .map { $0 + "\n" }.joined()
    return Data("\(body)\"seal\":\"\(Fingerprint.of(bytes: Array(body.utf8)))\"\n}\n".utf8)
  }

  @Test(arguments: [
    ("merge", "name the folder with the parts: legible merge DIR; see “legible help merge”"),
    (
      "merge out/part-1-of-2.json out/part-2-of-2.json",
      "out/part-1-of-2.json is a file; name the folder with all parts: legible merge out"
    ),
    (
      "audit --shard 5/4",
      "--shard takes I/N, a number from 1 to N and N up to 1000, as 2/4 for the "
        + "second of four, not “5/4”"
    ),
    (
      "audit --shard 1/2 --format json",
      "--shard writes no report; name --format to “legible merge”"
    ),
    (
      "audit --shard 1/2 --since main",
      "--since does not go with --shard, which divides a whole audit"
    ),
    ("audit --shard 1/2 --fix", "--fix does not go with --shard; fix the files first"),
    ("audit --shard 1/2 --glossary -", "--glossary - is not the same for all shards; name a file"),
  ])
  func refusesWrongCalls(_ line: String, complaint: String) {
    let outcome = run(line, in: Self.files())
    #expect(outcome.exitCode == .usage && outcome.complaint == complaint, "\(outcome.error)")
  }

  @Test func namesAFolderWithoutParts() {
    let files = Self.files()
    #expect(
      run("merge parts", in: files).complaint
        == "parts: no such folder; name the folder with the parts")
    #expect(
      run("merge App", in: files).complaint
        == "App: there is no part; make parts with “legible audit --shard 1/N -o App”")
  }

  @Test func replacesPartsAndNothingElse() throws {
    let files = Self.files(["parts/part-1-of-1.json": "mine"])
    let line = "audit \(Self.options) --shard 1/1 -o parts"
    #expect(run(line, in: files).exitCode == .untrustworthy)
    #expect(files.written["parts/part-1-of-1.json"] == "mine")
    #expect(run("\(line) --overwrite", in: files).exitCode == .success)
    #expect(run(line, in: files).exitCode == .success)
  }
}
