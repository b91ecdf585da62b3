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

  /// Changes of files from what they are now.
  private func files(_ texts: [(String, String)]) -> [FileChange] {
    texts.map { path, new in
      FileChange(path: path, old: text(path).map { Array($0.utf8) }, new: Array(new.utf8))
    }
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

  // MARK: Files that are saved meanwhile

  @Test func writesNothingWhenAFileHasBeenSavedSinceItWasRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "de.lproj/a.strings")
    try write("old", to: "fr.lproj/a.strings")
    let changes = files([("de.lproj/a.strings", "new"), ("fr.lproj/a.strings", "new")])
    try write("saved", to: "fr.lproj/a.strings")
    #expect(throws: FileTransactionError.changed(["fr.lproj/a.strings"])) {
      try transaction().write(changes)
    }
    #expect(text("de.lproj/a.strings") == "old")
    #expect(text("fr.lproj/a.strings") == "saved")
    #expect(!paths.contains { $0.contains("legible") })
  }

  @Test func writesNothingWhenANewFileIsThereMeanwhile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "de.lproj/a.strings")
    let changes = files([("de.lproj/a.strings", "new"), ("fi.lproj/a.strings", "new")])
    try write("saved", to: "fi.lproj/a.strings")
    #expect(throws: FileTransactionError.changed(["fi.lproj/a.strings"])) {
      try transaction().write(changes)
    }
    #expect(text("de.lproj/a.strings") == "old")
    #expect(text("fi.lproj/a.strings") == "saved")
  }

  /// An editor saves once after the files were read: whenever that is, it has the last word.
  @Test(arguments: [true, false])
  func neverLosesWhatIsSavedAtAnyMoment(isAtomic: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["de.lproj/a.strings", "fr.lproj/a.strings", "it.lproj/a.strings"]
    let transaction = FileTransaction(root: folder.path, swap: FileSwap(isAtomic: isAtomic))
    var outcomes: Set<Bool> = []
    for round in 0..<150 {
      for path in paths { try write("old \(round)", to: path) }
      let changes = files(paths.map { ($0, "new \(round)") })
      let edited = folder.appending(path: paths[round % 3])
      let editor = Task.detached {
        for _ in 0..<(round * 7 % 40) { sched_yield() }
        try Data("saved \(round)".utf8).write(to: edited, options: .atomic)
      }
      let isWritten = (try? transaction.write(changes)) != nil
      try await editor.value
      outcomes.insert(isWritten)
      let texts = paths.map { text($0) }
      let others: String? = isWritten ? "new \(round)" : "old \(round)"
      var expected = paths.map { _ in others }
      expected[round % 3] = "saved \(round)"
      #expect(texts == expected)
      #expect(!self.paths.contains { $0.contains("legible") || $0.contains("before") })
    }
  }

  @Test func leavesAloneWhatAnotherProcessIsWriting() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "App/de.lproj/a.strings")
    let transaction = transaction()
    let changes = files([("App/de.lproj/a.strings", "a")])
    let isDone: Void? = FolderLock.holding(transaction.root) {
      #expect(throws: FileTransactionError.busy) { try transaction.write(changes) }
      #expect(throws: FileTransactionError.busy) { try transaction.resume() }
    }
    #expect(isDone != nil)
    #expect(text("App/de.lproj/a.strings") == "old")
    try transaction.write(changes)
    #expect(text("App/de.lproj/a.strings") == "a")
  }

  @Test func keepsTheOwnerAndAllPermissions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("old", to: "a.strings")
    let path = folder.appending(path: "a.strings").path
    let isRoot = getuid() == 0
    if isRoot { #expect(chown(path, 1234, 2345) == 0) }
    #expect(chmod(path, 0o4754) == 0)
    try transaction().write(files([("a.strings", "new")]))
    var info = stat()
    #expect(stat(path, &info) == 0 && info.st_mode & 0o7777 == 0o4754)
    if isRoot { #expect(info.st_uid == 1234 && info.st_gid == 2345) }
  }
}
