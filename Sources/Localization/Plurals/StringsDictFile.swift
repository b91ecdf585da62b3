import AuditModel

/// The entries of a `.stringsdict` file in the order of the file.
package struct StringsDictFile: Hashable, Sendable {
  /// All entries that can be made out.
  package private(set) var entries: [TableEntry] = []
  /// The problems of the file, in the order of the file.
  package private(set) var problems: [LocalizationProblem]

  /// Reads the bytes of an XML or binary property list.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String) {
    let list = PropertyList.read(bytes, path: path)
    self.init(list.root, list.problems)
  }

  /// Takes a property list that has been read, and what is wrong with it as such.
  init(_ root: PropertyListNode?, _ listProblems: [LocalizationProblem]) {
    problems = listProblems
    guard let root else { return }
    guard let members = root.members else {
      problems.append(StringsDictFinding.notADictionary.problem(at: root.location))
      return
    }
    var reader = StringsDictReader()
    for member in members { reader.readEntry(member) }
    entries = reader.entries
    problems = (problems + reader.problems).sorted()
  }
}
