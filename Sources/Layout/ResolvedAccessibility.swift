import ViewTree

/// What a node tells assistive technologies, with its texts looked up.
package struct ResolvedAccessibility {
  /// What was said.
  package let attributes: AccessibilityAttributes
  /// The name; -1 for none.
  package let label: TextID
  /// The value; -1 for none.
  package let value: TextID
  /// The hint; -1 for none.
  package let hint: TextID
  /// The names for Voice Control.
  package let inputLabels: [TextID]
  /// The names of further actions.
  package let customActions: [TextID]
}
