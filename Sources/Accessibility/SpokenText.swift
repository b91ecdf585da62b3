import Layout

/// What is spoken: one text, or several with a pause between them.
package struct SpokenText {
  /// The first text; -1 for silence.
  package private(set) var first: TextID
  /// The texts after it.
  package private(set) var rest: [TextID]

  /// One text, or silence.
  package init(_ text: TextID = -1) {
    first = text
    rest = []
  }

  /// Whether nothing is there to be spoken; a text of spaces is, and says nothing.
  package var isSilent: Bool { first < 0 }

  /// All texts in order.
  package var all: [TextID] { first < 0 ? [] : [first] + rest }

  /// Adds a text at the end.
  mutating func append(_ text: TextID) {
    if first < 0 { first = text } else if text >= 0 { rest.append(text) }
  }

  /// Adds several texts at the end.
  mutating func append(_ other: SpokenText) {
    append(other.first)
    for text in other.rest { append(text) }
  }

  /// Whether none of the texts has anything to read in it.
  package func isBlank(in catalog: TextCatalog) -> Bool {
    if first < 0 { return true }
    return catalog.texts[Int(first)].isBlank
      && rest.allSatisfy { catalog.texts[Int($0)].isBlank }
  }

  /// The texts in one line, with commas for the pauses.
  package func string(in catalog: TextCatalog) -> String {
    all.map { catalog.texts[Int($0)].string }.joined(separator: ", ")
  }
}
