import AuditModel

/// The strings about a failure: the title says what failed, the message why, and what to do.
extension ServiceFailure {
  /// The sentence that says what failed.
  var title: TextContent {
    if reason == .accessTokenExpired { return localized(.errorExpiredTitle) }
    return localized(request?.failureTitle ?? .errorSystemTitle)
  }

  /// The sentences that say why it failed, and what to do; none when people need not know.
  var message: TextContent? {
    switch reason {
    case .ignore: nil
    case .accessTokenExpired: localized(.errorExpiredMessage)
    case .serverError(let code, let message): refusal(code, message)
    case .parseError: localized(.errorParseMessage)
    case .systemError: localized(.errorSystemMessage)
    case .noConnection: localized(.errorNoConnectionMessage)
    case .timedOut: localized(.errorTimedOutMessage)
    }
  }

  /// Its description on a screen.
  var explanation: TextContent { message ?? localized(.errorSystemMessage) }

  /// Whether the same may work at once: not after too many attempts, which need some minutes.
  var isPassing: Bool {
    switch reason {
    case .serverError(let code, let message):
      switch Self.refusal(request, code) {
      case .errorLockedMessage: true
      case .some: false
      case nil: code >= 500 || message.isEmpty
      }
    case .noConnection, .timedOut, .parseError, .systemError: true
    case .ignore, .accessTokenExpired: false
    }
  }

  /// The meaning of a status code, which depends on the request; a server that says nothing is not
  /// quoted.
  private func refusal(_ code: Int, _ message: String) -> TextContent {
    if let key = Self.refusal(request, code) { return localized(key) }
    if message.isEmpty { return localized(.errorSystemMessage) }
    return localized(.errorServerMessage, .text(.verbatim(message)), .integer(code))
  }

  private static func refusal(_ request: ServiceRequest?, _ code: Int) -> LocalizableKey? {
    switch (request, code) {
    case (.logIn, 403): .errorWrongCredentialsMessage
    case (.signUp, 409): .errorMailTakenMessage
    case (.resetPassword, 404): .errorUnknownMailMessage
    case (.verifyMail, 422): .errorWrongCodeMessage
    case (.saveCard, 403): .errorForbiddenMessage
    case (.saveCard, 404): .errorMissingCardMessage
    case (.saveCard, 423): .errorLockedMessage
    case (_, 429): .errorTooManyMessage
    default: nil
    }
  }
}

extension ServiceRequest {
  /// Says that it failed; none for a request whose failure is never shown.
  fileprivate var failureTitle: LocalizableKey? {
    switch self {
    case .logIn: .errorLogInTitle
    case .signUp: .errorSignUpTitle
    case .resetPassword: .errorResetPasswordTitle
    case .verifyMail: .errorVerifyMailTitle
    case .resendVerification: .errorResendVerificationTitle
    case .account: .errorAccountTitle
    case .boards: .boardsErrorTitle
    case .createBoard: .errorCreateBoardTitle
    case .cardsDue: .dueErrorTitle
    case .saveCard: .errorSaveCardTitle
    case .setReminders: .errorSetRemindersTitle
    case .logOut: nil
    }
  }
}
