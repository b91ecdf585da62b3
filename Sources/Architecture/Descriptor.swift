#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file or folder, closed when it goes away.
struct Descriptor: ~Copyable {
  /// The file descriptor.
  let number: Int32

  /// Takes over what `open` has answered, unless that is a failure.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Whether this is a plain file.
  var isFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// All bytes from here on, or nothing when reading fails.
  ///
  /// - Parameter limit: After more bytes than this it stops reading.
  func bytes(upTo limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { return nil }
    }
    return bytes
  }

  /// Writes all bytes and waits until they are on the disk.
  ///
  /// - Returns: Whether it succeeded.
  func writeOut(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return fsync(number) == 0
  }

  /// Locks this for one at a time, until it is closed.
  ///
  /// - Returns: Whether it could be locked within this many milliseconds.
  func lock(within milliseconds: Int) -> Bool {
    for _ in 0...milliseconds {
      if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(1_000)
    }
    return false
  }
}

/// The error of the last failed call.
func systemReason() -> String { String(cString: strerror(errno)) }
