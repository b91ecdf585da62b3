/// The requests of Corkboard to its server.
package enum CorkboardTarget: Hashable, Sendable {
  case logIn(mail: String, password: String)
  case signUp(name: String, mail: String, password: String)
  case resetPassword(mail: String)
  case verifyMail(code: String)
  case resendVerification
  case account
  case boards
  case createBoard(NewBoard)
  case cardsDue
  case saveCard(id: String, name: Title, notes: String)
  case setReminders(Bool)
  case logOut
}

extension CorkboardTarget: Target {
  /// Where on the server.
  package var path: String {
    switch self {
    case .logIn, .logOut: "/session"
    case .signUp: "/accounts"
    case .resetPassword: "/password-reset"
    case .verifyMail: "/account/verification"
    case .resendVerification: "/account/verification-mail"
    case .account: "/account"
    case .boards, .createBoard: "/boards"
    case .cardsDue: "/cards/due"
    case .saveCard(let id, _, _): "/cards/\(id.percentEncoded)"
    case .setReminders: "/account/reminders"
    }
  }

  /// The HTTP method.
  package var method: HTTPMethod {
    switch self {
    case .account, .boards, .cardsDue: .get
    case .logIn, .signUp, .resetPassword, .verifyMail, .resendVerification, .createBoard: .post
    case .saveCard, .setReminders: .put
    case .logOut: .delete
    }
  }

  /// The parameters.
  package var parameters: [String: ParameterValue] {
    switch self {
    case .logIn(let mail, let password):
      ["mail": .text(mail), "password": .secret(Secret(password))]
    case .signUp(let name, let mail, let password):
      ["name": .text(name), "mail": .text(mail), "password": .secret(Secret(password))]
    case .resetPassword(let mail): ["mail": .text(mail)]
    case .verifyMail(let code): ["code": .secret(Secret(code))]
    case .createBoard(let board): board.parameters
    case .saveCard(_, let name, let notes): ["name": name.parameter, "notes": .text(notes)]
    case .setReminders(let areOn): ["areOn": .flag(areOn)]
    case .resendVerification, .account, .boards, .cardsDue, .logOut: [:]
    }
  }

  /// Whether the server answers only to people who have logged in.
  package var needsAccessToken: Bool {
    switch self {
    case .logIn, .signUp, .resetPassword: false
    default: true
    }
  }
}

extension CorkboardTarget: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The request, without user input.
  package var description: String { "\(method.rawValue) \(path)" }

  /// The request, without user input.
  package var debugDescription: String { description }

  /// Nothing inside, because there are passwords.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension NewBoard {
  fileprivate var parameters: [String: ParameterValue] {
    [
      "name": name.parameter, "lists": .list(lists.map(\.parameter)),
      "cards": .list(cards.map(\.parameter)),
    ]
  }
}
