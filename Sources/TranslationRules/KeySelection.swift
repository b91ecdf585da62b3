import AuditModel
import Localization

/// The keys whose strings are checked, in some languages. Rules about projects see all strings all the same, and
/// rules about tables all those of the languages.
package struct KeySelection: Sendable {
  private let isWanted: @Sendable (TableEntry, StringTable) -> Bool
  private let isOfInterest: @Sendable (LocaleIdentifier) -> Bool

  /// Takes whether any key is checked in a language, and whether a key of a table is checked in any.
  package init(
    in isOfInterest: @escaping @Sendable (LocaleIdentifier) -> Bool,
    _ isWanted: @escaping @Sendable (TableEntry, StringTable) -> Bool
  ) {
    self.isOfInterest = isOfInterest
    self.isWanted = isWanted
  }

  func contains(_ entry: TableEntry, of table: StringTable) -> Bool { isWanted(entry, table) }

  func contains(_ locale: LocaleIdentifier) -> Bool { isOfInterest(locale) }
}
