import AuditModel

/// Something that a person does with an app, or that happens to it.
///
/// A control is named by the identifiers in the view tree that lead to it, with slashes between
/// them, or by the end of that path: `list-1/name`, or `name` where only one control is called so.
public enum AppEvent<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// Taps a button, a switch or a tab.
  case tap(String)
  /// Taps a field to put the cursor into it.
  case edit(String)
  /// Types a text into the field that is edited, in place of what is there.
  case type(String)
  /// Presses the return key.
  case pressReturn
  /// Puts the keyboard away without going on.
  case dismissKeyboard
  /// Answers the alert that is shown, by the identifier of the answer.
  case answer(String)
  /// From now on the server answers like this.
  case server(Answer)
  /// Waits for 5 s.
  case wait
  /// Turns the device or moves the app to another one.
  case turn(SizeClasses)
}

/// Why an event could not be played on a screen.
public enum AppEventError<Answer: Hashable & Sendable>: Error, Hashable, Sendable {
  /// The screen does not offer it; what it offers instead.
  case notOffered(AppEvent<Answer>, screen: String, offered: [AppEvent<Answer>])
  /// The screen shows more than one control of that name.
  case ambiguous(String, screen: String)
  /// The screen shows the control, but it has no observer.
  case unheard(String, screen: String)
}

extension AppEventError: CustomStringConvertible {
  /// The message to the author of the events.
  public var description: String {
    switch self {
    case .notOffered(let event, let screen, let offered):
      "the screen \(screen) does not offer \(event); it offers "
        + offered.map { "\($0)" }.joined(separator: ", ")
    case .ambiguous(let name, let screen):
      "the screen \(screen) has more than one control whose path ends in “\(name)”"
    case .unheard(let path, let screen):
      "the screen \(screen) shows “\(path)”, but no view model observes it"
    }
  }
}
