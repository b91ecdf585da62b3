import AuditModel

/// A detail of a person that forms ask for and iOS can fill in.
package enum PersonalDatum: String, CaseIterable, Sendable {
  case emailAddress, telephoneNumber, postalCode, streetAddress, name
}

/// The words of a language by which the label of a field asks for a detail of a person.
package struct PersonalDataWords: Sendable {
  private let phrases: [(datum: PersonalDatum, words: [String])]

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    phrases = Self.all[locale.tableTag] ?? []
  }

  /// The detail that a label asks for, if any: of several the first one that is listed, since the address of
  /// an e-mail is no street.
  package func datum(in label: String) -> PersonalDatum? { data(in: label).first }

  /// All details that a label asks for, as they are listed.
  package func data(in label: String) -> [PersonalDatum] {
    let label = label.lowercased().replacing("’", with: "'")
    return phrases.filter { $0.words.contains { Self.isFound($0, in: label) } }.map(\.datum)
  }

  /// Whether a label has a phrase, or is one that begins with an equals sign: “Mobile” alone asks for a number.
  private static func isFound(_ phrase: String, in label: String) -> Bool {
    phrase.hasPrefix("=") ? label.phrase == phrase.dropFirst() : label.contains(phrase: phrase)
  }

  /// The words of all languages by their tags, read once.
  private static let all: [String: [(datum: PersonalDatum, words: [String])]] =
    PersonalDataTable.all.mapValues { table in
      table.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: " = ", maxSplits: 1)
        guard parts.count == 2, let datum = PersonalDatum(rawValue: String(parts[0])) else {
          return nil
        }
        return (datum, parts[1].split(separator: ", ").map(String.init))
      }
    }
}
