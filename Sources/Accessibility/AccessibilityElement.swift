import AuditModel
import Layout
import ViewTree

/// A stop of VoiceOver: what it is called and what it is.
package struct AccessibilityElement {
  /// The node that it stands for.
  package let node: NodeID
  /// What it is called.
  package var label = SpokenText()
  /// What it is set to.
  package var value = SpokenText()
  /// What happens when it is used, if that is said.
  package var hint: TextID?
  /// What it is and does.
  package var traits: AccessibilityTraits = []
  /// Where it is on the screen.
  package var frame = Rect.zero
  /// The texts that are seen on it.
  package var visibleTexts = SpokenText()
  /// Names for Voice Control; none when it goes by its label.
  package var inputLabels: [TextID] = []
  /// Names of further actions.
  package var customActions: [TextID] = []
  /// Whether the name was given, not taken from the content.
  package var hasGivenLabel = false
  /// Whether a tap does something though it may be no control.
  package var hasTapAction = false
  /// Siblings with a higher priority are read first.
  package var sortPriority = 0.0

  /// Whether somebody can do something with it.
  package var isInteractive: Bool {
    hasTapAction || !traits.isDisjoint(with: .interactive)
  }

  /// Whether it can be used now.
  package var isEnabled: Bool { !traits.contains(.notEnabled) }
}
