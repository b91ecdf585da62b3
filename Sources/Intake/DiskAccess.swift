import Foundation

/// The files of the machine.
public struct DiskAccess: FileAccess {
  /// Takes the files of the machine.
  public init() {}

  /// The folder in which the process was started.
  public var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// Whether there is a folder, or a link to one.
  public func isFolder(_ path: String) -> Bool { FileKind(behind: path) == .folder }

  /// Whether there is a file, or a link to one.
  public func isFile(_ path: String) -> Bool {
    FileKind(behind: path).map { $0 != .folder } ?? false
  }

  /// Whether there is a link, wherever it leads.
  public func isLink(_ path: String) -> Bool { FileKind(at: path) == .link }

  /// Whether there is a file of bytes, or a link to one.
  public func isRegularFile(_ path: String) -> Bool { FileKind(behind: path) == .file }

  /// The names in a folder, sorted; none when it cannot be read.
  public func names(in folder: String) -> [String] { (try? list(folder)) ?? [] }

  /// The names in a folder, sorted.
  public func list(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// The path behind all links; what is not there keeps its name.
  public func realPath(_ path: String) -> String {
    let path = absolute(path)
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    return FileTransaction.realPath(URL(filePath: path)) ?? FilePath.normalized(path)
  }

  /// The bytes of a file, of which there are at most 256 MB.
  public func read(_ path: String) throws -> Data {
    guard FileKind.size(ofFile: path) <= FileTooLarge.mostBytes else { throw FileTooLarge() }
    return try Data(contentsOf: URL(filePath: path))
  }

  /// A mark of the file's inode, size and time.
  public func signature(of path: String) -> FileSignature? {
    FileSignature(behind: absolute(path))
  }

  /// Writes a file by way of a temporary one beside it; a file that is there keeps its owner and its
  /// permissions, and a link leads to what was written.
  public func write(_ data: Data, to path: String) throws {
    try write(to: path) { sink in sink(Array(data)) }
  }

  /// Writes a file part by part into a temporary one beside it, which takes its place when all is
  /// written; a file that is there keeps its owner and its permissions, and a link leads to what was
  /// written. A pipe or a device gets the parts as they come.
  public func write(
    to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws {
    if FileKind(behind: absolute(path)) == .other {
      return try WrittenFile.stream(to: absolute(path), parts)
    }
    let real = realPath(path)
    let url = FileKind(at: real) == .file ? URL(filePath: real) : URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileReplacement.write(to: url, parts)
  }

  /// Removes a file; of a link the link itself.
  public func delete(_ path: String) throws {
    guard unlink(absolute(path)) == 0 else { throw POSIXError.last }
  }

  /// Changes several files below a folder, which is made if need be, all of them or none.
  public func write(_ changes: [FileChange], below folder: String) throws {
    if FileKind(behind: absolute(folder)) == nil {
      try FileManager.default.createDirectory(
        atPath: absolute(folder), withIntermediateDirectories: true)
    }
    try FileTransaction(root: absolute(folder)).write(changes)
  }

  /// The write to the files of a folder that was interrupted, if one was.
  public func interruption(in folder: String) -> Interruption? {
    Interruption(in: absolute(folder))
  }

  /// Finishes what was interrupted in a folder, unless a file has been saved since.
  public func resume(in folder: String) throws -> [String] {
    try FileTransaction(root: absolute(folder)).resume()
  }

  /// Takes back what was interrupted in a folder.
  public func abort(in folder: String) throws -> [AbortedFile]? {
    try FileTransaction(root: absolute(folder)).abort()
  }
}
