/// The screens before there is an account.
extension CorkboardScreens {
  static let splash = ScreenScenarios(
    "splash", "Finding out who is there", from: .loggedIn
  )
  .state("idle")
  .state("alert.no-connection", from: .loggedIn.answering(.noConnection), .wait)
  .state("alert.timed-out", from: .loggedIn.answering(.timedOut), .wait)
  .state("alert.unreadable", from: .loggedIn.answering(.garbled), .wait)
  .state("alert.failed", from: .loggedIn.answering(.failed), .wait)
  .state(
    "alert.refused",
    from: .loggedIn.answering(.refused(code: 503, message: "The server is being looked after.")),
    .wait)

  static let tutorial = ScreenScenarios(
    "tutorial", "Showing what the app is for at the first start", from: .first, [.wait]
  )
  .state("boards")
  .state("cards", .tap("next"))
  .state("together", .tap("next"), .tap("next"))
}
