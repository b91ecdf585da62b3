extension CorkboardTarget {
  /// The answers of the server, as JSON; sent values come back where that makes sense.
  package var sampleData: [UInt8] {
    switch self {
    case .logIn(let mail, _): Wire.bytes(of: session(Sample.account.with(\.mail, mail)))
    case .signUp(let name, let mail, _):
      Wire.bytes(of: session(Account(name: name, mail: mail)))
    case .verifyMail, .account: Wire.bytes(of: Sample.account)
    case .boards: Wire.bytes(of: BoardsAnswer(boards: Sample.boards))
    case .createBoard(let board): Wire.bytes(of: Sample.board(board))
    case .cardsDue: Wire.bytes(of: CardsAnswer(cards: Sample.cardsDue))
    case .saveCard(let id, let name, let notes):
      Wire.bytes(of: Sample.card(id).with(\.name, name).with(\.notes, notes))
    case .resetPassword, .resendVerification, .setReminders, .logOut:
      Wire.bytes(of: NoAnswer())
    }
  }

  /// The answers of the server when there is nothing yet.
  package var emptySampleData: [UInt8] {
    switch self {
    case .boards: Wire.bytes(of: BoardsAnswer(boards: []))
    case .cardsDue: Wire.bytes(of: CardsAnswer(cards: []))
    default: sampleData
    }
  }

  private func session(_ account: Account) -> UserSession {
    UserSession(accessToken: Sample.accessToken, account: account)
  }
}
