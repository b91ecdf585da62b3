import Accessibility
import LanguageData

/// How certain the words are that VoiceOver adds.
package struct SpokenWordCount: Sendable {
  private let words: Set<Utterance.Word>

  /// Counts each word once.
  package init(_ words: [Utterance.Word]) { self.words = Set(words) }

  /// The names of the words that the language has none for, in order.
  package var missing: [String] { words.filter { $0.entry == nil }.map(\.name).sorted() }

  /// How certain the words are, in two sentences.
  package var summary: String {
    var parts: [String] = []
    for certainty in SpokenWords.Certainty.allCases {
      let count = words.count { $0.entry?.certainty == certainty }
      if count > 0 { parts.append("\(count) \(certainty.origin)") }
    }
    if !missing.isEmpty { parts.append("no word for \(missing.joined(separator: ", "))") }
    return "a model of VoiceOver, not a recording; its own words: "
      + (parts.isEmpty ? "none" : parts.joined(separator: ", "))
  }
}

extension SpokenWords.Certainty {
  fileprivate var origin: String {
    switch self {
    case .apple: "of Apple"
    case .other: "of other assistive technologies"
    case .ours: "written for Legible"
    }
  }
}
