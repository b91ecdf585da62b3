import CICU

/// Finds the places where a line may end, by the rules and dictionaries of ICU.
///
/// One object serves one thread; opening it costs far more than using it.
final class LineBreaker {
  private let handle: BreakIteratorHandle

  /// Takes the rules of a language.
  init(language: String) {
    handle = BreakIteratorHandle(kind: UBRK_LINE, language: language)
  }

  /// The UTF-16 offsets after which a line may or must end, with the end of the text as the last.
  func breaks(in text: [UInt16]) -> [(offset: Int, isMandatory: Bool)] {
    handle.boundaries(in: text).map { offset, status in
      let hard = Int32(bitPattern: UBRK_LINE_HARD.rawValue)
      return (offset, offset == text.count || status >= hard)
    }
  }
}

/// Owns one ICU break iterator.
struct BreakIteratorHandle: ~Copyable {
  /// None when ICU has no data at all; a text then has no place to break but its end.
  private let iterator: OpaquePointer?

  init(kind: UBreakIteratorType, language: String) {
    var status = U_ZERO_ERROR
    iterator = legible_ubrk_open(kind, language, nil, 0, &status)
  }

  deinit { legible_ubrk_close(iterator) }

  borrowing func boundaries(in text: [UInt16]) -> [(offset: Int, status: Int32)] {
    guard let iterator, !text.isEmpty else { return [(text.count, 0)] }
    return text.withUnsafeBufferPointer { units in
      var status = U_ZERO_ERROR
      legible_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [(units.count, 0)] }
      var result: [(Int, Int32)] = []
      while true {
        let offset = legible_ubrk_next(iterator)
        if offset < 0 { break }
        result.append((Int(offset), legible_ubrk_getRuleStatus(iterator)))
      }
      // The iterator must not keep the text, which ends with this call.
      legible_ubrk_setText(iterator, nil, 0, &status)
      return result
    }
  }
}
