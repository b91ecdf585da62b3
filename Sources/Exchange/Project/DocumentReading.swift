import AuditModel
import Dispatch
import Localization
import Synchronization

/// What was made of a file.
enum ReadFile: Sendable {
  /// A file whose texts can be changed.
  case document(any LocalizationDocument)
  /// A file of Interface Builder, which only says what texts there are.
  case interface(InterfaceFile)
}

extension [LocalizationFile] {
  /// Reads all files, on all processors, and returns them in their order.
  func read(sourceLocale: LocaleIdentifier) -> [ReadFile] {
    let results = Mutex<[Int: ReadFile]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { position in
      let file = self[position].read(sourceLocale: sourceLocale)
      results.withLock { $0[position] = file }
    }
    return results.withLock { all in indices.compactMap { all[$0] } }
  }
}

extension LocalizationFile {
  fileprivate func read(sourceLocale: LocaleIdentifier) -> ReadFile {
    let locale = self.locale ?? sourceLocale
    return switch kind {
    case .strings: .document(StringsDocument(bytes, path: path, locale: locale))
    case .stringsDict: .document(StringsDictDocument(bytes, path: path, locale: locale))
    case .catalog: .document(CatalogDocument(bytes, path: path))
    case .storyboard, .xib: .interface(InterfaceFile(bytes, path: path))
    }
  }
}
