import Layout

/// The spoken text: one string, or several with a pause between them.
package struct SpokenText: Equatable {
  /// The first text; nil for silence.
  package private(set) var first: TextID?
  /// The texts after it.
  package private(set) var rest: [TextID]

  /// One text, or silence.
  package init(_ text: TextID? = nil) {
    first = text
    rest = []
  }

  /// Whether nothing is there to be spoken; a text of spaces is, and says nothing.
  package var isSilent: Bool { first == nil }

  /// All texts in order.
  package var all: [TextID] { first.map { [$0] + rest } ?? [] }

  /// Adds a text at the end.
  mutating func append(_ text: TextID) {
    if first == nil { first = text } else { rest.append(text) }
  }

  /// Adds several texts at the end.
  mutating func append(_ other: SpokenText) {
    if let first = other.first { append(first) }
    for text in other.rest { append(text) }
  }

  /// Whether none of the texts has anything to read in it.
  package func isBlank(in catalog: TextCatalog) -> Bool {
    guard let first else { return true }
    return catalog[first].isBlank && rest.allSatisfy { catalog[$0].isBlank }
  }

  /// The words of all texts, as they are compared.
  package func phrase(in catalog: TextCatalog) -> String {
    guard !rest.isEmpty else { return first.map(catalog.phrase) ?? "" }
    return all.map(catalog.phrase).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether the words of a text are in it, one after the other.
  package func holds(wordsOf text: TextID, in catalog: TextCatalog) -> Bool {
    if let first, rest.isEmpty { return catalog.holds(first, wordsOf: text) }
    return phrase(in: catalog).contains(phrase: catalog.phrase(of: text))
  }

  /// The texts in one line, with commas for the pauses.
  package func string(in catalog: TextCatalog) -> String {
    all.map { catalog[$0].string }.joined(separator: ", ")
  }
}
