import AuditModel
import ViewTree

/// What a node tells assistive technologies, with its texts looked up.
///
/// An object and not a value, as everything that is spoken asks it again and again.
package final class ResolvedAccessibility {
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

  init(_ attributes: AccessibilityAttributes, in catalog: TextCatalog) {
    func id(_ content: TextContent?) -> TextID { content.map(catalog.id(of:)) ?? -1 }
    self.attributes = attributes
    label = id(attributes.label)
    value = id(attributes.value)
    hint = id(attributes.hint)
    inputLabels = attributes.inputLabels.map(catalog.id(of:))
    customActions = attributes.customActions.map(catalog.id(of:))
  }
}
