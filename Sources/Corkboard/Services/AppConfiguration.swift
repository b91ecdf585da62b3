import Architecture

/// Where the app runs, with the secrets that belong there: all of it follows from one name.
package struct AppConfiguration: Hashable, Sendable {
  /// The server, and how much is written down.
  package let environment: AppEnvironment
  /// The key for that server.
  package let secrets: Secrets

  /// The configuration of an environment.
  ///
  /// - Throws: That there is no such environment, or that its secrets are missing.
  package init(named name: String, vault: SecretVault) throws(LaunchError) {
    guard let environment = AppEnvironment(named: name) else { throw .unknownEnvironment(name) }
    self.environment = environment
    secrets = try vault.secrets(of: environment)
  }
}

/// Why the app could not be put together.
package enum LaunchError: Error, Hashable, Sendable {
  /// There is no environment of this name.
  case unknownEnvironment(String)
  /// The variable with the secret of the environment is not set.
  case missingSecret(String)
  /// The preferences on the device could not be read.
  case storage(StorageError)
}
