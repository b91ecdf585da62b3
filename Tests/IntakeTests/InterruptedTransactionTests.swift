import Foundation
import Testing

@testable import Intake

/// A transaction of three files whose process was ended, and what the next command makes of it.
struct InterruptedTransactionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "interrupted-\(UUID().uuidString)")

  private static let changes = ["de", "fi", "fr"].map { language in
    FileChange(
      path: "\(language).lproj/a.strings", old: language == "fi" ? nil : Array("old".utf8),
      new: Array("new".utf8))
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  private func text(_ path: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: path))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private var texts: [String?] { Self.changes.map { text($0.path) } }

  /// The files in the folder, hidden ones too.
  private var paths: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }

  private var transaction: FileTransaction { FileTransaction(root: folder.path) }

  /// Leaves what a process leaves that is ended after it has changed some of the files.
  ///
  /// - Parameter edit: called before the files change.
  private func interrupt(
    after count: Int, in phase: TransactionJournal.Phase = .committing, edit: () throws -> Void = {}
  ) throws {
    for change in Self.changes where change.old != nil { try write("old", to: change.path) }
    var journal = try TransactionJournal(
      in: folder,
      entries: Self.changes.map { change in
        .init(
          path: change.path, old: change.old.map { FileDigest($0) }, new: FileDigest(change.new))
      }, folders: ["fi.lproj"])
    try FileManager.default.createDirectory(
      at: folder.appending(path: "fi.lproj"), withIntermediateDirectories: true)
    for change in Self.changes {
      let url = folder.appending(path: change.path)
      try WrittenFile.create(journal.waiting(for: url), change.new, like: nil)
    }
    if phase == .preparing { return }
    try journal.enter(.committing)
    try edit()
    for change in Self.changes.prefix(count) {
      let url = folder.appending(path: change.path)
      if change.old == nil {
        try FileSwap().move(journal.waiting(for: url), to: url)
      } else {
        try FileSwap().exchange(url, with: journal.waiting(for: url))
      }
    }
    if phase != .committing { try journal.enter(phase) }
  }

  private func requireNothingLeft() {
    #expect(!paths.contains { $0.contains("legible") }, "\(paths)")
  }

  @Test(arguments: 0...3)
  func finishesAfterAnyNumberOfFiles(count: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: count)
    #expect(Interruption(in: folder.path)?.files == 3)
    #expect(try transaction.resume().count == 3)
    #expect(texts == ["new", "new", "new"])
    requireNothingLeft()
    #expect(try transaction.resume() == [])
  }

  @Test(arguments: 0...3)
  func takesBackAnyNumberOfFiles(count: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: count)
    let outcome = try #require(try transaction.abort())
    #expect(outcome.map(\.fate) == [.restored, .restored, .restored])
    #expect(texts == ["old", nil, "old"])
    #expect(!paths.contains("fi.lproj"))
    requireNothingLeft()
    #expect(try transaction.abort() == nil)
  }

  @Test(arguments: 0...3)
  func doesNotFinishOverAFileThatWasSavedBefore(count: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: count) { try write("saved", to: "de.lproj/a.strings") }
    #expect(throws: FileTransactionError.changed(["de.lproj/a.strings"])) {
      try transaction.resume()
    }
    let outcome = try #require(try transaction.abort())
    #expect(outcome.map(\.fate) == [.edited, .restored, .restored])
    #expect(texts == ["saved", nil, "old"])
    requireNothingLeft()
  }

  @Test func doesNotFinishWhenAFileWasDeletedSince() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 1)
    try FileManager.default.removeItem(at: folder.appending(path: Self.changes[0].path))
    #expect(throws: FileTransactionError.self) { try transaction.resume() }
    let outcome = try #require(try transaction.abort())
    #expect(outcome[0].fate == .deleted(before: "a.strings.before-import"))
    #expect(text("\(Self.changes[0].path).before-import") == "old")
  }

  @Test func keepsWhatWasSavedOverANewVersion() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 2)
    try write("saved", to: "de.lproj/a.strings")
    try write("saved", to: "fi.lproj/a.strings")
    let outcome = try #require(try transaction.abort())
    #expect(
      outcome.map(\.fate) == [
        .editedSince(before: "a.strings.before-import"), .editedSince(before: nil), .restored,
      ])
    #expect(texts == ["saved", "saved", "old"])
    #expect(text("de.lproj/a.strings.before-import") == "old")
    requireNothingLeft()
  }

  @Test func finishesBesideWhatWasSavedOverANewVersion() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 1)
    try write("saved", to: "de.lproj/a.strings")
    _ = try transaction.resume()
    #expect(texts == ["saved", "new", "new"])
    requireNothingLeft()
  }

  @Test func keepsBothOfTwoSavedVersions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 1) { try write("first", to: "de.lproj/a.strings") }
    try write("second", to: "de.lproj/a.strings")
    #expect(throws: FileTransactionError.changed(["de.lproj/a.strings"])) {
      try transaction.resume()
    }
    _ = try transaction.abort()
    #expect(text("de.lproj/a.strings") == "second")
    #expect(text("de.lproj/a.strings.before-import") == "first")
  }

  @Test(arguments: [TransactionJournal.Phase.preparing, .verified])
  func isNoInterruptionWhenNoFileOrEveryFileHasChanged(
    phase: TransactionJournal.Phase
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 3, in: phase)
    #expect(Interruption(in: folder.path) == nil)
    let de = FileChange(
      path: "de.lproj/a.strings", old: Array((text("de.lproj/a.strings") ?? "").utf8),
      new: Array("next".utf8))
    try transaction.write([de])
    #expect(texts == (phase == .preparing ? ["next", nil, "old"] : ["next", "new", "new"]))
    requireNothingLeft()
  }

  @Test(arguments: [TransactionJournal.Phase.preparing, .verified])
  func leavesNothingBehindWhenTheNextTransactionHasNothingToWrite(
    phase: TransactionJournal.Phase
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 3, in: phase)
    try transaction.write([])
    #expect(texts == (phase == .preparing ? ["old", nil, "old"] : ["new", "new", "new"]))
    requireNothingLeft()
    try FileManager.default.removeItem(at: folder)
    try interrupt(after: 3, in: phase)
    let imports = try InterruptedImports(around: folder.path, in: DiskAccess())
    #expect(imports.folders == [])
    requireNothingLeft()
  }

  @Test func writesNothingUntilAnInterruptionIsOver() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 1)
    let change = FileChange(path: "b.strings", old: nil, new: [])
    #expect(throws: FileTransactionError.interrupted) { try transaction.write([change]) }
    #expect(!paths.contains("b.strings"))
  }

  @Test func doesNotFinishWhatIsHalfTakenBack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 2, in: .aborting)
    #expect(throws: FileTransactionError.aborting) { try transaction.resume() }
    _ = try transaction.abort()
    #expect(texts == ["old", nil, "old"])
  }

  @Test func followsNoPathOutOfTheFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appending(path: "project")
    try write("old", to: "outside.txt")
    try write("", to: "project/a.strings")
    var journal = try TransactionJournal(
      in: project,
      entries: [.init(path: "../outside.txt", old: nil, new: FileDigest(Array("old".utf8)))],
      folders: [])
    try journal.enter(.committing)
    let inner = FileTransaction(root: project.path)
    #expect(throws: FileTransactionError.leadsOutside("../outside.txt")) { try inner.abort() }
    #expect(throws: FileTransactionError.leadsOutside("../outside.txt")) { try inner.resume() }
    #expect(text("outside.txt") == "old")
  }

  /// A checkout may come with a journal of whatever phase, and with folders of whatever name.
  @Test(arguments: ["preparing", "verified", "committing"])
  func removesNothingOutsideTheFolder(phase: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appending(path: "project")
    try write("old", to: ".x.legible-1")
    try write("old", to: "outside.txt")
    try write("", to: "project/.a.legible-1/x")
    let digest = "{\"count\":0,\"hash\":0}"
    for (id, path) in [("1", "../x"), ("1/../../outside.txt", "a")] {
      let lines = [
        "{\"id\":\"\(id)\"}", "{\"entry\":{\"path\":\"\(path)\",\"new\":\(digest)}}",
        "{\"phase\":\"\(phase)\"}",
      ]
      try write(lines.joined(separator: "\n") + "\n", to: "project/\(TransactionJournal.name)")
      let inner = FileTransaction(root: project.path)
      _ = try? inner.write([FileChange(path: "b", old: nil, new: [])])
      _ = try? inner.resume()
      _ = try? inner.abort()
      #expect(text(".x.legible-1") == "old" && text("outside.txt") == "old")
    }
  }

  @Test func readsAJournalThatIsTornAnywhere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 1)
    let url = folder.appending(path: TransactionJournal.name)
    let whole = try Data(contentsOf: url)
    for count in whole.indices {
      try whole.prefix(count).write(to: url)
      #expect(try TransactionJournal(in: folder)?.phase == .preparing)
      // A file has changed already, which a journal that is torn while it is made cannot say.
      #expect(Interruption(in: folder.path)?.damage == "its end is missing")
      #expect(throws: FileTransactionError.damagedJournal("its end is missing")) {
        try transaction.abort()
      }
      #expect(text("de.lproj/a.strings") == "new")
    }
  }

  @Test(arguments: [
    "", "garbage\n", "{\"id\":\"1\"}\n{\"entry\":{}}\n{\"phase\":\"committing\"}\n",
  ])
  func changesNothingByAJournalThatIsDamaged(journal: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 1)
    try write(journal, to: TransactionJournal.name)
    let before = paths
    #expect(Interruption(in: folder.path)?.damage != nil)
    for action in [{ _ = try transaction.abort() }, { _ = try transaction.resume() }] {
      #expect(throws: FileTransactionError.self) { try action() }
    }
    #expect(throws: FileTransactionError.self) {
      try transaction.write([FileChange(path: "b.strings", old: nil, new: [])])
    }
    #expect(paths == before)
    let imports = try InterruptedImports(around: folder.path, in: DiskAccess())
    let damage = try #require(imports.damage(in: imports.folders.first ?? ""))
    #expect(damage.backups.count == 3)
    #expect(damage.backups.first?.file.hasSuffix("de.lproj/a.strings") == true)
  }

  @Test(arguments: ["target", "waiting"])
  func settlesAnExchangeInStepsThatWasInterrupted(missing: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try interrupt(after: 0)
    let target = folder.appending(path: "de.lproj/a.strings")
    let waiting = try #require(try TransactionJournal(in: folder)).waiting(for: target)
    try FileSwap().move(target, to: FileSwap.aside(for: target))
    if missing == "waiting" { try FileSwap().move(waiting, to: target) }
    _ = try transaction.abort()
    #expect(texts == ["old", nil, "old"])
    requireNothingLeft()
  }
}
