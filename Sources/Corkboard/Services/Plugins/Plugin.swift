/// Something that has a part in every request.
package protocol Plugin: Sendable {
  /// The request with what this adds to it.
  func prepare(_ request: Request, for target: some Target) -> Request

  /// Hears of a request before it is sent.
  func willSend(_ request: Request, for target: some Target)

  /// Hears what came of it, before the one who has asked does. It does not hear of a request that
  /// was cancelled.
  func didReceive(
    _ result: Result<Response, ServiceError>, of request: Request, for target: some Target)
}

extension Plugin {
  /// Adds nothing.
  package func prepare(_ request: Request, for target: some Target) -> Request { request }

  /// Does nothing.
  package func willSend(_ request: Request, for target: some Target) {}

  /// Does nothing.
  package func didReceive(
    _ result: Result<Response, ServiceError>, of request: Request, for target: some Target
  ) {}
}
