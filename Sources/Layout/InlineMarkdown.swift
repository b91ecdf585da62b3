/// The text that is shown of a localized string, which SwiftUI reads as inline Markdown.
///
/// Emphasis, code, strikethrough and links lose their marks; bold and code are measured in the font
/// around them. The marks pair up as in CommonMark 0.31, §6.1 to §6.3, without titles of links, and in
/// linear time.
struct InlineMarkdown {
  /// A string without the marks.
  static func text(of string: String) -> String {
    guard hasMarks(string) else { return string }
    var markdown = InlineMarkdown(string)
    markdown.read()
    return markdown.result
  }

  /// Whether a string has characters that may be marks.
  static func hasMarks(_ string: String) -> Bool { string.utf8.contains(where: isMark) }

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
  /// The pieces that may begin emphasis, by what decides which runs they pair up with.
  private var openers: [MarkRun: [Int]] = [:]
  private var brackets: [Int] = []
  /// The lengths of runs of backticks that no later run ends.
  private var endlessRuns: Set<Int> = []

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
    pieces += withoutOuterSpaces(start..<end).map { .text(scalars[$0]) }
    position = end + length
  }

  /// The space at each end of code makes room for a backtick and is not shown, unless all is space.
  private func withoutOuterSpaces(_ code: Range<Int>) -> Range<Int> {
    guard code.count > 2, scalars[code.lowerBound] == " ", scalars[code.upperBound - 1] == " ",
      scalars[code].contains(where: { $0 != " " })
    else { return code }
    return code.lowerBound + 1..<code.upperBound - 1
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
      scalars[position + 1] == "(", let end = endOfDestination(from: position + 2)
    else { return take() }
    pieces[opening] = .marks("[", count: 0)
    position = end + 1
    // A link is in no other link.
    brackets = []
  }

  /// The parenthesis that ends an address, which has no spaces, and parentheses in pairs alone.
  private func endOfDestination(from start: Int) -> Int? {
    var depth = 0
    for index in start..<min(scalars.count, start + Self.longestDestination) {
      switch scalars[index] {
      case "(": depth += 1
      case ")" where depth == 0: return index
      case ")": depth -= 1
      case let scalar where scalar.isSpace: return nil
      default: break
      }
    }
    return nil
  }

  /// Addresses have at most some 2,000 characters; without a limit, brackets that end nowhere would take
  /// quadratic time.
  private static let longestDestination = 4_000

  // MARK: Emphasis

  private mutating func readMarks() {
    let mark = scalars[position]
    let count = run(at: position)
    let (opens, closes) = flanks(mark, count)
    let run = MarkRun(mark, count, isBoth: opens && closes)
    position += count
    var left = count
    if closes { left = close(run, left) }
    pieces.append(.marks(mark, count: left))
    if opens, left > 0, mark != "~" || count <= 2 {
      openers[run, default: []].append(pieces.count - 1)
    }
  }

  /// Takes marks from the openers before, and returns how many are left.
  private mutating func close(_ run: MarkRun, _ count: Int) -> Int {
    var left = count
    while left > 0, let (other, opener) = lastOpener(for: run),
      case .marks(let mark, let open) = pieces[opener]
    {
      if mark == "~", open != left { break }
      let taken = min(open, left)
      left -= taken
      pieces[opener] = .marks(mark, count: open - taken)
      if open == taken { openers[other]?.removeLast() }
      forgetOpeners(after: opener)
    }
    return left
  }

  private func lastOpener(for run: MarkRun) -> (MarkRun, Int)? {
    openers.compactMap { other, pieces in
      other.pairs(with: run) ? pieces.last.map { (other, $0) } : nil
    }.max { $0.1 < $1.1 }
  }

  /// Marks between those of a pair do not pair up with any outside of it.
  private mutating func forgetOpeners(after index: Int) {
    for run in openers.keys {
      while let last = openers[run]?.last, last > index { openers[run]?.removeLast() }
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

/// The properties of a run of marks that decide which others it pairs up with; there are few of them.
private struct MarkRun: Hashable {
  private let mark: Unicode.Scalar
  private let lengthModulo3: Int
  private let isBoth: Bool

  /// Takes a run; `isBoth` when it can begin and end emphasis.
  init(_ mark: Unicode.Scalar, _ length: Int, isBoth: Bool) {
    self.mark = mark
    lengthModulo3 = length % 3
    self.isBoth = isBoth
  }

  /// CommonMark 0.31, §6.2, rules 9 and 10: lengths whose sum is a multiple of 3 do not pair up where a
  /// run can both begin and end emphasis, unless each of them is one.
  func pairs(with other: MarkRun) -> Bool {
    guard mark == other.mark else { return false }
    guard mark != "~", isBoth || other.isBoth else { return true }
    return lengthModulo3 == 0 || (lengthModulo3 + other.lengthModulo3) % 3 != 0
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
