import Reactive

/// Takes requests to a server and answers back.
package protocol Transport: Sendable {
  /// Sends a request when subscribed to, and emits what the server has answered, whatever its
  /// status. Fails with a `TransportError`. After its disposal nothing is emitted.
  func send(_ request: Request) -> Single<Response>

  /// The same for those who answer without a server, as the target says.
  func send(_ request: Request, for target: some Target) -> Single<Response>
}

extension Transport {
  /// Sends the request: what the target would answer is not asked for.
  package func send(_ request: Request, for target: some Target) -> Single<Response> {
    send(request)
  }
}

/// Why a request was not answered.
package enum TransportError: Error, Hashable, Sendable {
  /// The server cannot be reached.
  case noConnection
  /// The server did not answer in time.
  case timedOut
  /// The request was cancelled.
  case cancelled
  /// Anything else, for those who look for a mistake.
  case other(String)
}
