import SourceText

/// Why a change is not made, in a clause without a full stop.
struct RefusalReason: Error, Hashable {
  var text: String

  init(_ text: String) { self.text = text }
}

/// Writes a new text as the content of a target, with the codes of the old one where they fit.
struct TargetComposer {
  /// The document.
  let text: [UInt8]
  /// The replacement of a line end in the document.
  let lineEnd: String
  /// The prefix of element names: a prefix with its colon, or nothing.
  let prefix: String
  /// Whether characters that XML cannot hold are written as `<cp>` (XLIFF 2).
  let hasCodePoints: Bool

  /// More codes are not looked for in one text.
  private static let mostCodes = 256

  /// The content for a text.
  ///
  /// - Parameters:
  ///   - new: the text.
  ///   - target: the content that it replaces, if there is one.
  ///   - source: the content that it translates.
  func content(
    for new: String, target: InlineText?, source: InlineText?
  ) throws(RefusalReason) -> String {
    var base = target ?? source ?? InlineText()
    let (start, end) = base.peel()
    if let code = base.codeWithoutText {
      throw RefusalReason(
        "it holds \(raw(code.raw)), which stands for no characters, so a plain text would lose it")
    }
    if !hasCodePoints, let scalar = XMLQuoting.illegalCharacter(in: new) {
      throw RefusalReason(
        "the text holds the character U+\(String(scalar.value, radix: 16, uppercase: true)), "
          + "which XML cannot hold")
    }
    let codes = self.codes(of: base, and: source)
    return start.map(raw).joined() + compose(new, codes) + end.map(raw).joined()
  }

  /// The codes that may be put into a text, those of the old one first.
  private func codes(of base: InlineText, and source: InlineText?) -> [InlineText.Piece] {
    var known: Set<String> = []
    let pieces = base.pieces + (source?.pieces ?? []).filter { $0.kind == .code }
    return Array(
      pieces.filter { piece in
        guard piece.kind != .text, let native = piece.native, !native.isEmpty,
          !raw(piece.raw).contains("<\(prefix)cp")
        else { return false }
        return known.insert(raw(piece.raw)).inserted
      }.prefix(Self.mostCodes))
  }

  private func compose(_ new: String, _ codes: [InlineText.Piece]) -> String {
    let pairs = codes.filter { $0.kind.pair != nil }
    let (text, order) = weave(new, codes)
    guard order.isNested, order.count == pairs.count else {
      // Tags that would overlap or lack their other half are written as what they stand for.
      return weave(new, codes.filter { $0.kind.pair == nil }).text
    }
    return text
  }

  /// Puts codes where their native strings are.
  private func weave(
    _ new: String, _ codes: [InlineText.Piece]
  ) -> (text: String, order: [InlineText.Piece.Kind]) {
    guard !codes.isEmpty else { return (escaped(new), []) }
    var unused = codes
    var rest = Substring(new)
    var (result, plain, order) = ("", "", [InlineText.Piece.Kind]())
    while let character = rest.unicodeScalars.first {
      let fitting = unused.indices.filter { rest.utf8.starts(with: (unused[$0].native ?? "").utf8) }
      let best = fitting.max { one, other in
        let counts = (unused[one].nativeCount, unused[other].nativeCount)
        return counts.0 == counts.1 ? one > other : counts.0 < counts.1
      }
      guard let best else {
        plain.unicodeScalars.append(character)
        rest.unicodeScalars.removeFirst()
        continue
      }
      let code = unused.remove(at: best)
      result += escaped(plain) + raw(code.raw)
      plain = ""
      rest = Substring(rest.utf8.dropFirst(code.nativeCount))
      if code.kind.pair != nil { order.append(code.kind) }
    }
    return (result + escaped(plain), order)
  }

  private func raw(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// A text without codes as it is written.
  func escaped(_ text: String) -> String {
    var result = XMLQuoting.text(text)
    if lineEnd != "\n" { result = result.replacing("\n", with: lineEnd) }
    guard XMLQuoting.illegalCharacter(in: text) != nil else { return result }
    return result.unicodeScalars.map { scalar in
      XMLQuoting.canHold(scalar) ? String(scalar) : CodePoint.element(for: scalar, prefix: prefix)
    }.joined()
  }
}

/// Characters that XML cannot hold, as XLIFF 2 writes them.
enum CodePoint {
  /// `<cp hex="0001"/>`, with a prefix before the name.
  static func element(for scalar: Unicode.Scalar, prefix: String = "") -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return "<\(prefix)cp hex=\"\(zeros)\(digits)\"/>"
  }
}

extension InlineText.Piece {
  fileprivate var nativeCount: Int { native?.utf8.count ?? 0 }
}

extension InlineText.Piece.Kind {
  /// The element of which it is one of the tags.
  fileprivate var pair: Int? {
    switch self {
    case .opening(let number), .closing(let number): number
    case .text, .code, .annotation: nil
    }
  }
}

extension [InlineText.Piece.Kind] {
  /// Whether each opening tag is closed after all that were opened in it.
  fileprivate var isNested: Bool {
    var open: [Int] = []
    for kind in self {
      switch kind {
      case .opening(let number): open.append(number)
      case .closing(let number):
        if open.popLast() != number { return false }
      case .text, .code, .annotation: break
      }
    }
    return open.isEmpty
  }
}
