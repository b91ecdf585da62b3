import Reactive

/// A view model that shows when it is at work, and an alert when something failed.
///
/// It takes two lines: `BasicViewModel` behind the name, and
/// `let basics: ViewModelBasics<MyError>` to be given by who makes it.
public protocol BasicViewModel<Failure>: AlertPresentable, LoadingIndicating {
  /// Why its operations fail.
  associatedtype Failure: Sendable

  /// Where its alerts are shown and its operations counted.
  var basics: ViewModelBasics<Failure> { get }
}

/// The dependencies of every basic view model.
public struct ViewModelBasics<Failure: Sendable>: Sendable {
  fileprivate let alerts: any AlertPresentable
  fileprivate let activity: ActivityIndicator
  fileprivate let converter: ResultConverter<Failure>
  fileprivate let alert: @Sendable (Failure) -> Alert?

  /// The dependencies of a view model.
  ///
  /// - Parameters:
  ///   - alerts: Shows the alerts.
  ///   - activity: Counts the operations; view models that share it are at work together.
  ///   - converter: Says what an error means.
  ///   - alert: The alert for a failure; none for one that people need not hear of.
  public init(
    alerts: any AlertPresentable, activity: ActivityIndicator = ActivityIndicator(),
    converter: ResultConverter<Failure>, alert: @escaping @Sendable (Failure) -> Alert?
  ) {
    self.alerts = alerts
    self.activity = activity
    self.converter = converter
    self.alert = alert
  }
}

extension Alert.Action {
  /// The identifier of the answer with which a failed operation is tried again.
  public static let retryID = "retry"
}

extension BasicViewModel {
  /// Whether one of its operations is running; an alert that waits for an answer is none.
  public var isLoading: Driver<Bool> { basics.activity.isLoading }

  /// How it is shown that an operation is running.
  public var loading: Driver<LoadingStyle?> { basics.activity.loading }

  /// Shows an alert when subscribed to and emits the answer.
  public func present(_ alert: Alert) -> Maybe<Alert.Action> { basics.alerts.present(alert) }

  /// The results of an operation; it never fails.
  ///
  /// A failure is emitted, then its alert is shown, and the stream goes on until that is answered.
  /// The answer `Alert.Action.retryID` runs the operation again.
  ///
  /// - Parameter style: How it is shown that the operation is running.
  public func results<Source: ObservableConvertible>(
    of operation: Source, loading style: LoadingStyle = .inline
  ) -> Observable<OperationResult<Source.Element, Failure>> {
    let tracked = operation.trackActivity(basics.activity, as: style)
    return basics.converter.results(of: tracked).flatMap { result in
      Observable.just(result).concat(afterFailure(result.failure, of: operation, style))
    }
  }

  /// The results of the operation that the latest element asks for.
  ///
  /// A new element disposes of the operation before, and takes its alert away.
  ///
  /// - Parameter style: How it is shown that an operation is running.
  public func results<Request: ObservableType, Source: ObservableConvertible>(
    of requests: Request, loading style: LoadingStyle = .inline,
    operation: @escaping @Sendable (Request.Element) -> Source
  ) -> Observable<OperationResult<Source.Element, Failure>> {
    requests.flatMapLatest { results(of: operation($0), loading: style) }
  }

  private func afterFailure<Source: ObservableConvertible>(
    _ failure: Failure?, of operation: Source, _ style: LoadingStyle
  ) -> Observable<OperationResult<Source.Element, Failure>> {
    guard let alert = failure.flatMap(basics.alert) else { return .empty() }
    return present(alert).asObservable()
      .filter { $0.id == Alert.Action.retryID }
      .flatMap { _ in results(of: operation, loading: style) }
  }
}
