import Foundation
import Testing

@testable import Intake

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

  // MARK: Permissions and links

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.appending(path: path).path)
  }

  private func mode(of path: String) -> Int? {
    let path = folder.appending(path: path).path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  private func link(_ path: String, to target: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  /// The files to write: one file, files of one folder, and files of several folders.
  private static let ways = [
    ["de.lproj/a.strings"], ["de.lproj/a.strings", "de.lproj/b.strings"],
    ["de.lproj/a.strings", "fr.lproj/a.strings"],
  ]

  @Test(arguments: ways, [0o640, 0o755, 0o600])
  func keepsThePermissionsOfAFile(paths: [String], mode: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "de.lproj/a.strings")
    try setMode(mode, of: "de.lproj/a.strings")
    try transaction().write(files(paths.map { ($0, "new") }))
    #expect(text("de.lproj/a.strings") == "new")
    #expect(self.mode(of: "de.lproj/a.strings") == mode)
  }

  @Test(arguments: ways)
  func writesTheFileThatALinkLeadsTo(paths: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "shared/a.strings")
    try setMode(0o640, of: "shared/a.strings")
    try link("de.lproj/a.strings", to: "../shared/a.strings")
    try transaction().write(files(paths.map { ($0, "new") }))
    #expect(FileKind(folder.appending(path: "de.lproj/a.strings")) == .link)
    #expect(text("shared/a.strings") == "new")
    #expect(mode(of: "shared/a.strings") == 0o640)
    #expect(!self.paths.contains { $0.contains("legible") })
  }

  @Test func writesInTheFolderThatALinkLeadsTo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "shared/a.strings")
    try link("de.lproj", to: "shared")
    try transaction().write(files([("de.lproj/a.strings", "a"), ("de.lproj/new.strings", "b")]))
    #expect(FileKind(folder.appending(path: "de.lproj")) == .link)
    #expect(text("shared/a.strings") == "a")
    #expect(text("shared/new.strings") == "b")
  }

  @Test(arguments: ways)
  func writesNothingWhenALinkLeadsOut(paths: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "outside.strings")
    try write("old", to: "app/fr.lproj/a.strings")
    try write("old", to: "app/de.lproj/b.strings")
    try link("app/de.lproj/a.strings", to: "../../outside.strings")
    let inner = FileTransaction(root: folder.appending(path: "app").path)
    #expect(throws: FileTransactionError.leadsOutside("de.lproj/a.strings")) {
      try inner.write(files(paths.reversed().map { ($0, "new") }))
    }
    #expect(text("outside.strings") == "old")
    #expect(text("app/fr.lproj/a.strings") == "old")
    #expect(text("app/de.lproj/b.strings") == "old")
    #expect(!self.paths.contains { $0.contains("legible") })
  }

  @Test func refusesALinkToNothingAndTwoTextsForOneFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "de.lproj/a.strings")
    try link("fr.lproj/a.strings", to: "../de.lproj/a.strings")
    try link("it.lproj/a.strings", to: "gone.strings")
    #expect(throws: FileTransactionError.leadsNowhere("it.lproj/a.strings")) {
      try transaction().write(files([("it.lproj/a.strings", "new")]))
    }
    let two = FileTransactionError.sameFile("de.lproj/a.strings", "fr.lproj/a.strings")
    #expect(throws: two) {
      try transaction().write(files([("de.lproj/a.strings", "a"), ("fr.lproj/a.strings", "b")]))
    }
    #expect(text("de.lproj/a.strings") == "old")
  }

  @Test func doesNotFinishByWayOfALinkThatLeadsOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "outside/a.strings")
    try write("evil", to: "outside/.a.strings.legible-new")
    try link("app/de.lproj", to: "../outside")
    try write("de.lproj/a.strings\n", to: "app/\(FileTransaction.listName)")
    let inner = FileTransaction(root: folder.appending(path: "app").path)
    #expect(try inner.finishInterrupted() == 0)
    #expect(text("outside/a.strings") == "old")
  }

  // MARK: Leftovers

  /// The leftovers of a process that ended before its list was there.
  private func leaveThingsBehind() throws {
    try write("old", to: "App/de.lproj/a.strings")
    try write("half", to: "App/de.lproj/.a.strings.legible-new")
    try write("half", to: "App/.L.xcstrings.legible-new")
    try write("half", to: "App/.de.lproj.legible-new/a.strings")
  }

  /// A look-alike only.
  private static let others = [
    "App/de.lproj/.legible-new", "App/de.lproj/a.strings.legible-new", "App/.notes.legible-new",
    "App/.gone.legible-new/x", "App/.git/.a.strings.legible-new",
  ]

  @Test func removesWhatWasLeftBehindAndNothingElse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveThingsBehind()
    for path in Self.others { try write("mine", to: path) }
    #expect(try transaction().finishInterrupted() == 0)
    #expect(text("App/de.lproj/a.strings") == "old")
    #expect(text("App/de.lproj/.a.strings.legible-new") == nil)
    #expect(text("App/.L.xcstrings.legible-new") == nil)
    #expect(!paths.contains("App/.de.lproj.legible-new"))
    for path in Self.others { #expect(text(path) == "mine", "\(path)") }
  }

  @Test func removesWhatWasLeftBehindBesideTheFilesThatItWrites() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveThingsBehind()
    try transaction().write(
      files([("App/de.lproj/a.strings", "a"), ("App/de.lproj/b.strings", "b")]))
    #expect(text("App/de.lproj/a.strings") == "a")
    #expect(paths.filter { $0.contains("legible") } == ["App/.L.xcstrings.legible-new"])
  }

  @Test func leavesAloneWhatAnotherProcessIsWriting() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try leaveThingsBehind()
    let transaction = transaction()
    let files = files([("App/de.lproj/a.strings", "a")])
    let isDone: Void? = try FolderLock.holding(transaction.root) {
      let count = try transaction.finishInterrupted()
      #expect(count == 0)
      #expect(throws: FileTransactionError.busy) { try transaction.write(files) }
    }
    #expect(isDone != nil)
    #expect(text("App/de.lproj/.a.strings.legible-new") == "half")
    #expect(text("App/de.lproj/a.strings") == "old")
    try transaction.write(files)
    #expect(text("App/de.lproj/a.strings") == "a")
  }
}
