import Accessibility
import AuditModel
import Layout
import ViewTree

/// A screen in one variant as rules about several see it: its elements in the order of VoiceOver.
package struct ScreenOutline: Sendable {
  /// The variant and the state.
  package let cell: MatrixCell
  /// The room that the device gives.
  package let sizeClasses: SizeClasses
  /// Whether lines begin at the right.
  package let isRightToLeft: Bool
  /// The elements in reading order.
  package let elements: [ElementOutline]
  /// The announcements on the way to the state, as they are spoken.
  package let announcements: [String]
  /// Where the state declares VoiceOver's focus, if it does.
  package let focus: OutlinedFocus?
  /// The time after which the state ends by itself, if it declares one.
  package let timeLimit: TimeLimit?
  /// Whether something modal is over the screen.
  package let isModal: Bool

  /// Takes the values that another run has written down.
  package init(
    recorded cell: MatrixCell, sizeClasses: SizeClasses, isRightToLeft: Bool,
    elements: [ElementOutline], announcements: [String], focus: OutlinedFocus?,
    timeLimit: TimeLimit?, isModal: Bool
  ) {
    self.cell = cell
    self.sizeClasses = sizeClasses
    self.isRightToLeft = isRightToLeft
    self.elements = elements
    self.announcements = announcements
    self.focus = focus
    self.timeLimit = timeLimit
    self.isModal = isModal
  }

  /// Outlines a screen.
  ///
  /// - Parameters:
  ///   - focus: the `id` of the view with VoiceOver's focus, if it is declared.
  ///   - isFull: whether looks, symbols and origins are wanted.
  package init(
    _ screen: AccessibleScreen, in cell: MatrixCell, focus: String? = nil,
    timeLimit: TimeLimit? = nil, isFull: Bool
  ) {
    self.cell = cell
    sizeClasses = screen.tree.environment.sizeClasses
    isRightToLeft = screen.tree.environment.layoutDirection == .rightToLeft
    elements = screen.elements.map { ElementOutline($0, of: screen, isFull: isFull) }
    announcements = screen.announcements.map { screen.catalog[$0].string.spoken }
    self.focus = focus.map { OutlinedFocus($0, on: screen) }
    self.timeLimit = timeLimit
    isModal = screen.modal != nil
  }
}
