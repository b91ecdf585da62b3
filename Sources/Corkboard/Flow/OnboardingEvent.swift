/// An event of the onboarding for the analytics: guidance that is seen, a tap, or a name that is
/// typed. No event can hold a text, so none can hold a name.
package enum OnboardingEvent: Hashable, Sendable {
  /// A button of the screen.
  package enum Button: Hashable, Sendable {
    /// The button of a piece of guidance.
    case go(OverlayStep)
    /// Leaves what a piece of guidance asks for.
    case skip(OverlayStep)
    /// The right button of the navigation bar while something is edited.
    case next
    /// Leads back to the templates.
    case back
    /// Stops the making of the board.
    case cancel
    /// The switch for reminders.
    case reminders
  }

  /// A piece of guidance is seen for the first time.
  case guidanceSeen(OverlayStep)
  /// A button was tapped.
  case buttonTapped(Button)
  /// A name was typed, and the typing has paused.
  case nameTyped(FieldID)
}
