import Localization
import MessageSyntax

/// One text, with what several rules want to know about it, computed once.
///
/// Made and used on one thread.
package final class AuditedText {
  /// The text as it is written.
  package let text: String
  /// Its kinds of characters.
  package let features: TextFeatures

  /// The text read as Foundation reads a format.
  ///
  /// In the words of a variable `%arg` stands for its number, as long as `%lld` is.
  package private(set) lazy var format = FormatString(
    isWordOfVariable ? text.replacing("%arg", with: "%lld") : text)

  /// Whether it is the pattern of a date, of which no argument is a part.
  package private(set) lazy var isDatePattern = has([.percent, .asciiLetter]) && text.isDatePattern

  /// The first stretch that was read in the wrong encoding, if any.
  package private(set) lazy var misread = has(.nonASCII) ? MisreadText(text).first : nil

  private let isWordOfVariable: Bool

  /// The tags of HTML or XML in it.
  package private(set) lazy var tags = has(.angle) ? MarkupTag.all(in: text) : []

  /// The scalars of ``prose``.
  package private(set) lazy var scalars = prose.scalarArray

  /// Where the words of ``prose`` are in ``scalars``.
  package private(set) lazy var words = ProseWords(scalars).all

  /// Where in ``scalars`` something is that shows nothing of its own, such as a tag.
  package private(set) lazy var invisiblePlaceholders = Set(
    zip(scalars.indices.filter { scalars[$0] == .placeholder }, pieces.filter { $0.kind != .prose })
      .filter { $1.kind.isInvisible }.map(\.0))

  /// The marks in ``prose``.
  package private(set) lazy var marks = ProseMarks(of: scalars)

  /// The text cut into words and what is not for reading.
  ///
  /// An apparent specifier with a space in it, as in “100 % de”, counts as words.
  package private(set) lazy var pieces = MessageSplitter.pieces(
    of: text, specifiers: specifierRanges, features: features)

  /// The words of the text, with one U+FFFC for each piece that is not for reading.
  package private(set) lazy var prose = MessagePiece.prose(of: text, pieces: pieces)

  /// Takes a text, which may be a form of a variable.
  package init(_ text: String, isWordOfVariable: Bool = false) {
    self.text = text
    self.isWordOfVariable = isWordOfVariable
    features = TextFeatures(of: text)
  }

  /// Whether it has all of some features.
  @inlinable package func has(_ features: TextFeatures) -> Bool {
    self.features.rawValue & features.rawValue == features.rawValue
  }

  /// Whether it has one of some features.
  @inlinable package func hasAny(of features: TextFeatures) -> Bool {
    self.features.rawValue & features.rawValue != 0
  }

  private var specifierRanges: [Range<Int>] {
    guard has(.percent) else { return [] }
    if let plain = isWordOfVariable ? nil : text.plainSpecifiers { return plain }
    if let parts = text.datePatternRanges { return parts }
    return format.specifiers.filter { $0.conversion != "*" && !$0.text.hasSpace }.map(\.range)
  }
}

extension String {
  /// The scalars in an array that never has to grow.
  fileprivate var scalarArray: [Unicode.Scalar] {
    var text = self
    return text.withUTF8 { bytes in
      Array(unsafeUninitializedCapacity: bytes.count) { scalars, count in
        var index = 0
        while index < bytes.count {
          let first = bytes[index]
          let scalar: Unicode.Scalar
          (scalar, index) =
            first < 0x80 ? (Unicode.Scalar(first), index + 1) : bytes.longScalar(at: index)
          scalars.initializeElement(at: count, to: scalar)
          count += 1
        }
      }
    }
  }

  /// Where the specifiers are when each is plainly one that formats and no dates have, such as
  /// `%@`, `%lld` and `%1$@`; none when that takes a closer look.
  fileprivate var plainSpecifiers: [Range<Int>]? {
    var text = self
    return text.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "%") else {
          index += 1
          continue
        }
        let start = index
        index = bytes.endOfDigits(from: index + 1)
        if index > start + 1, index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
        while index < bytes.count, bytes[index] == UInt8(ascii: "l") { index += 1 }
        guard index < bytes.count else { return nil }
        let isEscaped = bytes[index] == UInt8(ascii: "%") && index == start + 1
        guard isEscaped || bytes[index].isPlainConversion else { return nil }
        index += 1
        if !isEscaped { ranges.append(start..<index) }
      }
      return ranges
    }
  }

  fileprivate var hasSpace: Bool { hasASCII(" ") }
}

extension MessagePiece.Kind {
  fileprivate var isInvisible: Bool {
    switch self {
    case .tag, .link, .inflection, .escape, .entity: true
    case .prose, .specifier, .placeholder, .choice, .url, .email, .machine, .code: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func endOfDigits(from start: Int) -> Int {
    var index = start
    while index < count, (0x30...0x39).contains(self[index]) { index += 1 }
    return index
  }

  /// The scalar beyond ASCII at a place of valid UTF-8, and the place behind it.
  fileprivate func longScalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(self[index])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (0x7F >> UInt32(length))
    for position in index + 1..<index + length {
      value = value << 6 | UInt32(self[position] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", index + length)
  }
}

extension UInt8 {
  /// Whether it ends a specifier, and is no part of a date.
  fileprivate var isPlainConversion: Bool {
    switch Unicode.Scalar(self) {
    case "@", "i", "f", "s": true
    default: self == UInt8(ascii: "d")
    }
  }
}
