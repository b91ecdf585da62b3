import Foundation
import Testing

@testable import Architecture

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct StoredFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String = "a.json", limit: Int = 1_000) throws -> StoredFile {
    try StoredFile(folder: folder.path, name: name, limit: limit, patience: 20)
  }

  private func write(_ text: String, to file: StoredFile) throws {
    try file.update { _ in Array(text.utf8) }
  }

  @Test func hasNoContentsBeforeItIsWritten() throws {
    #expect(try file().read() == nil)
    #expect(try StoredFile(folder: "\(folder.path)/none", name: "a").read() == nil)
  }

  @Test func isReadAsItWasWritten() throws {
    let bytes = (0...255).map { UInt8($0) }
    try file().update { _ in bytes }
    #expect(try file().read() == bytes)
  }

  @Test func makesNewContentsOfTheOld() throws {
    try write("a", to: file())
    try file().update { ($0 ?? []) + Array("b".utf8) }
    #expect(try folder.text(of: "a.json") == "ab")
  }

  @Test func leavesNothingElseBehind() throws {
    try write("a", to: file())
    try write("b", to: file())
    #expect(try folder.names == ["a.json"])
  }

  @Test func takesAwayWhatACrashHasLeft() throws {
    try folder.write("half", to: ".a.json.new")
    try write("whole", to: file())
    #expect(try folder.names == ["a.json"])
    #expect(try folder.text(of: "a.json") == "whole")
  }

  @Test func canBeReadByItsOwnerOnly() throws {
    try write("a", to: file())
    let attributes = try FileManager.default.attributesOfItem(atPath: file().path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func makesItsFolder() throws {
    let file = try StoredFile(folder: "\(folder.path)/one//two/", name: "a")
    try write("a", to: file)
    #expect(try folder.text(of: "one/two/a") == "a")
  }

  @Test func isAsItWasWhenItCannotBeWritten() throws {
    try write("old", to: file())
    try folder.makeFolder(".a.json.new")
    #expect(throws: StorageError.self) { try write("new", to: file()) }
    #expect(try folder.text(of: "a.json") == "old")
  }

  @Test func isAsItWasWhenTheChangeFails() throws {
    try write("old", to: file())
    let path = try file().path
    #expect(throws: StorageError(path: path, reason: .busy)) {
      try file().update { _ throws(StorageError) in throw StorageError(path: path, reason: .busy) }
    }
    #expect(try folder.text(of: "a.json") == "old")
  }

  @Test func isNotWrittenWhenTheChangeWantsNothing() throws {
    try file().update { _ in nil }
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [
    "", ".", "..", "../a", "a/b", "/etc/passwd", ".hidden", "a b", "ä", "a\0b", "a\n", "C:a",
    String(repeating: "a", count: 101),
  ])
  func takesNoNameThatIsNotSafe(_ name: String) {
    let error = #expect(throws: StorageError.self) { try file(name) }
    #expect(error?.reason == .unsafeName)
  }

  @Test(arguments: ["", "a\0b"]) func takesNoFolderThatIsNotSafe(_ folder: String) {
    #expect(throws: StorageError.self) { try StoredFile(folder: folder, name: "a") }
  }

  @Test func takesTheLongestName() throws {
    let name = String(repeating: "aZ09-_.aaa", count: 10)
    try write("a", to: file(name))
    #expect(try folder.names == [name])
  }

  @Test func followsNoLinkOutOfItsFolder() throws {
    try folder.write("elsewhere", to: "target")
    try folder.link("a.json", to: "\(folder.path)/target")
    let error = StorageError(path: try file().path, reason: .notAFile)
    #expect(throws: error) { try file().read() }
    #expect(throws: error) { try write("new", to: file()) }
    #expect(try folder.text(of: "target") == "elsewhere")
  }

  @Test func followsNoLinkInPlaceOfTheNewContents() throws {
    try folder.write("elsewhere", to: "target")
    try folder.link(".a.json.new", to: "\(folder.path)/target")
    try write("new", to: file())
    #expect(try folder.text(of: "target") == "elsewhere")
    #expect(try folder.text(of: "a.json") == "new")
  }

  @Test func waitsForNoPipe() throws {
    #expect(mkfifo("\(folder.path)/a.json", 0o600) == 0)
    let error = StorageError(path: try file().path, reason: .notAFile)
    #expect(throws: error) { try file().read() }
  }

  @Test func readsNoFolder() throws {
    try folder.makeFolder("a.json")
    let error = StorageError(path: try file().path, reason: .notAFile)
    #expect(throws: error) { try file().read() }
  }

  @Test func readsNoMoreThanItsLimit() throws {
    try folder.write(String(repeating: "a", count: 11), to: "a.json")
    let file = try file(limit: 10)
    #expect(throws: StorageError(path: file.path, reason: .tooLarge(10))) { try file.read() }
    #expect(throws: StorageError.self) { try write("short", to: file) }
    #expect(try folder.text(of: "a.json").count == 11)
    #expect(try self.file(limit: 11).read()?.count == 11)
  }

  @Test func saysWhatIsInPlaceOfItsFolder() throws {
    try folder.write("", to: "file")
    let stored = try StoredFile(folder: "\(folder.path)/file", name: "a")
    let error = #expect(throws: StorageError.self) { try write("a", to: stored) }
    #expect(error?.reason == .notWritable("Not a directory"))
    let reading = #expect(throws: StorageError.self) { try stored.read() }
    #expect(reading?.reason == .notReadable("Not a directory"))
  }

  @Test func waitsForOthersOnlySoLong() throws {
    let other = open(folder.path, O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    let error = #expect(throws: StorageError.self) { try write("a", to: file()) }
    #expect(error?.reason == .busy)
    #expect(flock(other, LOCK_UN) == 0)
    try write("a", to: file())
  }

  @Test func isReadWholeWhileItIsWritten() async throws {
    let file = try StoredFile(folder: folder.path, name: "a")
    let texts = ["a", "b"].map { Array(String(repeating: $0, count: 200_000).utf8) }
    try file.update { _ in texts[0] }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        for round in 0..<50 { try file.update { _ in texts[round % 2] } }
        return true
      }
      group.addTask {
        for _ in 0..<200 {
          guard let bytes = try file.read(), texts.contains(bytes) else { return false }
        }
        return true
      }
      for try await isWhole in group { #expect(isWhole) }
    }
  }

  @Test func saysWhereWhatAndWhatToDo() {
    let error = StorageError(path: "/a/b.json", reason: .malformed("[2].name is missing"))
    #expect(
      "\(error)" == "/a/b.json: the file is broken: [2].name is missing; "
        + "repair the file or move it away; until then nothing is written over it")
    let reasons: [StorageError.Reason] = [
      .unsafeName, .notAFile, .tooLarge(10), .busy, .notReadable("why"), .notWritable("why"),
      .notEncodable("why"),
    ]
    let texts = Set(reasons.map { StorageError(path: "/a", reason: $0).description })
    #expect(texts.count == reasons.count)
    #expect(texts.allSatisfy { $0.hasPrefix("/a: ") && $0.contains("; ") })
  }
}
