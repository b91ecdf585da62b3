#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A small file that is written whole or not at all.
///
/// The new contents go to a file beside it, which takes its name once it is on the disk. Every
/// change of the file locks its folder, so that of two changes at once, by two processes even, both
/// are kept. Only the owner may read it. A link in its place is never followed.
public struct StoredFile: Sendable {
  /// The path of the file.
  public var path: String { "\(folder)/\(name)" }

  private let folder: String
  private let name: String
  private let limit: Int
  private let patience: Int

  /// A file, which need not be there yet.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is made with the first writing.
  ///   - name: 1 to 100 of the characters a–z, A–Z, 0–9, `-`, `_` and `.`, the first of them no dot.
  ///   - limit: A file with more bytes than this is not read.
  ///   - patience: How many milliseconds to wait for others that change files in the folder.
  /// - Throws: `StorageError.Reason.unsafeName`.
  public init(
    folder: String, name: String, limit: Int = 64 << 20, patience: Int = 10_000
  ) throws(StorageError) {
    self.folder = folder
    self.name = name
    self.limit = limit
    self.patience = patience
    guard Self.isSafe(name), !folder.isEmpty, !folder.utf8.contains(0) else {
      throw StorageError(path: path, reason: .unsafeName)
    }
  }

  private static func isSafe(_ name: String) -> Bool {
    (1...100).contains(name.utf8.count) && !name.hasPrefix(".")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// The contents, or nothing when there is no file.
  ///
  /// - Throws: Why it could not be read.
  public func read() throws(StorageError) -> [UInt8]? {
    guard let folder = openFolder() else {
      if errno == ENOENT { return nil }
      throw error(.notReadable(systemReason()))
    }
    return try read(in: folder)
  }

  /// Makes new contents of those that are there, while other changes wait.
  ///
  /// - Parameter change: Takes the contents, or nothing when there is no file, and answers with
  ///   the new ones, or nothing to leave the file alone.
  /// - Throws: Why the file could not be read or written, or what `change` throws; then the file is
  ///   as it was.
  public func update(
    _ change: ([UInt8]?) throws(StorageError) -> [UInt8]?
  ) throws(StorageError) {
    try makeFolder()
    guard let folder = openFolder() else { throw error(.notWritable(systemReason())) }
    guard folder.lock(within: patience) else { throw error(.busy) }
    let before = try read(in: folder)
    guard let after = try change(before), after != before else { return }
    try write(after, in: folder)
  }

  private func read(in folder: borrowing Descriptor) throws(StorageError) -> [UInt8]? {
    // Without O_NONBLOCK a pipe in its place would be waited for.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = Descriptor(openat(folder.number, name, flags)) else {
      switch errno {
      case ENOENT: return nil
      case ELOOP: throw error(.notAFile)
      default: throw error(.notReadable(systemReason()))
      }
    }
    guard file.isFile else { throw error(.notAFile) }
    guard let bytes = file.bytes(upTo: limit) else { throw error(.notReadable(systemReason())) }
    guard bytes.count <= limit else { throw error(.tooLarge(limit)) }
    return bytes
  }

  /// No other process writes meanwhile, so that the remains of a crash can be removed.
  private func write(
    _ bytes: [UInt8], in folder: borrowing Descriptor
  ) throws(StorageError) {
    let fresh = ".\(name).new"
    unlinkat(folder.number, fresh, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let file = Descriptor(openat(folder.number, fresh, flags, 0o600)) else {
      throw error(.notWritable(systemReason()))
    }
    guard file.writeOut(bytes), renameat(folder.number, fresh, folder.number, name) == 0 else {
      let reason = systemReason()
      unlinkat(folder.number, fresh, 0)
      throw error(.notWritable(reason))
    }
    fsync(folder.number)
  }

  private func openFolder() -> Descriptor? {
    Descriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Makes the folder and those around it that are missing.
  private func makeFolder() throws(StorageError) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      path += part + "/"
      guard mkdir(path, 0o700) == 0 || errno == EEXIST || isFolder(path) else {
        throw error(.notWritable(systemReason()))
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    Descriptor(open(path, O_RDONLY | O_DIRECTORY)) != nil
  }

  private func error(_ reason: StorageError.Reason) -> StorageError {
    StorageError(path: path, reason: reason)
  }
}
