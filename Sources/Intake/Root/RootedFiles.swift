import Foundation

/// Files whose relative paths begin at the root of a project, whatever the current folder is.
struct RootedFiles: FileAccess {
  let root: String
  let files: any FileAccess

  var currentFolder: String { root }

  func isFolder(_ path: String) -> Bool { files.isFolder(absolute(path)) }
  func isFile(_ path: String) -> Bool { files.isFile(absolute(path)) }
  func isLink(_ path: String) -> Bool { files.isLink(absolute(path)) }
  func isRegularFile(_ path: String) -> Bool { files.isRegularFile(absolute(path)) }
  func names(in folder: String) -> [String] { files.names(in: absolute(folder)) }
  func list(_ folder: String) throws -> [String] { try files.list(absolute(folder)) }
  func realPath(_ path: String) -> String { files.realPath(absolute(path)) }
  func read(_ path: String) throws -> Data { try files.read(absolute(path)) }
  func write(_ data: Data, to path: String) throws { try files.write(data, to: absolute(path)) }

  func write(to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void) throws {
    try files.write(to: absolute(path), parts)
  }

  func write(_ files: [(path: String, data: Data)], below folder: String) throws {
    try self.files.write(files, below: absolute(folder))
  }

  func finishInterrupted(below folder: String) throws -> Int {
    try files.finishInterrupted(below: absolute(folder))
  }
}
