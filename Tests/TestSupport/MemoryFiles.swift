import Foundation
import Intake
import Synchronization

/// Files that are nowhere but in memory, below `/project`.
package final class MemoryFiles: FileAccess {
  package let currentFolder = "/project"
  private let files: Mutex<[String: Data]>
  private let isReadOnly: Bool

  /// A file that exists and cannot be read.
  package static let unreadable = Data("unreadable".utf8)

  package init(_ files: [String: Data] = [:], isReadOnly: Bool = false) {
    self.files = Mutex(files)
    self.isReadOnly = isReadOnly
  }

  package var written: [String: String] {
    files.withLock { $0.mapValues { String(decoding: $0, as: UTF8.self) } }
  }

  package func isFile(_ path: String) -> Bool { files.withLock { $0[Self.key(path)] != nil } }

  package func isFolder(_ path: String) -> Bool {
    Self.key(path) == "." || !names(in: path).isEmpty
  }

  package func names(in folder: String) -> [String] {
    let folder = Self.key(folder)
    let prefix = folder == "." ? "" : "\(folder)/"
    let names = files.withLock { files in
      files.keys.filter { $0.hasPrefix(prefix) }.map { path in
        String(path.dropFirst(prefix.count).prefix { $0 != "/" })
      }
    }
    return Set(names).sorted()
  }

  package func read(_ path: String) throws -> Data {
    guard let data = files.withLock({ $0[Self.key(path)] }), data != Self.unreadable else {
      throw CocoaError(.fileReadNoPermission)
    }
    return data
  }

  package func write(_ data: Data, to path: String) throws {
    if isReadOnly { throw CocoaError(.fileWriteNoPermission) }
    files.withLock { $0[Self.key(path)] = data }
  }

  package func delete(_ path: String) throws {
    files.withLock { $0[Self.key(path)] = nil }
  }

  /// The path from the current folder on, where it is below it.
  private static func key(_ path: String) -> String {
    guard path.hasPrefix("/") else { return FilePath.shortest(path) }
    return FilePath.path(FilePath.normalized(path), from: "/project") ?? path
  }
}
