import Reactive

/// Preferences that are forgotten with the process.
package final class InMemoryPreferences: AppPreferences {
  private let values = Locked(PreferenceValues())

  /// The preferences of a first start of the app.
  package init() {}

  /// Whether the tutorial is shown when the app starts.
  package var showsTutorial: Bool {
    get { values.value.showsTutorial }
    set { values.withLock { $0.showsTutorial = newValue } }
  }

  /// The token that authenticates the user at the server.
  package var accessToken: String? {
    get { values.value.accessToken }
    set { values.withLock { $0.accessToken = newValue } }
  }

  /// Whether people get mails about cards that are due.
  package var areRemindersOn: Bool {
    get { values.value.areRemindersOn }
    set { values.withLock { $0.areRemindersOn = newValue } }
  }

  /// The logged-in user.
  package var cachedAccount: Account? {
    get { values.value.cachedAccount }
    set { values.withLock { $0.cachedAccount = newValue } }
  }
}
