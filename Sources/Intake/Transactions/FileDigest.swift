import Foundation

/// Distinguishes two versions of a file after the process that knew their bytes has ended.
///
/// The number of bytes and their FNV-1a hash: it detects edits, and is no protection from attacks.
struct FileDigest: Hashable, Codable {
  private let count: Int
  private let hash: UInt64

  init(_ bytes: some Collection<UInt8>) {
    count = bytes.count
    hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The digest of a file; nil when there is none, and for what is no file.
  init?(of url: URL) {
    guard FileKind(url) == .file, let data = try? Data(contentsOf: url) else { return nil }
    self = data.withUnsafeBytes { FileDigest($0) }
  }
}
