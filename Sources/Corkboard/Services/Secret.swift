/// A text that is never shown: printing, logging and reflecting it show dots.
package struct Secret: Hashable, Sendable {
  /// The text, for the one place that has to send it.
  package let revealed: String

  /// A secret with this text.
  package init(_ text: String) { revealed = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots.
  package var description: String { "•••" }

  /// Dots.
  package var debugDescription: String { description }

  /// Nothing inside.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
