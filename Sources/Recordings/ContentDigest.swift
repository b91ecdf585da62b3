import AuditModel

/// Distinguishes the bytes of a file from those that were recorded.
package enum ContentDigest {
  /// The FNV-1a hash, without carriage returns, which version control adds on some machines.
  ///
  /// It detects edits, and is no protection from attacks.
  package static func of(_ text: String) -> String {
    Fingerprint.of(bytes: text.utf8.filter { $0 != UInt8(ascii: "\r") })
  }
}
