import AuditModel
import Localization

/// The strings of one side of a comparison that could not be read: they are unknown, not missing.
package struct ComparisonGaps: Hashable, Sendable {
  private struct Gap: Hashable {
    let folder: String
    let table: String
    /// The language; nil for all of them.
    let locale: LocaleIdentifier?
  }

  private var gaps: Set<Gap> = []
  /// Whether something was left out of which nothing is known, as an exchange file is.
  package var isAnywhere = false

  /// Begins without any.
  package init() {}

  /// Adds a file of one language or, for a catalog, of all.
  package mutating func add(_ file: LocalizationFile) {
    gaps.insert(
      Gap(
        folder: file.folder, table: file.name, locale: file.kind == .catalog ? nil : file.locale))
  }

  /// Whether a key that a table lacks may be in a file that was left out.
  ///
  /// - Parameter folder: the folder of the table on this side; nil when the side has no such table.
  func mayHold(table: String, in folder: String?, _ locale: LocaleIdentifier) -> Bool {
    isAnywhere
      || gaps.contains { gap in
        gap.table == table && gap.locale ?? locale == locale && gap.folder == folder ?? gap.folder
      }
  }

  /// Whether a catalog was left out whose strings come before those that a table has beside it.
  func hides(table: String, in folder: String?) -> Bool {
    gaps.contains { gap in
      gap.table == table && gap.locale == nil && gap.folder == folder ?? gap.folder
    }
  }
}
