import AuditModel

/// A text by its key, with what is put in the place of its format specifiers.
package struct LocalizableText: Hashable, Sendable {
  /// The key in the string table.
  package let key: String
  /// The values for the format specifiers, in their order.
  package let arguments: [TextArgument]

  /// A text with its arguments.
  package init(_ key: String, _ arguments: TextArgument...) {
    self.init(key, arguments: arguments)
  }

  /// A text with its arguments.
  package init(_ key: String, arguments: [TextArgument]) {
    self.key = key
    self.arguments = arguments
  }
}

extension LocalizableText: ExpressibleByStringLiteral {
  /// A text without arguments.
  package init(stringLiteral key: String) { self.init(key) }
}
