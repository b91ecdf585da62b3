import Foundation

/// Writes the bytes of new files.
enum WrittenFile {
  /// Makes a file with some bytes, which are on the disk when it returns.
  ///
  /// Throws when there is something of that name, or when the bytes cannot be written; there is no
  /// new file then.
  ///
  /// - Parameter model: the file whose owner and permissions the new one gets, as far as the process
  ///   may set them.
  static func create(_ url: URL, _ bytes: [UInt8], like model: URL?) throws {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    do {
      try write(bytes, to: descriptor)
      if let model { copyOwner(of: model, to: descriptor) }
    } catch {
      unlink(url.path)
      throw error
    }
  }

  /// Writes parts to a pipe or a device, in the place of which no file may come: `/dev/null` would be lost
  /// for all.
  static func stream(
    to path: String, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    var failure: (any Error)?
    parts { bytes in
      guard failure == nil else { return }
      do { try append(bytes, to: descriptor) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes bytes through to the disk.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    try append(bytes, to: descriptor)
    guard fsync(descriptor) == 0 else { throw POSIXError.last }
  }

  /// Writes all of some bytes.
  static func append(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw POSIXError.last }
      rest = rest.dropFirst(written)
    }
  }

  /// Gives an open file the owner, the group and the permissions of another one, as far as the
  /// process may.
  static func copyOwner(of model: URL, to descriptor: Int32) {
    var (known, own) = (stat(), stat())
    guard stat(model.path, &known) == 0, fstat(descriptor, &own) == 0 else { return }
    if known.st_uid != own.st_uid || known.st_gid != own.st_gid {
      // Whoever may not give files away may still set a group of theirs.
      if fchown(descriptor, known.st_uid, known.st_gid) != 0 {
        _ = fchown(descriptor, own.st_uid, known.st_gid)
      }
    }
    // Last, because a change of the owner takes permissions away.
    fchmod(descriptor, known.st_mode & 0o7777)
  }
}
