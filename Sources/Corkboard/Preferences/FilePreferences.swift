import Architecture
import Reactive

/// Preferences in a JSON file that only its owner can read.
///
/// A value that cannot be written counts until the process ends, and the log says why.
package final class FilePreferences: AppPreferences {
  private let file: StoredFile
  private let logger: any Logger
  private let values: Locked<PreferenceValues>

  /// The preferences in a file, which need not be there yet.
  ///
  /// - Throws: Why the file could not be read; then nothing is ever written over it.
  package init(file: StoredFile, logger: any Logger) throws(StorageError) {
    self.file = file
    self.logger = logger
    values = Locked(try Self.values(of: file.read(), in: file))
  }

  /// Whether the tutorial is shown when the app starts.
  package var showsTutorial: Bool {
    get { values.value.showsTutorial }
    set { change { $0.showsTutorial = newValue } }
  }

  /// The token that authenticates the user at the server.
  package var accessToken: String? {
    get { values.value.accessToken }
    set { change { $0.accessToken = newValue } }
  }

  /// Whether people get mails about cards that are due.
  package var areRemindersOn: Bool {
    get { values.value.areRemindersOn }
    set { change { $0.areRemindersOn = newValue } }
  }

  /// The logged-in user.
  package var cachedAccount: Account? {
    get { values.value.cachedAccount }
    set { change { $0.cachedAccount = newValue } }
  }

  /// Changes the values here and in the file, where another instance may have changed others.
  private func change(_ change: (inout PreferenceValues) -> Void) {
    let failure = values.withLock { values -> StorageError? in
      change(&values)
      do throws(StorageError) {
        var written = values
        try file.update { bytes throws(StorageError) in
          written = try Self.values(of: bytes, in: file)
          change(&written)
          return try file.encoded(written)
        }
        values = written
        return nil
      } catch { return error }
    }
    if let failure { logger.error("a preference was not written: \(failure)") }
  }

  private static func values(
    of bytes: [UInt8]?, in file: StoredFile
  ) throws(StorageError) -> PreferenceValues {
    guard let bytes else { return PreferenceValues() }
    return try file.decoded(PreferenceValues.self, from: bytes)
  }
}
