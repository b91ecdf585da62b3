import AuditModel

/// The strings of a `.strings` file in the order of the file.
package struct StringsFile: Hashable, Sendable {
  /// All entries that can be made out, those that Foundation loses included.
  package var entries: [StringsEntry] = []
  /// The problems of the file, in the order of the file.
  package var problems: [LocalizationProblem] = []
  /// The keys behind the place where Foundation stops reading without an error.
  package var lostKeys: [String] = []

  /// Reads the bytes of a file, whatever they are: old-style text, XML or binary property list.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String) { self = StringsReading(bytes, path: path).file }

  init() {}
}

/// One key with its text.
package struct StringsEntry: Hashable, Sendable {
  /// The key without quotation marks and escapes.
  package var key: String
  /// The text without quotation marks and escapes.
  package var value: String
  /// The comment directly above, without its marks.
  package var comment: String?
  /// Where the key begins.
  package var keyLocation: SourceLocation
  /// Where the text begins.
  package var valueLocation: SourceLocation
}

extension StringsFile {
  /// Adds a problem for each key that appears again further down.
  mutating func reportDuplicateKeys() {
    var first: [ExactText: Int] = [:]
    first.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      guard let earlier = first.updateValue(index, forKey: ExactText(entry.key)) else { continue }
      problems.append(
        .duplicateKey(entry, earlier: entries[earlier]).of(.init(key: entry.key)))
    }
  }
}

extension TableEntry {
  /// Takes an entry of a `.strings` file.
  init(_ entry: StringsEntry) {
    self.init(
      key: entry.key, value: .text(entry.value), comment: entry.comment,
      keyLocation: entry.keyLocation, valueLocation: entry.valueLocation)
  }
}

extension String {
  /// As much as a message can bear, so that it shows where the text differs from another one.
  fileprivate func excerpt(besides other: String) -> String {
    let most = 30
    let same = zip(self, other).prefix { $0 == $1 }.count
    if same < most { return count > most ? prefix(most) + "…" : self }
    // From a word before the difference on.
    let before = prefix(same).suffix(12)
    let start =
      before.firstIndex(where: \.isWhitespace).map { index(after: $0) } ?? before.startIndex
    let rest = self[start...]
    return "…" + (rest.count > most ? rest.prefix(most) + "…" : rest)
  }
}

extension LocalizationProblem {
  fileprivate static func duplicateKey(_ entry: StringsEntry, earlier: StringsEntry) -> Self {
    let isRepeated = entry.value.isExactly(earlier.value)
    return Self(
      location: entry.keyLocation, kind: isRepeated ? .repeatedKey : .duplicateKey,
      message: "duplicate key “\(entry.key)”, already in line \(earlier.keyLocation.line)"
        + (isRepeated
          ? ", with the same text"
          : " as “\(earlier.value.excerpt(besides: entry.value))”; this later one, "
            + "“\(entry.value.excerpt(besides: earlier.value))”, counts"),
      suggestion: "remove one of the two")
  }
}
