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
  /// The elements in reading order.
  package let elements: [ElementOutline]
  /// How many announcements lead to the state.
  package let announcements: Int
  /// Whether something modal is over the screen.
  package let isModal: Bool

  /// Outlines a screen.
  ///
  /// - Parameter isFull: whether looks, symbols and origins are wanted.
  package init(_ screen: AccessibleScreen, in cell: MatrixCell, isFull: Bool) {
    self.cell = cell
    sizeClasses = screen.tree.environment.sizeClasses
    elements = screen.elements.map { ElementOutline($0, of: screen, isFull: isFull) }
    announcements = screen.announcements.count
    isModal = screen.modal != nil
  }
}
