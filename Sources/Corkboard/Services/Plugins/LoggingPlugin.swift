import Architecture

/// Writes down what is asked and what came of it, without anything that people have typed and
/// without tokens and keys: only names, codes and counts.
package struct LoggingPlugin: Plugin {
  private let logger: any Logger

  /// Writes to a log.
  package init(_ logger: any Logger) { self.logger = logger }

  /// Writes down what is asked.
  package func willSend(_ request: Request, for target: some Target) {
    logger.debug("\(request)")
  }

  /// Writes down what came of it.
  package func didReceive(
    _ result: Result<Response, ServiceError>, of request: Request, for target: some Target
  ) {
    let asked = "\(request.method.rawValue) \(request.path)"
    switch result {
    case .success(let response): logger.info("\(asked): \(response)")
    case .failure(.ignore): logger.debug("\(asked): called off")
    case .failure(.serverError(let code, _)): logger.warning("\(asked): refused with \(code)")
    case .failure(let error): logger.warning("\(asked): \(error)")
    }
  }
}
