import Architecture
import AuditModel

extension Alert {
  /// The alert about what has gone wrong; none when people need not know.
  ///
  /// - Parameter retry: Whether the same can be tried again. Where that would not help, as with a
  ///   wrong password, it is not offered all the same.
  package static func alert(for error: ServiceError, retry: Bool) -> Alert? {
    guard let texts = error.texts else { return nil }
    return Alert(
      title: texts.title, message: texts.message,
      actions: retry && error.isPassing ? [.cancel, .retry] : [.ok])
  }
}

extension Alert.Action {
  /// Has read it.
  package static let ok = Alert.Action(id: "ok", title: localized(.alertOk))
  /// Tries the same again.
  package static let retry = Alert.Action(id: retryID, title: localized(.alertRetry))
  /// Leaves it as it is.
  package static let cancel = Alert.Action(
    id: "cancel", title: localized(.alertCancel), style: .cancel)
}

extension ServiceError {
  /// Whether the same may work another time.
  fileprivate var isPassing: Bool {
    switch self {
    case .serverError(let code, _): code >= 500
    case .noConnection, .timedOut, .parseError, .systemError: true
    case .ignore, .accessTokenExpired: false
    }
  }

  fileprivate var texts: (title: TextContent, message: TextContent)? {
    switch self {
    case .ignore: nil
    case .accessTokenExpired: Self.texts("expired")
    case .serverError(let code, let message): Self.texts(for: code, message)
    case .parseError: Self.texts("parse")
    case .systemError: Self.texts("system")
    case .noConnection: Self.texts("noConnection")
    case .timedOut: Self.texts("timedOut")
    }
  }

  private static func texts(
    for code: Int, _ message: String
  ) -> (title: TextContent, message: TextContent) {
    switch code {
    case 403: texts("wrongCredentials")
    case 404: texts("unknownMail")
    case 409: texts("mailTaken")
    case 422: texts("wrongCode")
    case 423: texts("locked")
    // A server that says nothing is not quoted.
    case _ where message.isEmpty: texts("system")
    default:
      (
        title: localized(.errorServerTitle),
        message: localized(
          .errorServerMessage, .text(.verbatim(message)), .integer(code))
      )
    }
  }

  private static func texts(
    _ name: String
  ) -> (title: TextContent, message: TextContent) {
    (localized("error.\(name).title"), localized("error.\(name).message"))
  }
}
