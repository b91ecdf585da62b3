/// A mail address that could be one: whether it is, only a mail can show.
package struct MailAddress: Hashable, Sendable {
  /// The address without spaces around it.
  package let text: String

  /// The most characters of an address (RFC 5321, sections 4.5.3.1.3).
  package static let limit = 254

  /// Takes what was typed, or nothing when it has not exactly one `@` with something before it and
  /// a name with a dot inside after it, or has spaces inside.
  package init?(_ typed: String) {
    let text = typed.withoutOuterSpaces
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, text.count <= Self.limit else { return nil }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard !text.unicodeScalars.contains(where: { $0.properties.isForbidden }) else { return nil }
    self.text = text
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isForbidden: Bool { isWhitespace || generalCategory == .control }
}
