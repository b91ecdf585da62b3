import AuditModel

/// The strings of one table in one language, in the order of its files.
public struct StringTable: Hashable, Sendable {
  /// The name of its files without their endings, such as `Localizable`.
  public let name: String
  /// The language of its strings.
  public let locale: LocaleIdentifier
  /// The folder of the target that it belongs to, as shown in places: that which holds the
  /// `.lproj` folders or the string catalog; empty for the current one.
  public let folder: String
  /// The files that it was read from, the `.strings` file first.
  public let files: [String]
  /// Its entries, one for each key.
  public let entries: [TableEntry]
  private let indices: KeyIndex

  /// Makes a table; of several entries for one key the last counts.
  public init(
    name: String, locale: LocaleIdentifier, folder: String = "", files: [String],
    entries: [TableEntry]
  ) {
    self.name = name
    self.folder = folder
    self.locale = locale
    self.files = files
    if let indices = KeyIndex(entries) {
      self.entries = entries
      self.indices = indices
    } else {
      let last = Dictionary(entries.enumerated().map { ($1.key, $0) }) { max($0, $1) }
      self.entries = entries.enumerated().filter { last[$1.key] == $0 }.map(\.element)
      indices = KeyIndex(self.entries) ?? KeyIndex()
    }
  }

  /// The entry of a key, none when it has none.
  public subscript(key: String) -> TableEntry? {
    indices.position(of: key, in: entries).map { entries[$0] }
  }

  /// The file to show for what is missing in the table.
  public var file: String { files.first ?? "" }
}
