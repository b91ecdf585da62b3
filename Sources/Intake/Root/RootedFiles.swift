import Foundation

/// Files whose relative paths begin at the root of a project, whatever the current folder is.
struct RootedFiles: FileAccess {
  let root: String
  let files: any FileAccess
  /// The names that folders do not have, as far as a search sees.
  var filter = PathFilter.none

  var currentFolder: String { root }
  var revision: String? { files.revision }

  func isFolder(_ path: String) -> Bool { files.isFolder(absolute(path)) }
  func isFile(_ path: String) -> Bool { files.isFile(absolute(path)) }
  func isLink(_ path: String) -> Bool { files.isLink(absolute(path)) }
  func isRegularFile(_ path: String) -> Bool { files.isRegularFile(absolute(path)) }
  func names(in folder: String) -> [String] {
    remaining(files.names(in: absolute(folder)), of: folder)
  }
  func list(_ folder: String) throws -> [String] {
    remaining(try files.list(absolute(folder)), of: folder)
  }
  func realPath(_ path: String) -> String { files.realPath(absolute(path)) }
  func read(_ path: String) throws -> Data { try files.read(absolute(path)) }
  func signature(of path: String) -> FileSignature? { files.signature(of: absolute(path)) }
  func write(_ data: Data, to path: String) throws { try files.write(data, to: absolute(path)) }
  func delete(_ path: String) throws { try files.delete(absolute(path)) }

  func write(to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void) throws {
    try files.write(to: absolute(path), parts)
  }

  func write(_ changes: [FileChange], below folder: String) throws {
    try files.write(changes, below: absolute(folder))
  }

  private func remaining(_ names: [String], of folder: String) -> [String] {
    guard !filter.isEmpty else { return names }
    let real = files.realPath(absolute(folder))
    return names.filter { !filter.leavesOut(FilePath.join(real, $0)) }
  }

  func interruption(in folder: String) -> Interruption? {
    files.interruption(in: absolute(folder))
  }

  func resume(in folder: String) throws -> [String] { try files.resume(in: absolute(folder)) }

  func abort(in folder: String) throws -> [AbortedFile]? {
    try files.abort(in: absolute(folder))
  }
}
