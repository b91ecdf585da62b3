import AuditModel
import ViewTree

/// The attributes of a node for assistive technologies, with its strings looked up.
///
/// An object and not a value, as everything that is spoken asks it again and again.
package final class ResolvedAccessibility {
  /// The spoken text.
  package let attributes: AccessibilityAttributes
  /// The label, if one was given, or the name of the picture's asset.
  package let label: TextID?
  /// Whether the label is the name of an asset, which is in no string table.
  package let isNamedByAsset: Bool
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
  /// The name of the picture's asset, if it has one.
  private let asset: String?

  /// More content of an element.
  package struct CustomContent: Hashable, Sendable {
    /// Its name.
    package let label: TextID
    /// The content.
    package let value: TextID
    /// Whether VoiceOver speaks it without a request.
    package let isImportant: Bool
  }

  /// Looks up the strings; `asset` is the name of the picture's asset, which is its label where it has no
  /// other.
  init(_ attributes: AccessibilityAttributes, asset: String?, in catalog: TextCatalog) {
    self.attributes = attributes
    self.asset = asset
    if attributes.label == nil, attributes.grouping != .ignore, let asset {
      (label, isNamedByAsset) = catalog.label(ofAsset: asset)
    } else {
      label = attributes.label.map(catalog.id(of:))
      isNamedByAsset = false
    }
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

  /// The same attributes in another language.
  func translated(by catalog: TextCatalog) -> ResolvedAccessibility {
    ResolvedAccessibility(attributes, asset: asset, in: catalog)
  }
}
