import AuditModel
import Localization

/// The result of reading a file.
enum ReadFile: Sendable {
  /// A file whose strings can be changed.
  case document(any LocalizationDocument)
  /// A file of Interface Builder, which only says what strings there are.
  case interface(InterfaceFile)
}

extension [LocalizationFile] {
  /// Reads all files, on so many threads or on one for each processor, and returns them in their
  /// order.
  func read(sourceLocale: LocaleIdentifier, jobs: Int?) -> [ReadFile] {
    Workers(count: jobs).map(count) { self[$0].read(sourceLocale: sourceLocale) }
  }
}

extension LocalizationFile {
  fileprivate func read(sourceLocale: LocaleIdentifier) -> ReadFile {
    document(sourceLocale: sourceLocale).map { .document($0) }
      ?? .interface(InterfaceFile(bytes, path: path))
  }
}
