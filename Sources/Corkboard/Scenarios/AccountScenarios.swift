/// The ways to an account.
extension CorkboardScreens {
  static let logIn = ScreenScenarios(
    "log-in", "Logging in", from: .loggedOut, [.wait, .tap("log-in")]
  )
  .state("idle")
  .state("editing-mail", .edit("mail"))
  .state("editing-password", .edit("password"))
  .state("mail-invalid", invalidMail + [.dismissKeyboard])
  .state("mail-invalid.editing-password", invalidMail + [.pressReturn])
  .state("filled", logInForm)
  .state("password-shown", logInForm + [.tap("show-password")])
  .state("loading", logInForm + [.server(.silent), .tap("log-in")])
  .alerts(after: logInForm, to: .tap("log-in"), refusals: [.wrongCredentials, .tooMany])
  .state(
    "alert.expired", from: .loggedIn, .wait, .server(.expired), .tap("tab-settings"),
    .tap("reminders")
  )
  .state(
    "after-log-out", from: .loggedIn, .wait, .tap("tab-settings"), .tap("log-out"),
    .answer("log-out")
  )
  .state("from-sign-up", from: .first, finishedBoard + [.tap("log-in")])

  static let signUp = ScreenScenarios(
    "sign-up", "Making an account", from: .loggedOut, [.wait, .tap("log-in"), .tap("sign-up")]
  )
  .state("idle")
  .state("editing-name", .edit("name"))
  .state("editing-mail", .edit("mail"))
  .state("editing-password", .edit("password"))
  .state("mail-invalid", invalidMail + [.dismissKeyboard])
  .state("mail-invalid.editing-password", invalidMail + [.pressReturn])
  .state("password-short", shortPassword + [.dismissKeyboard])
  .state("password-short.editing-name", shortPassword + [.edit("name")])
  .state("both-invalid", invalidMail + [.pressReturn, .type("short"), .dismissKeyboard])
  .state("both-invalid.editing-name", invalidMail + [.pressReturn, .type("short"), .edit("name")])
  .state("filled", signUpForm)
  .state("password-shown", signUpForm + [.tap("show-password")])
  .state("loading", signUpForm + [.server(.silent), .tap("sign-up")])
  .alerts(after: signUpForm, to: .tap("sign-up"), refusals: [.mailTaken])
  .state("after-onboarding", from: .first, finishedBoard)

  static let forgottenPassword = ScreenScenarios(
    "forgotten-password", "Getting a new password", from: .loggedOut,
    [.wait, .tap("log-in"), .tap("forgotten")]
  )
  .state("idle")
  .state("editing", .edit("mail"))
  .state("mail-invalid", invalidMail + [.dismissKeyboard])
  .state("filled", mailForm)
  .state("loading", mailForm + [.server(.silent), .tap("send")])
  .state("sent", mailForm + [.tap("send")])
  .alerts(after: mailForm, to: .tap("send"), refusals: [.unknownMail], isRead: false)

  static let verifyMail = ScreenScenarios(
    "verify-mail", "Confirming an e-mail address", from: .loggedOut,
    [.wait, .tap("log-in"), .tap("sign-up")] + signUpForm + [.tap("sign-up")]
  )
  .state("idle")
  .state("editing", .edit("code"))
  .state("code-invalid", .edit("code"), .type("12"), .dismissKeyboard)
  .state("filled", codeForm)
  .state("loading", codeForm + [.server(.silent), .tap("confirm")])
  .state("sent-again", .tap("again"))
  .state("sent-again.editing", .tap("again"), .edit("code"))
  .state("sent-again.code-invalid", .tap("again"), .edit("code"), .type("12"), .dismissKeyboard)
  .state("code-invalid.loading", .edit("code"), .server(.silent), .tap("again"))
  .state(
    "sent-again.code-invalid.loading", .tap("again"), .edit("code"), .server(.silent),
    .tap("again")
  )
  .state("sent-again.loading", [.tap("again")] + codeForm + [.server(.silent), .tap("confirm")])
  .alerts(after: codeForm, to: .tap("confirm"), refusals: [.wrongCode])
  .alerts("again.alert", to: .tap("again"), isRead: false)

  /// The input into the fields of an account.
  static let mail = "anna@example.org"
  static let password = "correct horse"
  static let code = "123456"

  private static let finishedBoard: [AppEvent] = [
    .wait, .tap("skip"), .tap("party"), .tap("skip-board"), .tap("skip-lists"),
    .tap("skip-cards"), .tap("finish"), .wait,
  ]
  private static let invalidMail: [AppEvent] = [.edit("mail"), .type("anna")]
  private static let shortPassword: [AppEvent] = [.edit("password"), .type("short")]
  private static let mailForm: [AppEvent] = [.edit("mail"), .type(mail), .dismissKeyboard]
  private static let codeForm: [AppEvent] = [.edit("code"), .type(code), .dismissKeyboard]
  private static let logInForm: [AppEvent] = [
    .edit("mail"), .type(mail), .pressReturn, .type(password), .dismissKeyboard,
  ]
  static let signUpForm: [AppEvent] = [
    .edit("name"), .type("Anna"), .pressReturn, .type(mail), .pressReturn, .type(password),
    .dismissKeyboard,
  ]
}
