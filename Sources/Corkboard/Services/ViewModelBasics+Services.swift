import Architecture

extension ResultConverter where Failure == ServiceFailure {
  /// Says of any error what it means for people.
  package static var services: ResultConverter { ResultConverter { ServiceFailure($0) } }
}

extension ViewModelBasics where Failure == ServiceFailure {
  /// The dependencies of a view model that uses services.
  ///
  /// An expired token has no alert here: `SessionExpiry` reports it once for the whole app.
  ///
  /// - Parameter offersRetry: Whether an alert lets people try again where that may help.
  package static func services(
    alerts: any AlertPresentable, activity: ActivityIndicator = ActivityIndicator(),
    offersRetry: Bool = true
  ) -> ViewModelBasics {
    ViewModelBasics(alerts: alerts, activity: activity, converter: .services) { failure in
      failure.reason == .accessTokenExpired ? nil : .alert(for: failure, retry: offersRetry)
    }
  }
}
