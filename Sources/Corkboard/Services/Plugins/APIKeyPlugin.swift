/// Identifies the app to the server.
package struct APIKeyPlugin: Plugin {
  private let key: Secret

  /// Takes the key of the app.
  package init(key: Secret) { self.key = key }

  /// Adds the key.
  package func prepare(_ request: Request, for target: some Target) -> Request {
    request.adding(header: "X-API-Key", key.revealed)
  }
}
