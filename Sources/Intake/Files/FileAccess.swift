import Foundation

/// The files that a command reads and writes.
public protocol FileAccess: Sendable {
  /// The folder that relative paths begin at.
  var currentFolder: String { get }
  /// The commit of git whose files they are; nil for those of a work tree.
  var revision: String? { get }
  /// Whether there is a folder.
  func isFolder(_ path: String) -> Bool
  /// Whether there is a file.
  func isFile(_ path: String) -> Bool
  /// Whether there is a link, wherever it leads.
  func isLink(_ path: String) -> Bool
  /// Whether there is a file of bytes, or a link to one, not a pipe or a device.
  func isRegularFile(_ path: String) -> Bool
  /// The names in a folder, sorted; none when it cannot be read.
  func names(in folder: String) -> [String]
  /// The names in a folder, sorted.
  func list(_ folder: String) throws -> [String]
  /// The path behind all links, by which a file or folder is known whatever it is called.
  func realPath(_ path: String) -> String
  /// The bytes of a file.
  func read(_ path: String) throws -> Data
  /// A mark that is another one after a file was written; nil when nothing is there.
  func signature(of path: String) -> FileSignature?
  /// Writes a file whole or not at all, with the folders on the way to it.
  func write(_ data: Data, to path: String) throws
  /// Writes a file whole or not at all, with the folders on the way to it, from parts as they come.
  ///
  /// - Parameter parts: hands on the bytes, part by part, to the closure that it gets.
  func write(to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void) throws
  /// Removes a file that a command wrote itself.
  func delete(_ path: String) throws
  /// Changes several files below a folder, all of them or none.
  ///
  /// Throws when a file has been saved since it was read; none has changed then.
  func write(_ changes: [FileChange], below folder: String) throws
  /// The write to the files of a folder that was interrupted, if one was.
  func interruption(in folder: String) -> Interruption?
  /// Finishes what was interrupted in a folder, unless a file has been saved since.
  ///
  /// - Returns: the files by their paths in the folder; none when nothing was interrupted.
  func resume(in folder: String) throws -> [String]
  /// Takes back what was interrupted in a folder.
  ///
  /// - Returns: the files; nil when nothing was interrupted.
  func abort(in folder: String) throws -> [AbortedFile]?
}

extension FileAccess {
  /// The path from the root without `.` and `..`, for files that have no links.
  public func realPath(_ path: String) -> String { FilePath.normalized(absolute(path)) }

  /// Files are those of a work tree, unless an access knows better.
  public var revision: String? { nil }

  /// Every file has bytes, unless an access knows better.
  public func isRegularFile(_ path: String) -> Bool { isFile(path) }

  /// The names in a folder, for files that can always be read.
  public func list(_ folder: String) throws -> [String] { names(in: folder) }

  /// A mark of the bytes, for files that are in memory anyway.
  public func signature(of path: String) -> FileSignature? {
    (try? read(path)).map { FileSignature(of: $0) }
  }

  /// Nothing is removed, from files that stay.
  public func delete(_ path: String) throws { throw CocoaError(.featureUnsupported) }

  /// There is no link, among files that have none.
  public func isLink(_ path: String) -> Bool { false }

  /// Writes one file after the other, for files whose writing cannot be interrupted.
  public func write(_ changes: [FileChange], below folder: String) throws {
    for change in changes { try write(Data(change.new), to: "\(folder)/\(change.path)") }
  }

  /// Gathers the parts, for files that are in memory anyway.
  public func write(
    to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws {
    var data = Data()
    parts { data.append(contentsOf: $0) }
    try write(data, to: path)
  }

  /// Nothing is interrupted.
  public func interruption(in folder: String) -> Interruption? { nil }

  /// Nothing is interrupted.
  public func resume(in folder: String) throws -> [String] { [] }

  /// Nothing is interrupted.
  public func abort(in folder: String) throws -> [AbortedFile]? { nil }

  /// A path from the root of the file system.
  package func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return path == "." ? currentFolder : "\(currentFolder)/\(path)"
  }
}
