import Foundation
import Testing

@testable import LegibleCommands

struct FileTransactionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "transaction-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ path: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: path))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The paths of everything in the folder, hidden files too.
  private var paths: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }

  private func transaction() -> FileTransaction { FileTransaction(root: folder.path) }

  private func files(_ texts: [(String, String)]) -> [(path: String, data: Data)] {
    texts.map { ($0.0, Data($0.1.utf8)) }
  }

  @Test func leavesNothingBehindButTheFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old a", to: "de.lproj/a.strings")
    try write("other", to: "de.lproj/deeper/other.txt")
    try transaction().write(files([("de.lproj/a.strings", "a"), ("de.lproj/b.strings", "b")]))
    #expect(text("de.lproj/a.strings") == "a")
    #expect(text("de.lproj/b.strings") == "b")
    #expect(text("de.lproj/deeper/other.txt") == "other")
    #expect(
      paths == [
        "de.lproj", "de.lproj/a.strings", "de.lproj/b.strings", "de.lproj/deeper",
        "de.lproj/deeper/other.txt",
      ])
  }

  @Test func keepsLinksAndPermissionsOfWhatStaysInTheFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "t/a.strings")
    try write("tool", to: "t/tool")
    let manager = FileManager.default
    try manager.setAttributes(
      [.posixPermissions: 0o750], ofItemAtPath: folder.appending(path: "t/tool").path)
    try manager.createSymbolicLink(
      atPath: folder.appending(path: "t/link").path, withDestinationPath: "a.strings")
    try transaction().write(files([("t/a.strings", "new"), ("t/b.strings", "b")]))
    #expect(text("t/link") == "new")
    let attributes = try manager.attributesOfItem(atPath: folder.appending(path: "t/tool").path)
    #expect(attributes[.posixPermissions] as? Int == 0o750)
  }

  @Test func writesFilesThatAreFarApart() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "App/de.lproj/a.strings")
    try transaction().write(
      files([("App/de.lproj/a.strings", "new"), ("Widget/de.lproj/b.strings", "b")]))
    #expect(text("App/de.lproj/a.strings") == "new")
    #expect(text("Widget/de.lproj/b.strings") == "b")
    #expect(!paths.contains { $0.contains("legible") })
  }

  @Test func finishesWhatWasInterrupted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("new a", to: "a.strings")
    try write("old b", to: "x/b.strings")
    try write("new b", to: "x/.b.strings.legible-new")
    try write("a.strings\nx/b.strings\n", to: FileTransaction.listName)
    #expect(try transaction().finishInterrupted() == 1)
    #expect(text("x/b.strings") == "new b")
    #expect(paths == ["a.strings", "x", "x/b.strings"])
    #expect(try transaction().finishInterrupted() == 0)
  }

  @Test func followsNoPathOutOfTheFolderWhenFinishing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "outside.txt")
    try write("evil", to: ".outside.txt.legible-new")
    try write("../outside.txt\n", to: "project/\(FileTransaction.listName)")
    let inner = FileTransaction(root: folder.appending(path: "project").path)
    #expect(try inner.finishInterrupted() == 0)
    #expect(text("outside.txt") == "old")
  }

  /// Whatever a reader sees at any moment is one of the two versions, never a mixture.
  @Test func showsAllFilesAsTheyWereOrAsTheyAreToBe() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("0", to: "de.lproj/a.strings")
    try write("0", to: "de.lproj/b.strings")
    let handle = open(folder.appending(path: "de.lproj").path, O_RDONLY)
    defer { close(handle) }
    for round in 1...20 {
      try transaction().write(
        files([("de.lproj/a.strings", "\(round)"), ("de.lproj/b.strings", "\(round)")]))
      #expect(text("de.lproj/a.strings") == text("de.lproj/b.strings"))
    }
    #expect(text("de.lproj/a.strings") == "20")
  }
}
