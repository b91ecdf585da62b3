/// How the app is found when it is started.
package struct AppStart: Hashable, Sendable {
  /// Whether the tutorial has never been seen.
  package var isFirst: Bool
  /// Whether somebody is logged in.
  package var isLoggedIn: Bool
  /// How the server answers until it is told otherwise.
  package var answer = StubAnswer.sample

  /// The app was just installed.
  package static let first = AppStart(isFirst: true, isLoggedIn: false)
  /// The app was used before, but nobody is logged in.
  package static let loggedOut = AppStart(isFirst: false, isLoggedIn: false)
  /// Somebody is logged in.
  package static let loggedIn = AppStart(isFirst: false, isLoggedIn: true)

  /// The same, with a server that answers otherwise.
  package func answering(_ answer: StubAnswer) -> AppStart {
    var copy = self
    copy.answer = answer
    return copy
  }

  func preferences() -> InMemoryPreferences {
    let preferences = InMemoryPreferences()
    preferences.showsTutorial = isFirst
    preferences.accessToken = isLoggedIn ? "token" : nil
    return preferences
  }
}
