import AuditModel
import ViewTree

/// The attributes of a node for assistive technologies, with its strings looked up.
///
/// An object and not a value, as everything that is spoken asks it again and again.
package final class ResolvedAccessibility {
  /// The spoken text.
  package let attributes: AccessibilityAttributes
  /// The label, if one was given.
  package let label: TextID?
  /// The value, if one was given.
  package let value: TextID?
  /// The hint, if one was given.
  package let hint: TextID?
  /// The names for Voice Control.
  package let inputLabels: [TextID]
  /// The names of further actions.
  package let customActions: [TextID]
  /// More content, which VoiceOver reads on request, or at once where it is important.
  package let customContent: [CustomContent]
  /// The names of rotors of its own.
  package let rotors: [TextID]

  /// More content of an element.
  package struct CustomContent: Hashable, Sendable {
    /// Its name.
    package let label: TextID
    /// The content.
    package let value: TextID
    /// Whether VoiceOver speaks it without a request.
    package let isImportant: Bool
  }

  init(_ attributes: AccessibilityAttributes, in catalog: TextCatalog) {
    self.attributes = attributes
    label = attributes.label.map(catalog.id(of:))
    value = attributes.value.map(catalog.id(of:))
    hint = attributes.hint.map(catalog.id(of:))
    inputLabels = attributes.inputLabels.map(catalog.id(of:))
    customActions = attributes.customActions.map(catalog.id(of:))
    customContent = attributes.customContent.map {
      CustomContent(
        label: catalog.id(of: $0.label), value: catalog.id(of: $0.value),
        isImportant: $0.isImportant)
    }
    rotors = attributes.rotors.map(catalog.id(of:))
  }
}
