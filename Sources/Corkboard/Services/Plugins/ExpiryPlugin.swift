/// Reports an access token that the server no longer takes.
package struct ExpiryPlugin: Plugin {
  private let expiry: SessionExpiry

  /// Reports the expired token here.
  package init(_ expiry: SessionExpiry) { self.expiry = expiry }

  /// Returns the token that was sent.
  package func didReceive(
    _ result: Result<Response, ServiceError>, of request: Request, for target: some Target
  ) {
    guard case .failure(.accessTokenExpired) = result, let token = request.accessToken
    else { return }
    expiry.report(token)
  }
}
