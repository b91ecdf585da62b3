/// The text that is shown of a localized string, which SwiftUI reads as inline Markdown.
///
/// Emphasis, code, strikethrough and links lose their marks; bold and code are measured in the font
/// around them. The marks pair up as in CommonMark 0.31, §6.1 to §6.3, and in linear time.
struct InlineMarkdown {
  /// A string without the marks.
  static func text(of string: String) -> String {
    guard string.utf8.contains(where: Self.isMark) else { return string }
    var markdown = InlineMarkdown(string)
    markdown.read()
    return markdown.result
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// A piece of the result.
  private enum Piece {
    case text(Unicode.Scalar)
    case marks(Unicode.Scalar, count: Int)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var pieces: [Piece] = []
  /// The pieces that may begin emphasis, of each mark.
  private var openers: [Unicode.Scalar: [Int]] = [:]
  private var brackets: [Int] = []
  /// The lengths of runs of backticks that no later run ends.
  private var endlessRuns: Set<Int> = []
  private var hasClosingParenthesis = true

  private init(_ string: String) { scalars = Array(string.unicodeScalars) }

  private var result: String {
    var view = String.UnicodeScalarView()
    for piece in pieces {
      switch piece {
      case .text(let scalar): view.append(scalar)
      case .marks(let mark, let count): view.append(contentsOf: repeatElement(mark, count: count))
      }
    }
    return String(view)
  }

  private mutating func read() {
    while position < scalars.count {
      switch scalars[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readMarks()
      case "[":
        brackets.append(pieces.count)
        take()
      case "]": readEndOfLink()
      default: take()
      }
    }
  }

  private mutating func take() {
    pieces.append(.text(scalars[position]))
    position += 1
  }

  private mutating func readEscape() {
    if position + 1 < scalars.count, scalars[position + 1].isASCIIPunctuation { position += 1 }
    take()
  }

  private func run(at start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == scalars[start] { end += 1 }
    return end - start
  }

  // MARK: Code

  private mutating func readCode() {
    let length = run(at: position)
    let start = position + length
    guard !endlessRuns.contains(length), let end = endOfCode(length, from: start) else {
      endlessRuns.insert(length)
      pieces.append(.marks("`", count: length))
      position = start
      return
    }
    pieces += scalars[start..<end].map { .text($0) }
    position = end + length
  }

  private func endOfCode(_ length: Int, from start: Int) -> Int? {
    var index = start
    while index < scalars.count {
      guard scalars[index] == "`" else {
        index += 1
        continue
      }
      let found = run(at: index)
      if found == length { return index }
      index += found
    }
    return nil
  }

  // MARK: Links

  private mutating func readEndOfLink() {
    guard let opening = brackets.popLast(), position + 1 < scalars.count,
      scalars[position + 1] == "(", hasClosingParenthesis
    else { return take() }
    guard let end = scalars[position...].firstIndex(of: ")") else {
      hasClosingParenthesis = false
      return take()
    }
    pieces[opening] = .marks("[", count: 0)
    position = end + 1
  }

  // MARK: Emphasis

  private mutating func readMarks() {
    let mark = scalars[position]
    let count = run(at: position)
    let (opens, closes) = flanks(mark, count)
    position += count
    var left = count
    if closes { left = close(mark, left) }
    pieces.append(.marks(mark, count: left))
    if opens, left > 0, mark != "~" || count <= 2 {
      openers[mark, default: []].append(pieces.count - 1)
    }
  }

  /// Takes marks from the openers before, and returns how many are left.
  private mutating func close(_ mark: Unicode.Scalar, _ count: Int) -> Int {
    var left = count
    while left > 0, let opener = openers[mark]?.last, case .marks(_, let open) = pieces[opener] {
      if mark == "~", open != left { break }
      let taken = min(open, left)
      left -= taken
      pieces[opener] = .marks(mark, count: open - taken)
      if open == taken { openers[mark]?.removeLast() }
      forgetOpeners(after: opener)
    }
    return left
  }

  /// Marks between those of a pair do not pair up with any outside of it.
  private mutating func forgetOpeners(after index: Int) {
    for mark: Unicode.Scalar in ["*", "_", "~"] {
      while let last = openers[mark]?.last, last > index { openers[mark]?.removeLast() }
    }
  }

  /// Whether a run of marks can begin and end emphasis.
  private func flanks(_ mark: Unicode.Scalar, _ count: Int) -> (opens: Bool, closes: Bool) {
    let before = position > 0 ? scalars[position - 1] : " "
    let after = position + count < scalars.count ? scalars[position + count] : " "
    let left = !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let right = !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    guard mark == "_" else { return (left, right) }
    return (left && (!right || before.isPunctuation), right && (!left || after.isPunctuation))
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }

  fileprivate var isASCIIPunctuation: Bool { isASCII && isPunctuation }

  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
