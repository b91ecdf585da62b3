import Foundation
import Testing

@testable import Intake

struct FolderLockTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "lock-\(UUID().uuidString)")

  /// The open descriptors that lead to a folder.
  private func descriptors(of folder: URL) throws -> [Int32] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
      .filter {
        (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == folder.path
      }
  }

  @Test func keepsOthersOutUntilTheWorkIsDone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let inner = FolderLock.holding(folder) { FolderLock.holding(folder) { true } }
    #expect(inner == .some(.none))
    #expect(FolderLock.holding(folder) { true } == true)
  }

  /// Between `fork` and `exec` a process that another thread starts has the same descriptors.
  @Test func endsWithTheWorkThoughAStartingProcessHasACopyOfTheDescriptor() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copies = try #require(
      try FolderLock.holding(folder) { try descriptors(of: folder).map { dup($0) } })
    defer { for copy in copies { close(copy) } }
    #expect(copies.count == 1)
    #expect(FolderLock.holding(folder) { true } == true)
  }
}
