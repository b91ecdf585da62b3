import Localization
import MessageSyntax

/// One text, with what several rules want to know about it found out once.
///
/// Made and used on one thread.
package final class AuditedText {
  /// The text as it is written.
  package let text: String
  /// What sorts of characters it has.
  package let features: TextFeatures

  /// The text read as Foundation reads a format.
  ///
  /// In the words of a variable `%arg` stands for its number, as long as `%lld` is.
  package private(set) lazy var format = FormatString(
    isWordOfVariable ? text.replacing("%arg", with: "%lld") : text)

  /// Whether it is known that it was read in the wrong encoding, so that whatever else seems wrong
  /// with its characters follows from that.
  package private(set) lazy var isGarbled = has(.nonASCII) && MisreadText(text).first != nil

  private let isWordOfVariable: Bool

  /// The scalars of ``prose``.
  package private(set) lazy var scalars = prose.scalarArray

  /// Where in ``scalars`` something stands that shows nothing of its own, such as a tag.
  package private(set) lazy var invisiblePlaceholders = Set(
    zip(scalars.indices.filter { scalars[$0] == .placeholder }, pieces.filter { $0.kind != .prose })
      .filter { $1.kind.isInvisible }.map(\.0))

  /// What marks ``prose`` has.
  package private(set) lazy var marks = ProseMarks(of: scalars)

  /// The text cut into words and what is not for reading.
  ///
  /// What looks like a specifier with a space in it, as in “100 % de”, counts as words.
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
  package func has(_ features: TextFeatures) -> Bool { self.features.isSuperset(of: features) }

  /// Whether it has one of some features.
  package func hasAny(of features: TextFeatures) -> Bool {
    !self.features.isDisjoint(with: features)
  }

  private var specifierRanges: [Range<Int>] {
    guard has(.percent) else { return [] }
    if let parts = text.datePatternRanges { return parts }
    return format.specifiers.filter { $0.conversion != "*" && !$0.text.hasSpace }.map(\.range)
  }
}

extension String {
  /// The scalars in an array that never has to grow.
  fileprivate var scalarArray: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { result.append(scalar) }
    return result
  }

  fileprivate var hasSpace: Bool { utf8.contains(UInt8(ascii: " ")) }
}

extension MessagePiece.Kind {
  fileprivate var isInvisible: Bool {
    switch self {
    case .tag, .link, .inflection, .escape, .entity: true
    case .prose, .specifier, .placeholder, .choice, .url, .email, .machine, .code: false
    }
  }
}
