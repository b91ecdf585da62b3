import LanguageData
import Layout

/// The speech of VoiceOver when it stops at an element, as a model of iOS in one language.
package struct Utterance {
  /// The element's node.
  package let node: NodeID
  /// Its parts, in the order in which they are spoken.
  package let parts: [Part]
  /// The parts in one line, with the marks of the language.
  package let text: String

  /// A part of an utterance.
  package struct Part {
    /// Its meaning for the element.
    package let kind: Kind
    /// As it is inside an utterance.
    package let text: String
    /// The app's strings in it.
    package var texts: [TextID] = []
    /// VoiceOver's own words in it.
    package var words: [Word] = []
  }

  /// The meaning of a part for its element.
  package enum Kind: String, Sendable {
    case selection, label, value, content, state, trait, position, actions, moreContent, hint
  }

  /// A word of VoiceOver's own; without an entry the table has none in the language.
  package struct Word: Hashable, Sendable {
    /// Its name in the table, in English.
    package let name: String
    /// The word with its source.
    package let entry: SpokenWords.Entry?
  }
}
