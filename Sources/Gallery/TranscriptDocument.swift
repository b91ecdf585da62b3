import AuditModel
import JSONReading
import Recordings
import Rendering
import ViewTree

/// The speech of VoiceOver in the states of a screen in one language, as files for review.
package struct TranscriptDocument: Sendable {
  /// The screen.
  package let screen: String
  /// The language.
  package let locale: LocaleIdentifier
  private let device: String
  private let size: DynamicTypeSize
  private var states: [(name: String, transcript: Transcript)] = []
  /// The states that could not be laid out, each with the reason.
  package var problems: [String] = []
  /// The words of VoiceOver that the language has none for.
  package private(set) var missingWords: Set<String> = []

  init(screen: String, locale: LocaleIdentifier, device: String, size: DynamicTypeSize) {
    self.screen = screen
    self.locale = locale
    self.device = device
    self.size = size
  }

  mutating func add(_ transcript: Transcript, of state: String) {
    states.append((state, transcript))
    missingWords.formUnion(transcript.words.missing)
  }

  /// The name of its files, without what says which kind they are.
  package var stem: String { "\(screen.fileStem).\(locale.identifier)" }

  private static let title = "VoiceOver transcript"
  private static let generator = "legible transcript"

  /// Whether a file is a transcript, which a new one may overwrite.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    return start.hasPrefix("\(title) of ") || start.contains("\"\(generator)\"")
  }

  /// The states one after the other; one that sounds as an earlier one does only names it.
  package var text: String {
    var known: [String: String] = [:]
    var lines = [
      "\(Self.title) of \(screen.oneLine) in \(locale)\n",
      "\(device), text size \(size.name); a model of VoiceOver, not a recording\n",
    ]
    for state in states {
      lines.append("\n\(state.name.oneLine)\n")
      let text = state.transcript.text
      if let earlier = known[text] {
        lines.append("as in \(earlier.oneLine)\n")
      } else {
        known[text] = state.name
        lines.append(text)
      }
    }
    for problem in problems { lines.append("\nnot composed: \(problem.oneLine)\n") }
    return lines.joined()
  }
}

extension TranscriptDocument {
  /// Hands on the JSON in parts.
  package func writeJSON(to sink: @escaping ([UInt8]) -> Void) {
    JSONWriter.write(self, to: sink)
    sink([UInt8(ascii: "\n")])
  }
}

extension TranscriptDocument: JSONWritable {
  /// Writes one object with the states in their order, and with its sorted keys behind the generator.
  package func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("generator", Self.generator)
      object.field("device", device)
      object.field("locale", locale.identifier)
      if !problems.isEmpty { object.field("problems", problems) }
      object.field("screen", screen)
      object.list("states", states) { state, json in
        json.object { fields in
          state.transcript.writeFields(to: &fields)
          fields.field("state", state.name)
        }
      }
      object.field("textSize", size.name)
    }
  }
}
