import AuditModel
import Foundation
import Synchronization

/// The files as a run reads them, with a digest of all that it has read.
package final class DigestedFiles: FileAccess {
  private let files: any FileAccess
  /// By the path behind all links; nil for what could not be read.
  private let digests = Mutex<[String: String?]>([:])

  /// Takes the access that does the work.
  package init(_ files: any FileAccess) { self.files = files }

  /// A short name for the files that were read so far and their bytes.
  ///
  /// - Parameter root: the folder whose files are known by their paths; others are by their names, so that
  ///   checkouts on different machines have the same digest.
  package func digest(from root: String) -> String {
    let all = digests.withLock { $0 }
    let lines = all.map { path, digest in
      let name = FilePath.path(path, from: root) ?? String(path.split(separator: "/").last ?? "")
      return "\(name)\u{1E}\(digest ?? "")"
    }
    return Fingerprint.of(lines.sorted())
  }

  /// Reads a file and remembers its bytes.
  package func read(_ path: String) throws -> Data {
    let result = Result { try files.read(path) }
    let real = files.realPath(path)
    let digest = (try? result.get()).map { Fingerprint.of(bytes: Array($0)) }
    digests.withLock { $0[real] = .some(digest) }
    return try result.get()
  }

  package var currentFolder: String { files.currentFolder }
  package var revision: String? { files.revision }
  package func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  package func isFile(_ path: String) -> Bool { files.isFile(path) }
  package func isLink(_ path: String) -> Bool { files.isLink(path) }
  package func isRegularFile(_ path: String) -> Bool { files.isRegularFile(path) }
  package func names(in folder: String) -> [String] { files.names(in: folder) }
  package func list(_ folder: String) throws -> [String] { try files.list(folder) }
  package func realPath(_ path: String) -> String { files.realPath(path) }

  package func write(_ data: Data, to path: String) throws { try files.write(data, to: path) }
  package func delete(_ path: String) throws { try files.delete(path) }

  package func write(
    to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws {
    try files.write(to: path, parts)
  }

  package func write(_ changes: [FileChange], below folder: String) throws {
    try files.write(changes, below: folder)
  }

  package func interruption(in folder: String) -> Interruption? {
    files.interruption(in: folder)
  }

  package func resume(in folder: String) throws -> [String] { try files.resume(in: folder) }
  package func abort(in folder: String) throws -> [AbortedFile]? { try files.abort(in: folder) }
}
