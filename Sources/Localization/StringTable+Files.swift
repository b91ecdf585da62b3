import AuditModel

extension StringTable {
  /// Joins the two files of a table; the `.stringsdict` file counts where both have a key.
  ///
  /// - Returns: the table, and what is wrong with its files.
  static func join(
    name: String, locale: LocaleIdentifier, folder: String = "",
    strings: (file: String, bytes: [UInt8])?, stringsDict: (file: String, bytes: [UInt8])?
  ) -> (table: StringTable, problems: [LocalizationProblem]) {
    let texts = strings.map { StringsFile($0.bytes, path: $0.file) }
    let rules = stringsDict.map { StringsDictFile($0.bytes, path: $0.file) }
    let ruled = Set(rules?.entries.map(\.key) ?? [])
    let shadowed = texts?.entries.filter { ruled.contains($0.key) } ?? []
    let entries = (texts?.entries ?? []).map(TableEntry.init) + (rules?.entries ?? [])
    let table = StringTable(
      name: name, locale: locale, folder: folder,
      files: [strings?.file, stringsDict?.file].compactMap(\.self),
      entries: entries)
    let problems = (texts?.problems ?? []) + (rules?.problems ?? [])
    return (table, problems + shadowed.map { .shadowedKey($0).of(.init(key: $0.key)) })
  }
}

extension LocalizationProblem {
  fileprivate static func shadowedKey(_ entry: StringsEntry) -> Self {
    Self(
      location: entry.keyLocation, kind: .shadowedKey,
      message: "“\(entry.key)” is also in the .stringsdict file, so this string is never shown",
      suggestion: "remove one of the two")
  }
}
