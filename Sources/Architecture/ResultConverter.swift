import Reactive

/// Turns the failure of an operation into a value, so that the stream that asked for it goes on.
public struct ResultConverter<Failure: Sendable>: Sendable {
  private let convert: @Sendable (any Error) -> Failure

  /// A converter.
  ///
  /// - Parameter convert: Says what an error means for people.
  public init(_ convert: @escaping @Sendable (any Error) -> Failure) { self.convert = convert }

  /// The results of an operation; after a failure it ends as it should.
  public func results<Source: ObservableConvertible>(
    of operation: Source
  ) -> Observable<OperationResult<Source.Element, Failure>> {
    let convert = convert
    return operation.asObservable()
      .map { OperationResult.success($0) }
      .catch { .just(.failure(convert($0))) }
  }

  /// The results of the operation that the latest element asks for.
  ///
  /// A new element disposes of the operation before; a failure of one leaves the next possible.
  public func results<Request: ObservableType, Source: ObservableConvertible>(
    of requests: Request, operation: @escaping @Sendable (Request.Element) -> Source
  ) -> Observable<OperationResult<Source.Element, Failure>> {
    requests.flatMapLatest { results(of: operation($0)) }
  }
}
