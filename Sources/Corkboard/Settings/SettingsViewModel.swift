import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the tab with the settings.
package struct SettingsViewModel: ViewModel, BasicViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The switch for reminders was tapped.
    package let reminders: Observable<Void>
    /// The button that has the tutorial shown again was tapped.
    package let tutorial: Observable<Void>
    /// The button that logs out was tapped.
    package let logOut: Observable<Void>
    /// The tab was chosen.
    package let appeared: Observable<Void>
  }

  /// The contents of the screen.
  package struct State: Hashable, Sendable {
    /// The logged-in user, or why it is not known.
    package var account: Loadable<Account>
    /// Whether the app reminds of cards that are due.
    package var reminds: Bool
    /// Whether the tutorial will be shown again.
    package var showsTutorial: Bool
    /// Whether the server is being asked.
    package var isLoading: Bool
  }

  /// The result.
  package struct Output: SceneOutput {
    package let state: Driver<State>
    /// The user has logged out.
    package let loggedOut: Observable<Void>
  }

  /// The storage between two starts of the app.
  package typealias Preferences = CachedAccountPreference & RemindersPreference
    & ShowsTutorialPreference

  private let accounts: any AccountService
  private let setReminders: SetRemindersUseCase
  private let logOut: LogOutUseCase
  private let preferences: any Preferences
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceError>
  /// Where its announcements go.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes what knows the account, what logs out, and what is remembered.
  package init(
    accounts: any AccountService, setReminders: SetRemindersUseCase, logOut: LogOutUseCase,
    preferences: any Preferences,
    basics: ViewModelBasics<ServiceError>, accessibilityPoster: any AccessibilityPoster
  ) {
    self.accounts = accounts
    self.setReminders = setReminders
    self.logOut = logOut
    self.preferences = preferences
    self.basics = basics
    self.accessibilityPoster = accessibilityPoster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let state = Driver.combineLatest(
      account(), reminds(input), showsTutorial(input), isLoading
    ) { State(account: $0, reminds: $1, showsTutorial: $2, isLoading: $3) }
    let confirmed = input.logOut.flatMapLatest { present(.logOut) }
      .filter { $0.id == Alert.Action.logOutID }
    let loggedOut = values(of: confirmed) { [logOut] _ in logOut() }
    return Output(state: state, loggedOut: loggedOut)
  }

  /// The last user is shown until the server has answered.
  private func account() -> Driver<Loadable<Account>> {
    let cached = preferences.cachedAccount.map { Loadable.loaded($0) }
    return accounts.account().loadable
      .map { answer in answer.value == nil ? cached ?? answer : answer }
      .startWith(cached ?? .loading).asDriver(onErrorJustReturn: cached ?? .loading)
  }

  /// The switch is as it is kept, and as the server has heard of it.
  private func reminds(_ input: Input) -> Driver<Bool> {
    let start = preferences.areRemindersOn
    let changed = values(of: input.reminders.map { !preferences.areRemindersOn }) {
      [setReminders] in setReminders($0)
    }
    // The naming of a board may have changed it meanwhile.
    return Observable.merge(changed, input.appeared.map { preferences.areRemindersOn })
      .startWith(start).asDriver(onErrorJustReturn: start)
  }

  private func showsTutorial(_ input: Input) -> Driver<Bool> {
    input.tutorial.map { true }.do(onNext: { _ in
      preferences.showsTutorial = true
      announce(message: "settings.tutorial.done")
    }).startWith(preferences.showsTutorial).asDriver(onErrorJustReturn: false)
  }
}

extension SettingsViewModel: Announceable {}

extension SettingsViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      reminders: controls.taps("reminders"), tutorial: controls.taps("show-tutorial"),
      logOut: controls.taps("log-out"), appeared: controls.taps("tab-settings"))
  }
}

extension Alert.Action {
  /// The answer with which the user logs out.
  static let logOutID = "log-out"
}

extension Alert {
  /// Asks before the user is logged out.
  static let logOut = Alert(
    title: localized(.settingsLogOutTitle), message: localized(.settingsLogOutMessage),
    actions: [
      Action(id: "cancel", title: localized(.alertCancel), style: .cancel),
      Action(
        id: Action.logOutID, title: localized(.settingsLogOut), style: .destructive),
    ])
}
