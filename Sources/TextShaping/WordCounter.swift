import CICU

/// Counts and finds the words of texts, as ICU divides them: by dictionaries where a script has no spaces.
///
/// One object serves one thread.
package final class WordCounter {
  private let handle: BreakIteratorHandle

  /// Takes the rules of a language.
  package init(language: String) {
    handle = BreakIteratorHandle(kind: UBRK_WORD, language: language)
  }

  /// The number of words with a letter or a digit.
  package func count(in text: String) -> Int {
    handle.boundaries(in: Array(text.utf16)).count { $0.status >= UBRK_WORD_NONE_LIMIT.rawValue }
  }

  /// The first word of a text that has a scalar.
  package func word(with scalar: Unicode.Scalar, in text: String) -> String? {
    let units = Array(text.utf16)
    var start = 0
    for (end, _) in handle.boundaries(in: units) {
      let word = String(decoding: units[start..<end], as: UTF16.self)
      if word.unicodeScalars.contains(scalar) { return word }
      start = end
    }
    return nil
  }
}
