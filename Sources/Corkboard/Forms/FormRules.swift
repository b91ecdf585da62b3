import AuditModel

/// The rules of the fields of the app.
extension FormField.Rule {
  /// Something that could be an e-mail address.
  static let mail = Self(
    "mail", problem: localized(.accountMailInvalid),
    accepts: { $0.count <= MailAddress.limit }, isValid: { MailAddress($0) != nil })

  /// Any password: whether it is the right one only the server knows.
  static let anyPassword = Self("any password", accepts: isNoNovel) { !$0.isEmpty }

  /// A password that is long enough.
  static let newPassword = Self(
    "new password", problem: localized(.accountPasswordShort), accepts: isNoNovel
  ) {
    Password($0) != nil
  }

  /// The display name of a person.
  static let personName = Self("person", accepts: isNoNovel) { !$0.withoutOuterSpaces.isEmpty }

  /// The code from a mail.
  static let verificationCode = Self(
    "code", problem: localized(.verifyCodeInvalid), accepts: isNoNovel
  ) {
    VerificationCode($0) != nil
  }

  /// The name of a card; one that is too long is refused while it is typed.
  static let cardName = Self(
    "card", problem: localized(.editCardNameEmpty),
    accepts: { $0.count <= CardName.limit }, isValid: { CardName($0) != nil })

  /// The notes on a card.
  static let notes = Self(
    "notes", problem: localized(.editCardNotesTooLong, .integer(CardNotes.limit)),
    isOneLine: false
  ) { CardNotes($0) != nil }

  /// A text pasted by mistake is rejected.
  private static let isNoNovel: @Sendable (String) -> Bool = { $0.count <= 200 }
}
