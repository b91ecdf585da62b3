/// The screens of logged-in users.
extension CorkboardScreens {
  static let boards = ScreenScenarios("boards", "All boards", from: .loggedIn, [.wait])
    .state("idle")
    .state("empty", from: .loggedIn.answering(.empty), .wait)
    .loading()
    .failures()

  static let board = ScreenScenarios(
    "board", "One board with its lists and cards", from: .loggedIn, [.wait]
  )
  .state("idle", .tap("board-trip"))
  .state("moving", .tap("board-moving"))
  .state("written", .tap("board-birthday"))

  static let cardsDue = ScreenScenarios(
    "cards-due", "The cards that are due", from: .loggedIn, [.wait, .tap("tab-due")]
  )
  .state("idle")
  .state("empty", from: .loggedIn.answering(.empty), .wait, .tap("tab-due"))
  .loading(.tap("tab-due"))
  .failures(.tap("tab-due"))

  static let settings = ScreenScenarios(
    "settings", "The settings", from: .loggedIn, [.wait, .tap("tab-settings")]
  )
  .state("idle")
  .state("reminders-on", .tap("reminders"))
  .state("tutorial-again", .tap("show-tutorial"))
  .state("saving", .server(.silent), .tap("reminders"))
  .state("sheet.log-out", .tap("log-out"))
  .alerts(to: .tap("reminders"), isRead: false)
  .loading(.tap("tab-settings"))
  .failures(.tap("tab-settings"))

  static let editCard = ScreenScenarios(
    "edit-card", "Editing a card", from: .loggedIn,
    [.wait, .tap("tab-due"), .tap("due-trip-card1")]
  )
  .state("idle")
  .state("editing-name", .edit("name"))
  .state("editing-notes", .edit("notes"))
  .state("changed", changedName)
  .state("name-empty", .edit("name"), .type(" "), .dismissKeyboard)
  .state("name-empty.editing-notes", .edit("name"), .type(" "), .pressReturn)
  .state("notes-too-long", longNotes + [.dismissKeyboard])
  .state("notes-too-long.editing-name", longNotes + [.edit("name")])
  .state(
    "both-invalid", .edit("name"), .type(""), .pressReturn,
    .type(String(repeating: "a", count: 2001)),
    .dismissKeyboard
  )
  .state("with-notes", from: .loggedIn, .wait, .tap("tab-due"), .tap("due-birthday-card1"))
  .state("saving", changedName + [.server(.silent), .tap("save")])
  .state("sheet.discard", changedName + [.tap("cancel")])
  .alerts(after: changedName, to: .tap("save"), refusals: [.locked, .missing, .forbidden])
  .state("today", from: .loggedIn, .wait, .tap("tab-due"), .tap("due-trip-card2"))
  .state("tomorrow", from: .loggedIn, .wait, .tap("tab-due"), .tap("due-moving-card1"))
  .state("later", from: .loggedIn, .wait, .tap("tab-due"), .tap("due-moving-card2"))
  .state("without-date", from: .loggedIn, .wait, .tap("board-trip"), .tap("card-trip-card3"))

  private static let changedName: [AppEvent] = [
    .edit("name"), .type("Book the night train"), .dismissKeyboard,
  ]
  private static let longNotes: [AppEvent] = [
    .edit("notes"), .type(String(repeating: "Take the early train. ", count: 95)),
  ]
}
