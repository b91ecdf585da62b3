import AuditModel
import Layout
import ViewTree

/// A stop of VoiceOver: what it is called and what it is.
///
/// One object, since each rule goes through all of them; it does not change once it is collected, so that
/// accesses need no check.
package final class AccessibilityElement {
  /// The node that it stands for.
  package let node: NodeID
  /// Its accessibility label.
  @exclusivity(unchecked) package internal(set) var label = SpokenText()
  /// Its accessibility value.
  @exclusivity(unchecked) package internal(set) var value = SpokenText()
  /// The state that VoiceOver speaks as a value, where none is given.
  @exclusivity(unchecked) package internal(set) var state: SpokenState?
  /// Its hint, if there is one.
  @exclusivity(unchecked) package internal(set) var hint: TextID?
  /// Its role and traits.
  @exclusivity(unchecked) package internal(set) var traits: AccessibilityTraits = []
  /// Where it is on the screen.
  @exclusivity(unchecked) package internal(set) var frame = Rect.zero
  /// The texts that are seen on it.
  @exclusivity(unchecked) package internal(set) var visibleTexts = SpokenText()
  /// Names for Voice Control; none when it goes by its label.
  @exclusivity(unchecked) package internal(set) var inputLabels: [TextID] = []
  /// Names of further actions.
  @exclusivity(unchecked) package internal(set) var customActions: [TextID] = []
  /// More content, which VoiceOver reads on request, or at once where it is important.
  @exclusivity(unchecked)
  package internal(set) var customContent: [ResolvedAccessibility.CustomContent] = []
  /// Whether Switch Control, Voice Control and Full Keyboard Access stop at it, where that is given.
  @exclusivity(unchecked) package internal(set) var givenResponse: Bool?
  /// The point of the screen that a double tap touches; none for the middle of the frame.
  @exclusivity(unchecked) package internal(set) var givenActivationPoint: Point?
  /// The links in its text, which VoiceOver lists in the rotor.
  ///
  /// A text of SwiftUI with links in it is one element of static text without children, whose rotor of
  /// links has an item for each (kaeawc/auto-mobile, pull request 5592, in the iOS 18 simulator).
  @exclusivity(unchecked) package internal(set) var links: [TextLink] = []
  /// Whether the name was given, rather than derived from the content.
  @exclusivity(unchecked) package internal(set) var hasGivenLabel = false
  /// Whether a tap does something though it may be no control.
  @exclusivity(unchecked) package internal(set) var hasTapAction = false
  /// Siblings with a higher priority are read first.
  @exclusivity(unchecked) package internal(set) var sortPriority = 0.0

  init(node: NodeID) { self.node = node }

  /// Whether people can interact with it.
  package var isInteractive: Bool {
    hasTapAction || !traits.isDisjoint(with: .interactive)
  }

  /// Whether Switch Control, Voice Control and Full Keyboard Access stop at it.
  ///
  /// Source: Apple's documentation of `accessibilityRespondsToUserInteraction`.
  package var respondsToUserInteraction: Bool {
    givenResponse ?? (isInteractive || !customActions.isEmpty || !links.isEmpty)
  }

  /// Whether it can be used now.
  package var isEnabled: Bool { !traits.contains(.notEnabled) }
}

/// A state of a control that VoiceOver speaks in its own words.
package enum SpokenState: Hashable {
  /// That of a switch.
  case isOn(Bool)
  /// That of a slider: how far it is between its ends, from 0 to 1.
  case fraction(Double)
  /// That of a page control: which of its pages is shown, from 1.
  case page(Int, of: Int)
}
