import Reactive

/// Preferences that are forgotten with the process.
package final class InMemoryPreferences: AppPreferences {
  private let values = Locked(PreferenceValues())

  /// The preferences of somebody who starts the app for the first time.
  package init() {}

  /// Whether the tutorial is shown when the app starts.
  package var showsTutorial: Bool {
    get { values.value.showsTutorial }
    set { values.withLock { $0.showsTutorial = newValue } }
  }

  /// What proves to the server who is asking.
  package var accessToken: String? {
    get { values.value.accessToken }
    set { values.withLock { $0.accessToken = newValue } }
  }

  /// Whether people get mails about cards that are due.
  package var areRemindersOn: Bool {
    get { values.value.areRemindersOn }
    set { values.withLock { $0.areRemindersOn = newValue } }
  }

  /// Who has logged in.
  package var cachedAccount: Account? {
    get { values.value.cachedAccount }
    set { values.withLock { $0.cachedAccount = newValue } }
  }
}
