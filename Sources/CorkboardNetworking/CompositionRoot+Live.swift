import Architecture
import Corkboard

extension CompositionRoot {
  /// The services with a server and a disk.
  ///
  /// - Parameter folder: Where preferences, boards and cards are kept.
  /// - Throws: Why the preferences could not be read.
  package static func live(
    environment: AppEnvironment, secrets: Secrets, folder: String,
    log: @escaping @Sendable (String) -> Void
  ) throws(StorageError) -> CompositionRoot {
    let logger = ConsoleLogger(from: environment.logLevel, write: log)
    return CompositionRoot(
      environment: environment, secrets: secrets, transport: URLSessionTransport(),
      preferences: try FilePreferences(
        file: StoredFile(folder: folder, name: "preferences.json"), logger: logger),
      keptBoards: FileRepository(file: try StoredFile(folder: folder, name: "boards.json")),
      keptCardsDue: FileRepository(file: try StoredFile(folder: folder, name: "cards-due.json")),
      log: log)
  }
}
