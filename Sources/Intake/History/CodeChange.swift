import AuditModel
import Localization
import SourceScanning

/// The strings whose source is in the code alone, where the code asks for them otherwise than before.
package struct CodeChange: Sendable {
  /// The strings.
  package private(set) var strings: [Name] = []

  /// A string that code asks for.
  package struct Name: Hashable, Sendable {
    package let table: String
    package let key: String
  }

  /// Compares the code of some files.
  ///
  /// - Parameters:
  ///   - old: the project as it was; nil where there was nothing.
  ///   - new: the project as it is.
  ///   - tables: its strings.
  ///   - isChanged: whether a file changed, by its path.
  package init(
    from old: ProjectFiles?, to new: ProjectFiles, in tables: LocalizationProject,
    where isChanged: (String) -> Bool
  ) {
    let before = Request.all(old?.code(where: isChanged))
    let changed = before.symmetricDifference(Request.all(new.code(where: isChanged)))
    if changed.isEmpty { return }
    var shapes = Set(changed.map(\.shape))
    let parts = tables.parts.isEmpty ? [tables] : tables.parts
    for table in parts.flatMap(\.tables) where table.locale == tables.sourceLocale {
      for entry in table.entries {
        let shape = Request.Shape(table: table.name, key: KeyShape.of(entry.key))
        guard shapes.contains(shape) else { continue }
        if CodeLanguage(fileName: entry.keyLocation.file) == nil {
          // The string of a table counts, whatever the code has.
          shapes.remove(shape)
        } else {
          strings.append(Name(table: table.name, key: entry.key))
        }
      }
    }
    strings += changed.filter { shapes.contains($0.shape) }.compactMap { request in
      request.key.map { Name(table: request.shape.table, key: $0) }
    }
  }

  /// A string that code asks for, wherever it does.
  private struct Request: Hashable {
    let shape: Shape
    let key: String?
    let value: String?
    let comment: String?

    struct Shape: Hashable {
      let table: String
      let key: String
    }

    static func all(_ code: CodeUsage?) -> Set<Request> {
      Set((code?.uses ?? []).compactMap(Request.init))
    }

    private init?(_ use: TextUse) {
      guard let key = use.shape, !use.isOfOtherBundle else { return nil }
      shape = Shape(table: use.table ?? "Localizable", key: key)
      if case .text(let text) = use.key { self.key = text } else { self.key = nil }
      value = use.value
      comment = use.comment
    }
  }
}
