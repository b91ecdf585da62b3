import Foundation
import Testing

@testable import Localization

private func read(_ text: String) -> StringsFile {
  StringsFile(Array(text.utf8), path: "a.strings")
}

extension StringsFile {
  /// Kind and place of each problem.
  fileprivate var outline: [String] {
    problems.map { "\($0.kind) \($0.location.line):\($0.location.column)" }
  }
}

@Suite struct StringsProblemTests {
  @Test(arguments: [
    (";;", "strayCharacter 2:1"), ("“x” = “y”;", "smartQuotes 2:1"),
    ("# note", "strayCharacter 2:1"),
    ("\\", "strayCharacter 2:1"), ("\u{A0}", "strayCharacter 2:1"),
    ("\u{200B}", "strayCharacter 2:1"), ("\u{FEFF}", "strayCharacter 2:1"),
    ("<<<<<<< HEAD", "mergeConflict 2:1"), ("größe = x;", "missingEquals 2:3"),
    ("öl = x;", "strayCharacter 2:1"), ("<!-- no -->", "strayCharacter 2:1"),
    ("}", "strayCharacter 2:1"), ("'open", "strayCharacter 2:1"), ("&", "strayCharacter 2:1"),
    ("/* open", "unterminatedComment 2:1"),
  ])
  func listsTheKeysBehindAStrayCharacter(stray: String, expected: String) throws {
    let text = "a = A;\n\(stray)\n\"b\" = \"B\";\n\"c\" = \"C\";\n"
    let file = read(text)
    #expect(file.outline.first == expected)
    #expect(Array(file.entries.map(\.key).suffix(2)) == ["b", "c"])
    guard !expected.hasPrefix("missingEquals") else { return }
    #expect(Array(file.lostKeys.suffix(2)) == ["b", "c"])
    #expect(try #require(file.problems.first).message.contains("“b”, “c”"))
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    #expect(list as? [String: String] == ["a": "A"])
  }

