/// Shows the access token to the server where it asks for one (RFC 6750, section 2.1).
package struct AccessTokenPlugin: Plugin {
  static let header = "Authorization"
  static let scheme = "Bearer "

  private let preference: any AccessTokenPreference

  /// Takes the token from where it is kept, anew for each request.
  package init(_ preference: any AccessTokenPreference) { self.preference = preference }

  /// Adds the token, if the target needs it and there is one.
  package func prepare(_ request: Request, for target: some Target) -> Request {
    guard target.needsAccessToken, let token = preference.accessToken else { return request }
    return request.adding(header: Self.header, Self.scheme + token)
  }
}

extension Request {
  /// The access token that goes along, if one does.
  var accessToken: String? {
    guard let value = headers[AccessTokenPlugin.header],
      value.hasPrefix(AccessTokenPlugin.scheme)
    else { return nil }
    return String(value.dropFirst(AccessTokenPlugin.scheme.count))
  }
}
