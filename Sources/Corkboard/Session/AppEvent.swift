import AuditModel

/// Something that a person does with the app, or that happens to it.
package enum AppEvent: Hashable, Sendable {
  /// Taps a button, a switch or a tab, by the end of its path on the screen.
  case tap(String)
  /// Taps a field to put the cursor into it, by the end of its path on the screen.
  case edit(String)
  /// Types a text into the field that is edited, in place of what is there.
  case type(String)
  /// Presses the return key.
  case pressReturn
  /// Puts the keyboard away without going on.
  case dismissKeyboard
  /// Answers the alert that is shown.
  case answer(String)
  /// From now on the server answers like this.
  case server(StubAnswer)
  /// Lets time pass, as a person does who waits for something.
  case wait
  /// Turns the device or moves the app to another one.
  case turn(SizeClasses)
}

/// Why something could not be done on a screen.
package enum AppEventError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The screen does not offer it; what it offers instead.
  case notOffered(AppEvent, screen: String, offered: [AppEvent])
  /// The screen shows a control of that name more than once.
  case ambiguous(String, screen: String)
  /// The screen shows the control, but it has no observer.
  case unheard(String, screen: String)

  /// The message to the author of the events.
  package var description: String {
    switch self {
    case .notOffered(let event, let screen, let offered):
      "the screen \(screen) does not offer \(event); it offers "
        + offered.map { "\($0)" }.joined(separator: ", ")
    case .ambiguous(let name, let screen):
      "the screen \(screen) has more than one control whose path ends in “\(name)”"
    case .unheard(let path, let screen):
      "the screen \(screen) shows “\(path)”, but nobody listens to it"
    }
  }
}
