import Foundation

/// The files that a command reads and writes.
public protocol FileAccess: Sendable {
  /// The folder that relative paths begin at.
  var currentFolder: String { get }
  /// Whether there is a folder.
  func isFolder(_ path: String) -> Bool
  /// Whether there is a file.
  func isFile(_ path: String) -> Bool
  /// Whether there is a link, wherever it leads.
  func isLink(_ path: String) -> Bool
  /// The names in a folder, sorted; none when it cannot be read.
  func names(in folder: String) -> [String]
  /// The path behind all links, by which a file or folder is known whatever it is called.
  func realPath(_ path: String) -> String
  /// The bytes of a file.
  func read(_ path: String) throws -> Data
  /// Writes a file whole or not at all, with the folders on the way to it.
  func write(_ data: Data, to path: String) throws
  /// Writes several files below a folder, all of them or none.
  func write(_ files: [(path: String, data: Data)], below folder: String) throws
  /// Finishes writing below a folder what was interrupted, and tells how many files that were.
  func finishInterrupted(below folder: String) throws -> Int
}

extension FileAccess {
  /// The path from the root, for files that have no links.
  public func realPath(_ path: String) -> String { absolute(path) }

  /// There is no link, among files that have none.
  public func isLink(_ path: String) -> Bool { false }

  /// Writes one file after the other, for files that nobody can interrupt.
  public func write(_ files: [(path: String, data: Data)], below folder: String) throws {
    for file in files { try write(file.data, to: "\(folder)/\(file.path)") }
  }

  /// Nothing is interrupted.
  public func finishInterrupted(below folder: String) throws -> Int { 0 }

  /// A path from the root of the file system.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return path == "." ? currentFolder : "\(currentFolder)/\(path)"
  }
}

/// The files of the machine.
public struct DiskAccess: FileAccess {
  /// Takes the files of the machine.
  public init() {}

  /// The folder in which the process was started.
  public var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// Whether there is a folder, or a link to one.
  public func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether there is a file, or a link to one.
  public func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !isFolder(path)
  }

  /// Whether there is a link, wherever it leads.
  public func isLink(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  /// The names in a folder, sorted.
  public func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The path behind all links.
  public func realPath(_ path: String) -> String {
    URL(filePath: absolute(path)).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The bytes of a file, of which there are at most 256 MB.
  public func read(_ path: String) throws -> Data {
    let size = regularFile(path)?.attributes[.size] as? NSNumber
    guard size?.intValue ?? 0 <= FileTooLarge.mostBytes else { throw FileTooLarge() }
    return try Data(contentsOf: URL(filePath: path))
  }

  /// Writes a file by way of a temporary one beside it; a file that is there keeps its permissions,
  /// and a link leads to what was written.
  public func write(_ data: Data, to path: String) throws {
    let known = regularFile(path)
    let url = known?.url ?? URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    if let permissions = known?.attributes[.posixPermissions] {
      try? FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }

  /// The file that a path leads to behind all links, none when it is not there or something else.
  private func regularFile(
    _ path: String
  ) -> (url: URL, attributes: [FileAttributeKey: Any])? {
    let real = realPath(path)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: real),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return (URL(filePath: real), attributes)
  }

  /// Writes several files below a folder, all of them or none.
  public func write(_ files: [(path: String, data: Data)], below folder: String) throws {
    try FileTransaction(root: absolute(folder)).write(files)
  }

  /// Finishes writing below a folder what was interrupted.
  public func finishInterrupted(below folder: String) throws -> Int {
    try FileTransaction(root: absolute(folder)).finishInterrupted()
  }
}
