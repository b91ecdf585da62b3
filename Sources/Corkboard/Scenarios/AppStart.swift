/// How the app is found when it is started.
package struct AppStart: Hashable, Sendable {
  /// Whether the tutorial has never been seen.
  package var isFirst: Bool
  /// Whether a user is logged in.
  package var isLoggedIn: Bool
  /// The server's default answers.
  package var answer = StubAnswer.sample
  /// The style of the app.
  package var style = Stylesheet.revised

  /// The app was just installed.
  package static let first = AppStart(isFirst: true, isLoggedIn: false)
  /// The app was used before, but no user is logged in.
  package static let loggedOut = AppStart(isFirst: false, isLoggedIn: false)
  /// A user is logged in.
  package static let loggedIn = AppStart(isFirst: false, isLoggedIn: true)

  /// The same, with a server that answers otherwise.
  package func answering(_ answer: StubAnswer) -> AppStart {
    var copy = self
    copy.answer = answer
    return copy
  }

  /// The same, in another style.
  package func styled(_ style: Stylesheet) -> AppStart {
    var copy = self
    copy.style = style
    return copy
  }

  func preferences() -> InMemoryPreferences {
    let preferences = InMemoryPreferences()
    preferences.showsTutorial = isFirst
    preferences.accessToken = isLoggedIn ? "token" : nil
    return preferences
  }
}
