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
  package let basics: ViewModelBasics<ServiceFailure>
  /// Where its announcements go.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes what knows the account, what logs out, and what is remembered.
  package init(
    accounts: any AccountService, setReminders: SetRemindersUseCase, logOut: LogOutUseCase,
    preferences: any Preferences,
    basics: ViewModelBasics<ServiceFailure>, accessibilityPoster: any AccessibilityPoster
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
    let account = account().share(replay: 1)
    let changes: [Observable<StateChange<State>>] = [
      account.set(\.account), reminds(input).set(\.reminds),
      showsTutorial(input).set(\.showsTutorial), isLoading.set(\.isLoading),
    ]
    let state = Observable.merge(changes).states(from: start)
    let confirmed = input.logOut.flatMapLatest { present(.logOut) }
      .filter { $0.id == Alert.Action.logOutID }
    let loggedOut = values(of: confirmed) { [logOut] _ in logOut() }
    return Output(
      state: state.keeping(announcingFailure(of: account, input)), loggedOut: loggedOut)
  }

  /// The first state, from the kept preferences.
  private var start: State {
    State(
      account: preferences.cachedAccount.map { .loaded($0) } ?? .loading,
      reminds: preferences.areRemindersOn, showsTutorial: preferences.showsTutorial,
      isLoading: false)
  }

  /// The last user is shown until the server has answered, and when it does not.
  private func account() -> Observable<Loadable<Account>> {
    let cached = preferences.cachedAccount.map { Loadable.loaded($0) }
    return accounts.account().loadable
      .map { answer in answer.value == nil ? cached ?? answer : answer }
  }

  /// Announces why the user is not known, as soon as the tab shows it.
  private func announcingFailure(
    of account: Observable<Loadable<Account>>, _ input: Input
  ) -> Observable<Void> {
    Observable.combineLatest(account, input.appeared.take(1)) { account, _ in account }
      .do(onNext: { account in
        if case .failed(let failure) = account {
          announce(message: Announcement(failure.explanation))
        }
      })
      .map { _ in }
  }

  /// The switch is as it is kept, and as the server has heard of it.
  private func reminds(_ input: Input) -> Observable<Bool> {
    let changed = values(of: input.reminders.map { !preferences.areRemindersOn }) {
      [setReminders] in setReminders($0)
    }
    // The naming of a board may have changed it meanwhile.
    return Observable.merge(changed, input.appeared.map { preferences.areRemindersOn })
  }

  private func showsTutorial(_ input: Input) -> Observable<Bool> {
    input.tutorial.map { true }.do(onNext: { _ in
      preferences.showsTutorial = true
      announce(message: "settings.tutorial.done")
    })
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
    style: .actionSheet,
    actions: [
      Action(id: "cancel", title: localized(.alertCancel), style: .cancel),
      Action(
        id: Action.logOutID, title: localized(.settingsLogOut), style: .destructive),
    ])
}
