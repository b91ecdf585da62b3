import AuditModel

/// A text that ends with a digest of itself, so that a later run can distinguish a file that it may replace
/// from one that a person has edited since.
package enum SealedText {
  /// How a comment is written.
  package enum Format: Sendable {
    case markdown
    case yaml
  }

  private static let mark = "legible conformance "

  /// The text, which ends with a line feed, and a last line with its digest.
  package static func sealed(_ text: String, in format: Format) -> String {
    let digest = mark + Fingerprint.of(bytes: Array(text.utf8))
    switch format {
    case .markdown: return text + "<!-- \(digest) -->\n"
    case .yaml: return text + "# \(digest)\n"
    }
  }

  /// Whether some bytes are as a run wrote them.
  package static func isIntact(_ bytes: some Collection<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasSuffix("\n"),
      let end = text.dropLast().lastIndex(where: { $0 == "\n" })
    else { return false }
    let body = String(text[...end])
    return [Format.markdown, .yaml].contains { sealed(body, in: $0) == text }
  }
}
