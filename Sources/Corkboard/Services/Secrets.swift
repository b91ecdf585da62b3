/// The secrets of the app.
package struct Secrets: Hashable, Sendable {
  /// Identifies the app to the server.
  package let apiKey: Secret

  /// Takes the key of the app.
  package init(apiKey: Secret) { self.apiKey = apiKey }

  /// For a server that is not there.
  package static let stub = Secrets(apiKey: Secret("stub"))
}
