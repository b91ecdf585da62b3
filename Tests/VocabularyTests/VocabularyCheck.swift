/// Finds the words to avoid in passages.
struct VocabularyCheck {
  /// A word to avoid that a passage has, and the exception that permits it, if one does.
  struct Match: CustomStringConvertible {
    let passage: Passage
    let entry: Vocabulary.Entry
    let phrase: String
    /// The sentence around it.
    let sentence: String
    let exception: Vocabulary.Exception?

    var description: String {
      "\(passage.file):\(passage.line): “\(phrase)” in “\(sentence)”; write: \(entry.use)"
    }
  }

  private typealias Candidate = (entry: Int, pattern: WordPattern)

  private let vocabulary: Vocabulary
  /// The patterns by the rarest of their words, which is most likely the longest.
  private var candidates: [String: [Candidate]] = [:]
  private let exceptions: [[(exception: Vocabulary.Exception, pattern: WordPattern)]]
  private let filter: WordFilter

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    exceptions = vocabulary.words.map { entry in
      (entry.exceptions ?? []).map { ($0, WordPattern($0.phrase)) }
    }
    for (number, entry) in vocabulary.words.enumerated() {
      for pattern in entry.avoid.map({ WordPattern($0) }) {
        candidates[pattern.longest, default: []].append((number, pattern))
      }
    }
    filter = WordFilter(
      candidates.keys.compactMap { key in
        key.split { $0 == "-" || $0 == "'" }.max { $0.utf8.count < $1.utf8.count }.map {
          String($0)
        }
      })
  }

  /// The words to avoid in a Swift file; its string literals are left out when they are data.
  func matches(inSwift bytes: [UInt8], file: String) -> [Match] {
    let offsets = filter.offsets(in: bytes)
    if offsets.isEmpty { return [] }
    let isData = vocabulary.data.contains { file.hasPrefix($0.path) }
    return SwiftProse.passages(in: bytes, file: file, around: offsets).flatMap { passage in
      isData && passage.kind == .string ? [] : matches(in: passage)
    }
  }

  /// The words to avoid in a passage.
  func matches(in passage: Passage) -> [Match] {
    if filter.offsets(in: Array(passage.text.utf8)).isEmpty { return [] }
    let words = ProseWord.words(of: passage.text)
    return words.indices.flatMap { index in
      (candidates[words[index].text] ?? []).compactMap { entry, pattern in
        let start = index - pattern.longestIndex
        guard pattern.matches(words, at: start) else { return nil }
        let phrase = words[start..<(start + pattern.words.count)].map(\.text)
        return Match(
          passage: passage, entry: vocabulary.words[entry],
          phrase: phrase.joined(separator: " "),
          sentence: sentence(of: words[index], in: passage, words),
          exception: exception(of: entry, for: words, at: index))
      }
    }
  }

  private func sentence(of word: ProseWord, in passage: Passage, _ words: [ProseWord]) -> String {
    let end = words.first { $0.sentence > word.sentence }?.sentence ?? passage.text.utf8.count
    let bytes = Array(passage.text.utf8)[word.sentence..<end]
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private func exception(
    of entry: Int, for words: [ProseWord], at index: Int
  ) -> Vocabulary.Exception? {
    exceptions[entry].first { _, pattern in
      ((index - pattern.words.count + 1)...index).contains { pattern.matches(words, at: $0) }
    }?.exception
  }
}
