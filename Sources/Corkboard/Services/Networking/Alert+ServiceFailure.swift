import Architecture
import AuditModel

extension Alert {
  /// The alert about what has gone wrong; none when people need not know.
  ///
  /// - Parameter retry: Whether the same can be tried again. Where that would not help, as with a
  ///   wrong password, it is not offered all the same.
  package static func alert(for failure: ServiceFailure, retry: Bool) -> Alert? {
    guard let message = failure.message else { return nil }
    return Alert(
      title: failure.title, message: message,
      actions: retry && failure.isPassing ? [.cancel, .retry] : [.ok])
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
