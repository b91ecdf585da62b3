extension CorkboardTarget {
  /// The request as people know it.
  package var request: ServiceRequest? {
    switch self {
    case .logIn: .logIn
    case .signUp: .signUp
    case .resetPassword: .resetPassword
    case .verifyMail: .verifyMail
    case .resendVerification: .resendVerification
    case .account: .account
    case .boards: .boards
    case .createBoard: .createBoard
    case .cardsDue: .cardsDue
    case .saveCard: .saveCard
    case .setReminders: .setReminders
    case .logOut: .logOut
    }
  }
}
