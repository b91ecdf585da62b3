import AuditModel
import XMLReading

/// The strings of a `.storyboard`, `.xib` or `.intentdefinition` file, in the order of the file.
///
/// Their translations are in a `.strings` file of the same name, under the same keys: the id of the
/// object, a full stop and the property, as in `7pN-ag-DRB.text`.
///
/// Runtime attributes are left out, as the file does not say which of them are localized, and so
/// are the names that only developers see (`userLabel`).
package struct InterfaceFile: Hashable, Sendable {
  /// The strings, each with the comment that Xcode writes for it.
  package let entries: [TableEntry]
  /// The problems of the file.
  package let problems: [LocalizationProblem]

  /// Reads the bytes of a file.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String) {
    if LocalizationFile.Kind(fileName: path) == .intents {
      let file = IntentFile(bytes, path: path)
      (entries, problems) = (file.entries, file.problems)
      return
    }
    var builder = InterfaceBuilder()
    do {
      try XMLDocumentReader(bytes).forEach { event in
        builder.take(event)
        // Other documents are not read to their ends.
        if builder.isOtherDocument { throw OtherDocument() }
      }
      let (entries, problems) = builder.entries(path: path).withoutRepetitions
      self.entries = entries
      self.problems = problems
    } catch {
      entries = []
      problems = [LocalizationProblem(error, path: path)]
    }
  }
}

private struct OtherDocument: Error {}

extension [TableEntry] {
  /// One entry for each key, and a problem for each that appears there again.
  fileprivate var withoutRepetitions: (entries: [TableEntry], problems: [LocalizationProblem]) {
    var first: [String: SourceLocation] = [:]
    var problems: [LocalizationProblem] = []
    let entries = filter { entry in
      guard let earlier = first[entry.key] else {
        first[entry.key] = entry.keyLocation
        return true
      }
      problems.append(.repeated(entry, earlier: earlier))
      return false
    }
    return (entries, problems)
  }
}

extension LocalizationProblem {
  fileprivate init(_ error: any Error, path: String) {
    let location = error as? XMLError
    let reason =
      error is OtherDocument ? "its first element is not that of Xcode’s" : location?.message
    self.init(
      location: SourceLocation(
        file: path, line: location?.line ?? 1, column: location?.column ?? 1),
      kind: .syntax,
      message: "this is no Interface Builder document: \(reason ?? "\(error)")",
      suggestion: "open it in Xcode and save it again")
  }

  fileprivate static func repeated(_ entry: TableEntry, earlier: SourceLocation) -> Self {
    Self(
      location: entry.keyLocation, kind: .duplicateKey,
      message: "duplicate key “\(entry.key)”; the one in line \(earlier.line) is used",
      suggestion: "give the objects different ids")
  }
}
