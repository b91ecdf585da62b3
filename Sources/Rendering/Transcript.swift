import Accessibility
import JSONReading
import LanguageData

/// The speech of VoiceOver on a screen from its first element to its last, as a model of iOS.
package struct Transcript: Sendable {
  private let elements: [Element]
  private let announcements: [String]

  /// Takes a screen, of whose language the words are.
  package init(_ screen: AccessibleScreen) {
    elements = Speaker(screen.catalog.locale).utterances(of: screen).map {
      Element($0, on: screen)
    }
    announcements = screen.announcements.map { screen.catalog[$0].string.spoken }
  }

  /// One line for each element, then what is announced.
  package var text: String {
    let width = String(elements.count).count
    let lines = elements.enumerated().map { index, element in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      return "\(padding)\(number)  \(element.utterance.oneLine)\n"
    }
    let silence = "no element: VoiceOver has nothing to say on this screen\n"
    return (lines.isEmpty ? [silence] : lines).joined()
      + announcements.map { "announced  \($0.oneLine)\n" }.joined()
  }

  /// The words of VoiceOver's own in it.
  package var words: SpokenWordCount {
    SpokenWordCount(elements.flatMap(\.parts).compactMap(\.word))
  }
}

extension Transcript {
  fileprivate struct Element: Sendable {
    let node: String
    let utterance: String
    let parts: [Part]

    init(_ utterance: Utterance, on screen: AccessibleScreen) {
      node = screen.tree.path(of: utterance.node)
      self.utterance = utterance.text
      parts = utterance.parts.map { part in
        Part(
          kind: part.kind, text: part.text, word: part.words.first,
          keys: part.texts.compactMap { screen.catalog[$0].key })
      }
    }
  }

  fileprivate struct Part: Sendable {
    let kind: Utterance.Kind
    let text: String
    let word: Utterance.Word?
    /// The keys of the app's strings in it.
    let keys: [String]
  }
}

extension Transcript: JSONWritable {
  /// Writes one object with the elements and the announcements.
  package func write(to json: inout JSONWriter) {
    json.object { writeFields(to: &$0) }
  }

  /// Writes the fields of that object.
  package func writeFields(to fields: inout JSONFields) {
    fields.field("announcements", announcements)
    fields.list("elements", elements)
  }
}

extension Transcript.Element: JSONWritable {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("node", node)
      fields.list("parts", parts)
      fields.field("utterance", utterance)
    }
  }
}

extension Transcript.Part: JSONWritable {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.fieldIfPresent("certainty", word?.entry?.certainty.rawValue)
      if !keys.isEmpty { fields.field("keys", keys) }
      fields.field("kind", kind.rawValue)
      fields.fieldIfPresent("source", word?.entry?.source.rawValue)
      fields.field("text", text)
      fields.fieldIfPresent("word", word?.name)
    }
  }
}