  @Test(arguments: [
    ("a = A\nb = B;", "missingSemicolon 1:6"), ("a = \"A\" b = B;", "missingSemicolon 1:8"),
    ("a = \"say \"A\" now\";\nb = B;", "missingSemicolon 1:11"),
    ("a A;\nb = B;", "missingEquals 1:3"),
    ("\"a\" \"A\";\nb = B;", "missingEquals 1:5"), ("a = ;\nb = B;", "missingValue 1:5"),
    ("a = ö;\nb = B;", "missingValue 1:5"), ("a = “A”;\nb = B;", "missingValue 1:5"),
    ("a = \"A;\nb = B;", "unterminatedString 1:5"),
    ("a = \"A;\n\"b\" = \"B\";", "unterminatedString 1:5"),
    ("\"a = \"A\";\nb = B;", "missingEquals 1:7"), ("a = (x, y);\nb = B;", "notText 1:5"),
    ("a = { x = \"}\"; };\nb = B;", "notText 1:5"), ("a = A;\na = C; b = B;", "duplicateKey 2:1"),
    (#"é = x; "#, "strayCharacter 1:1"), ("{ a = A; b = B;", "syntax 1:16"),
    ("{ a = A; } b = B;", "syntax 1:12"), (#""\U00e9" = x; "é" = y; b = B;"#, "duplicateKey 1:15"),
    (#"a = "\u00e9"; b = B;"#, "unknownEscape 1:6"),
  ])
  func reportsOneMistakeOnceAndGoesOn(text: String, expected: String) {
    let file = read(text)
    #expect(file.outline == [expected])
    if text.contains("b = B") && !expected.hasPrefix("syntax 1:12") || text.contains("\"b\"") {
      #expect(file.entries.last?.key == "b")
      #expect(file.entries.last?.value == "B")
    }
  }

  @Test(arguments: [
    ("Save", "Keep", "“Save”", "“Keep”"),
    (
      "Do you want to move this machine to another folder?",
      "Do you want to move this machine to another place?", "“…to another folder?”",
      "“…to another place?”"
    ),
    (
      "The machine has been saved for good.", "The machine has been saved for good",
      "“…for good.”", "“…for good”"
    ),
    (
      "Short, and then something long follows it here", "Short",
      "“Short, and then something long…”",
      "“Short”"
    ),
  ])
  func showsWhereTheTextsOfADuplicateDiffer(
    earlier: String, later: String, shownEarlier: String, shownLater: String
  ) {
    let file = read("a = \"\(earlier)\";\na = \"\(later)\";")
    let message = file.problems.first?.message ?? ""
    #expect(
      message
        == "duplicate key “a”, already in line 1 as \(shownEarlier); this later one, \(shownLater), counts"
    )
  }

  @Test func takesTheValueOfAnOpenTextFromItsLine() {
    let file = read("a = \"A\\n!\";\nb = \"B;\n\"c\" = \"C\";")
    #expect(file.entries.map(\.value) == ["A\n!", "B", "C"])
  }

  @Test func reportsAMergeConflictOnce() {
    let file = read(
      """
      <<<<<<< ours
      a = 1;
      =======
      a = 2;
      >>>>>>> theirs
      b = B;
      """)
    #expect(file.outline == ["mergeConflict 1:1"])
    #expect(file.lostKeys == ["a", "a", "b"])
  }

  @Test func shortensALongListOfLostKeys() throws {
    let keys = (1...8).map { "k\($0) = v;" }.joined(separator: "\n")
    let problem = try #require(read("#\n\(keys)").problems.first)
    #expect(problem.message.hasSuffix("“k5” and 3 more"))
  }

  @Test func stopsReportingWhenAFileIsNoText() {
    let file = read(String(repeating: "#\n", count: 10_000))
    #expect(file.problems.count == 100)
  }

  @Test(arguments: [
    (#"a = "x\q";"#, ["unknownEscape 1:7"]), (#"a = "\u12";"#, ["unknownEscape 1:6"]),
    (#"a = "\Ud83d";"#, ["brokenCharacter 1:6"]), (#"a = "\Ude00x";"#, ["brokenCharacter 1:6"]),
    (#"a = "\Ud83d\Ud83d\Ude00";"#, ["brokenCharacter 1:6"]),
    (#"a = "\Ud83d\U0041";"#, ["brokenCharacter 1:6"]), (#"a = "\Ux";"#, ["unknownEscape 1:6"]),
    (#"a = "\Ud83d\Ude00";"#, []), (#"a = "\a\b\f\n\r\t\v\"\'\\\101\U41";"#, []),
    ("a = \"one\\\ntwo\";", []), (#""\8" = "\é";"#, ["unknownEscape 1:2", "unknownEscape 1:9"]),
    (#"a = "\\q";"#, []),
  ])
  func reportsEscapesThatShowSomethingElse(text: String, expected: [String]) throws {
    let file = read(text)
    #expect(file.outline == expected)
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    #expect((list as? [String: String])?.count == 1)
  }

  @Test func namesTheEscape() throws {
    let problem = try #require(read(#"a = "\%";"#).problems.first)
    #expect(problem.message == #"“\%” is no escape here, so only “%” is shown"#)
  }

  @Test(arguments: ["\0", ";", "\u{200B}", "}"])
  func reportsARunOfStrayCharactersOnce(character: String) {
    let file = read("a = A;\n" + String(repeating: character, count: 5_000) + "b = B;")
    #expect(file.outline == ["strayCharacter 2:1"])
    #expect(file.lostKeys == ["b"])
  }

  @Test func saysThatThereIsMoreThanItLists() throws {
    let problems = read(String(repeating: "#\n", count: 101)).problems
    #expect(problems.count == 100)
    #expect(
      try #require(problems.last).message.hasSuffix("and more like this follows that is not listed")
    )
    let last = try #require(read(String(repeating: "#\n", count: 100)).problems.last)
    #expect(!last.message.contains("more like this"))
  }

  @Test func reportsLostKeysBehindManyOtherProblems() {
    let file = read(#"a = "\#(String(repeating: #"\q"#, count: 200))";"# + "\n#\nb = B;")
    #expect(file.lostKeys == ["b"])
    #expect(file.outline.last == "strayCharacter 2:1")
  }

  @Test func readsManyStrayCharactersInLittleTime() {
    let start = ContinuousClock.now
    _ = read(String(repeating: ";\0", count: 500_000))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func reportsAFileWithoutBytesAndTakesTextsIntoIt() {
    let document = StringsDocument([], path: "a.strings", locale: "de")
    #expect(document.problems.map(\.kind) == [.missingText])
    #expect(read("\n").problems.isEmpty)
    let change = TextChange(
      in: "de",
      .entry(
        TableEntry(
          key: "a", value: .text("A"), comment: nil,
          keyLocation: document.problems[0].location, valueLocation: document.problems[0].location))
    )
    let changed = document.applying([change])
    #expect(changed.rejections.isEmpty)
    #expect(String(decoding: changed.bytes, as: UTF8.self) == "\"a\" = \"A\";\n")
  }
}
