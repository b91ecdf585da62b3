import AuditModel

/// A text in the code of an app, as a person wrote it between quotation marks.
package struct SourceText: Hashable, Sendable {
  /// The text, with its escapes resolved.
  package var text: String
  /// Where it stands.
  package var location: SourceLocation

  /// Makes a text.
  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}
