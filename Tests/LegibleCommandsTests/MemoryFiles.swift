import Foundation
import LegibleCommands
import Synchronization

/// Files that are nowhere but in memory, below `/project`.
final class MemoryFiles: FileAccess {
  let currentFolder = "/project"
  private let files: Mutex<[String: Data]>
  private let isReadOnly: Bool

  /// A file that exists and cannot be read.
  static let unreadable = Data("unreadable".utf8)

  init(_ files: [String: Data] = [:], isReadOnly: Bool = false) {
    self.files = Mutex(files)
    self.isReadOnly = isReadOnly
  }

  var written: [String: String] {
    files.withLock { $0.mapValues { String(decoding: $0, as: UTF8.self) } }
  }

  func isFile(_ path: String) -> Bool { files.withLock { $0[path] != nil } }

  func isFolder(_ path: String) -> Bool { path == "." || !names(in: path).isEmpty }

  func names(in folder: String) -> [String] {
    let prefix = folder == "." ? "" : "\(folder)/"
    let names = files.withLock { files in
      files.keys.filter { $0.hasPrefix(prefix) }.map { path in
        String(path.dropFirst(prefix.count).prefix { $0 != "/" })
      }
    }
    return Set(names).sorted()
  }

  func read(_ path: String) throws -> Data {
    guard let data = files.withLock({ $0[path] }), data != Self.unreadable else {
      throw CocoaError(.fileReadNoPermission)
    }
    return data
  }

  func write(_ data: Data, to path: String) throws {
    if isReadOnly { throw CocoaError(.fileWriteNoPermission) }
    files.withLock { $0[path] = data }
  }
}
