import Foundation
import TestSupport
import Testing

@testable import Intake

@Suite struct FileReplacementTests {
  private static func parts(
    _ texts: String...
  ) -> (_ sink: @escaping ([UInt8]) -> Void) -> Void {
    { sink in for text in texts { sink(Array(text.utf8)) } }
  }

  @Test func keepsWhatIsThereUntilAllIsWritten() throws {
    let folder = try ProjectFolder(["out/report.json": "old"])
    try folder.write(to: "out/report.json") { sink in
      sink(Array("new, ".utf8))
      #expect(folder.text(of: "out/report.json") == "old")
      sink(Array("whole".utf8))
      #expect(folder.text(of: "out/report.json") == "old")
    }
    #expect(folder.text(of: "out/report.json") == "new, whole")
    #expect(folder.names(in: "out") == ["report.json"])
  }

  @Test func makesTheFoldersOnTheWay() throws {
    let folder = try ProjectFolder()
    try folder.write(to: "a/b/report.json", Self.parts("1", "", "2"))
    #expect(folder.text(of: "a/b/report.json") == "12")
  }

  @Test func writesAFileOfNothing() throws {
    let folder = try ProjectFolder(["report.csv": "old"])
    try folder.write(to: "report.csv", Self.parts())
    #expect(folder.text(of: "report.csv")?.isEmpty == true)
  }

  @Test func writesBehindALinkAndKeepsPermissions() throws {
    let folder = try ProjectFolder(["kept/report.json": "old"])
    try folder.link("report.json", to: "kept/report.json")
    let path = "\(folder.currentFolder)/kept/report.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try folder.write(to: "report.json", Self.parts("new"))
    #expect(folder.isLink("report.json"))
    #expect(folder.text(of: "kept/report.json") == "new")
    #expect(folder.names(in: "kept") == ["report.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func leavesNothingBehindWhenItCannotTakeItsPlace() throws {
    let folder = try ProjectFolder(["report.json/inside": "kept"])
    #expect(throws: (any Error).self) {
      try folder.write(to: "report.json", Self.parts("new"))
    }
    #expect(folder.names(in: ".") == ["report.json"])
    #expect(folder.text(of: "report.json/inside") == "kept")
  }

  @Test func writesIntoAPipeAndLeavesItThere() throws {
    let folder = try ProjectFolder(["report.json": "kept"])
    let pipe = "\(folder.currentFolder)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try folder.write(to: "pipe", Self.parts("new, ", "whole"))
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "new, whole")
    var info = stat()
    #expect(lstat(pipe, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
    #expect(folder.names(in: ".") == ["pipe", "report.json"])
  }

  @Test func saysThatADeviceIsFull() throws {
    let folder = try ProjectFolder()
    try folder.link("full", to: "/dev/full")
    #expect(throws: (any Error).self) { try folder.write(to: "full", Self.parts("new")) }
    #expect(folder.isLink("full"))
  }
}
