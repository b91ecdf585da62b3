import AuditModel

/// A string that code hands to a view as it is, so that people see it in one language.
package struct LiteralText: Hashable, Sendable {
  /// The string, with `…` for each thing that is put in.
  package let text: String
  /// The property or the call that is given the string, such as `UIAlertAction(title:)`.
  package let receiver: String
  /// Whether a property is set, which a class of the app's own may look up.
  package let isProperty: Bool
  /// Where it is.
  package let location: SourceLocation
}
