import Foundation

/// A temporary file that takes the place of another when it has all of its bytes.
struct FileReplacement: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Writes a file from parts as they come, whole or not at all: until all is written, and when
  /// anything fails, what was there stays.
  ///
  /// - Parameters:
  ///   - url: the file behind all links; its folder has to be there.
  ///   - permissions: those of the file; what the process gives to new ones when it is nil.
  static func write(
    to url: URL, permissions: UInt16?, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws {
    let file = try FileReplacement(beside: url)
    let descriptor = file.descriptor
    // The writer of the parts cannot throw, so it goes on for nothing after a failure.
    var failure: POSIXError?
    parts { bytes in
      if failure == nil { failure = Self.append(bytes, to: descriptor) }
    }
    if let failure { throw failure }
    try file.replace(url, permissions: permissions)
  }

  private init(beside url: URL) throws {
    let name = ".legible-\(String(UInt64.random(in: .min ... .max), radix: 16))"
    path = url.deletingLastPathComponent().appending(path: name).path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError.last }
  }

  /// The temporary file is gone, unless it has taken the place of the other one.
  deinit {
    if descriptor >= 0 {
      close(descriptor)
      unlink(path)
    }
  }

  private static func append(_ bytes: [UInt8], to descriptor: Int32) -> POSIXError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return POSIXError.last }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  private func replace(_ url: URL, permissions: UInt16?) throws {
    if let permissions { fchmod(descriptor, mode_t(permissions)) }
    guard fsync(descriptor) == 0, rename(path, url.path) == 0 else { throw POSIXError.last }
  }
}
