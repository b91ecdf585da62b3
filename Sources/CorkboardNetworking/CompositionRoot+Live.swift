import Architecture
import Corkboard

extension CompositionRoot {
  /// The services with a server and a disk.
  ///
  /// - Parameters:
  ///   - folder: Where preferences, boards and cards are kept.
  ///   - analytics: Takes note of what people do in the onboarding.
  /// - Throws: Why the preferences could not be read.
  package static func live(
    environment: AppEnvironment, secrets: Secrets, folder: String,
    analytics: (any Analytics<OnboardingEvent>)? = nil,
    log: @escaping @Sendable (String) -> Void
  ) throws(StorageError) -> CompositionRoot {
    let logger = ConsoleLogger(from: environment.logLevel, write: log)
    return CompositionRoot(
      environment: environment, secrets: secrets, transport: URLSessionTransport(),
      preferences: try FilePreferences(
        file: StoredFile(folder: folder, name: "preferences.json"), logger: logger),
      keptBoards: FileRepository(file: try StoredFile(folder: folder, name: "boards.json")),
      keptCardsDue: FileRepository(file: try StoredFile(folder: folder, name: "cards-due.json")),
      analytics: analytics, log: log)
  }

  /// The services of the environment with this name, with a server and a disk; its address, its
  /// secrets and its log follow from the name.
  ///
  /// - Parameters:
  ///   - variables: Those of the process, among them the secret of the environment.
  ///   - folder: Where preferences, boards and cards are kept.
  ///   - analytics: Takes note of what people do in the onboarding.
  /// - Throws: That the environment is unknown, that its secret is missing, or why the preferences
  ///   could not be read.
  package static func live(
    named name: String, variables: [String: String], folder: String,
    analytics: (any Analytics<OnboardingEvent>)? = nil,
    log: @escaping @Sendable (String) -> Void
  ) throws(LaunchError) -> CompositionRoot {
    let configuration = try AppConfiguration(named: name, vault: SecretVault(variables))
    do throws(StorageError) {
      return try live(
        environment: configuration.environment, secrets: configuration.secrets, folder: folder,
        analytics: analytics, log: log)
    } catch { throw .storage(error) }
  }
}
