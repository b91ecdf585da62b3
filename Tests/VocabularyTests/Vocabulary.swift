import Foundation

/// The words to avoid with the words to use instead, as `words.json` lists them.
struct Vocabulary: Decodable {
  /// A word or phrase, in lower case; `^` before it means that it begins a sentence.
  typealias Pattern = String

  /// Words to avoid, and the words to use instead of them.
  struct Entry: Decodable {
    let avoid: [Pattern]
    let use: String
    let exceptions: [Exception]?
  }

  /// A phrase in which the words are right, and the reason.
  struct Exception: Decodable, Hashable {
    let phrase: Pattern
    let reason: String
  }

  /// A word that identifiers have as a part, in lower case, and the words to use instead.
  struct Identifier: Decodable {
    let avoid: String
    let use: String
    let exceptions: [Path]?
  }

  /// Where a word is right, by the beginning of the paths, and the reason.
  struct Path: Decodable, Hashable {
    let path: String
    let reason: String
  }

  let words: [Entry]
  let identifiers: [Identifier]
  /// Files whose string literals are data.
  let data: [Path]
}
