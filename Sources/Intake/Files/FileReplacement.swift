import Foundation

/// A temporary file that takes the place of another when it has all of its bytes.
struct FileReplacement: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Writes a file from parts as they come, whole or not at all: until all is written, and when
  /// anything fails, what was there stays.
  ///
  /// - Parameter url: the file behind all links; its folder has to be there, and a file that is there
  ///   keeps its owner and its permissions.
  static func write(
    to url: URL, _ parts: (_ sink: @escaping ([UInt8]) -> Void) -> Void
  ) throws {
    let file = try FileReplacement(beside: url)
    let descriptor = file.descriptor
    // The writer of the parts cannot throw, so it goes on for nothing after a failure.
    var failure: (any Error)?
    parts { bytes in
      guard failure == nil else { return }
      do { try WrittenFile.append(bytes, to: descriptor) } catch { failure = error }
    }
    if let failure { throw failure }
    try file.replace(url)
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

  private func replace(_ url: URL) throws {
    if FileKind(url) == .file { WrittenFile.copyOwner(of: url, to: descriptor) }
    guard fsync(descriptor) == 0, rename(path, url.path) == 0 else { throw POSIXError.last }
  }
}
