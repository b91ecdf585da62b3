import AuditModel
import Localization

/// The table of a finding and the source string that it compares with, which the findings about a key
/// in all languages share.
package final class FindingOrigin: Sendable {
  /// The table; empty when it is about none.
  package let table: String
  /// The folder of the table's target.
  package let folder: String
  /// The files that it is about, as a pattern; nil for those that hold what its file holds.
  package let files: String?
  /// The text in the source language and where it is, when there is one.
  package let source: TableEntry.Leaf?
  /// Where the key is in the source language, when that has it.
  package let keyLocation: SourceLocation?

  /// Describes an origin.
  package init(
    table: String = "", folder: String = "", files: String? = nil,
    source: TableEntry.Leaf? = nil, keyLocation: SourceLocation? = nil
  ) {
    self.table = table
    self.folder = folder
    self.files = files
    self.source = source
    self.keyLocation = keyLocation
  }
}
