import Reactive

/// Turns reminders on or off, on the server first and then here.
package struct SetRemindersUseCase: Sendable {
  private let accounts: any AccountService
  private let reminders: any RemindersPreference

  /// Takes the service and the preference that it needs.
  package init(accounts: any AccountService, reminders: any RemindersPreference) {
    self.accounts = accounts
    self.reminders = reminders
  }

  /// Turns them on or off when subscribed to and emits whether they are on.
  package func callAsFunction(_ areOn: Bool) -> Single<Bool> {
    accounts.setReminders(areOn).map {
      reminders.areRemindersOn = areOn
      return areOn
    }
  }
}
