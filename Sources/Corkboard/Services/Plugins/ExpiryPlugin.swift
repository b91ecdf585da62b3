/// Tells of an access token that the server no longer takes.
package struct ExpiryPlugin: Plugin {
  private let expiry: SessionExpiry

  /// Tells this one.
  package init(_ expiry: SessionExpiry) { self.expiry = expiry }

  /// Tells of the token that went along.
  package func didReceive(
    _ result: Result<Response, ServiceError>, of request: Request, for target: some Target
  ) {
    guard case .failure(.accessTokenExpired) = result, let token = request.accessToken
    else { return }
    expiry.report(token)
  }
}
