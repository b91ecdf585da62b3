import Architecture

/// Where the app runs: which server it asks, and how much it writes down.
package struct AppEnvironment: Hashable, Sendable {
  /// The name for people.
  package let name: String
  /// The server, with scheme.
  package let baseURL: String
  /// The level from which on entries are written to the log.
  package let logLevel: LogLevel

  /// An environment.
  package init(name: String, baseURL: String, logLevel: LogLevel) {
    self.name = name
    self.baseURL = baseURL
    self.logLevel = logLevel
  }

  /// For everybody.
  package static let production = AppEnvironment(
    name: "production", baseURL: "https://api.corkboard.example", logLevel: .warning)
  /// For those who try out what is to come.
  package static let staging = AppEnvironment(
    name: "staging", baseURL: "https://staging.corkboard.example", logLevel: .info)
  /// Without a server.
  package static let stub = AppEnvironment(
    name: "stub", baseURL: "https://stub.corkboard.example", logLevel: .error)

  /// The environments that there are.
  package static let all = [production, staging, stub]

  /// The environment of this name, as a build or a launch argument chooses it; none if there is no
  /// such environment.
  package init?(named name: String) {
    guard let known = Self.all.first(where: { $0.name == name }) else { return nil }
    self = known
  }
}
