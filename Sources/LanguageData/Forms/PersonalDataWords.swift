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
    let tag = locale.language == "zh" ? "zh-\(locale.withLikelySubtags.script ?? "Hans")" : nil
    phrases = Self.all[tag ?? (locale.language == "no" ? "nb" : locale.language)] ?? []
  }

  /// The detail that a label asks for, if any: of several the first one that is listed, since the address of
  /// an e-mail is no street.
  package func datum(in label: String) -> PersonalDatum? {
    let label = label.lowercased().replacing("’", with: "'")
    return phrases.first { $0.words.contains { label.contains(phrase: $0) } }?.datum
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

extension String {
  /// Whether it has a phrase in it that no letter continues; in scripts without spaces, anywhere.
  fileprivate func contains(phrase: String) -> Bool {
    ranges(of: phrase).contains { range in
      guard phrase.unicodeScalars.first?.isWrittenWithSpaces == true else { return true }
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return before?.isLetter != true && after?.isLetter != true
    }
  }
}

extension Unicode.Scalar {
  /// Whether words in its script have spaces between them: not in Thai, Chinese and Japanese.
  fileprivate var isWrittenWithSpaces: Bool {
    !(0x0E00...0x0E7F).contains(value) && !(0x3040...0x9FFF).contains(value)
  }
}
