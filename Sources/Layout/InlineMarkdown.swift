import AuditModel
import ViewTree

/// The text that is shown of a localized string, which SwiftUI reads as inline Markdown.
///
/// Emphasis, code, strikethrough and links lose their marks and become runs. The marks pair up as in
/// CommonMark 0.31, §6.1 to §6.3 and §6.5, without titles of links, and in linear time. Words between
/// `^[` and `](inflect: true)` lose these marks, and are read like all others (swift-cmark,
/// `handle_close_bracket_attribute`); no word is inflected.
struct InlineMarkdown {
  /// A string without the marks.
  static func text(of string: String) -> String { runs(of: string).map(\.string).joined() }

  /// The runs of a string, without the marks; none of them is empty.
  static func runs(of string: String) -> [ResolvedRun] {
    guard hasMarks(string) else { return string.isEmpty ? [] : [ResolvedRun(string: string)] }
    var markdown = InlineMarkdown(string)
    markdown.read()
    return markdown.result
  }

  /// Whether a string has characters that may be marks.
  static func hasMarks(_ string: String) -> Bool { string.utf8.contains(where: isMark) }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// A piece of the result.
  private enum Piece {
    case text(Unicode.Scalar)
    case marks(Unicode.Scalar, count: Int)

    func append(to view: inout String.UnicodeScalarView) {
      switch self {
      case .text(let scalar): view.append(scalar)
      case .marks(let mark, let count): view.append(contentsOf: repeatElement(mark, count: count))
      }
    }
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var pieces: [Piece] = []
  /// The pieces that may begin emphasis, by what decides which runs they pair up with.
  private var openers: [MarkRun: [Int]] = [:]
  private var brackets: [Bracket] = []
  /// The number of open brackets that begin no link, since one ended behind them.
  private var bracketsOfNoLink = 0
  /// The lengths of runs of backticks that no later run ends.
  private var endlessRuns: Set<Int> = []
  /// The changes of the settings before a piece.
  private var changes: [Int: MarkDepths] = [:]
  /// The pieces of links with their addresses, in order: no link is in another one.
  private var links: [(pieces: Range<Int>, address: String)] = []

  private init(_ string: String) { scalars = Array(string.unicodeScalars) }

  private var result: [ResolvedRun] {
    var runs: [ResolvedRun] = []
    var view = String.UnicodeScalarView()
    var depths = MarkDepths()
    var (link, current) = (0, RunAttributes())
    for (index, piece) in pieces.enumerated() {
      if let change = changes[index] { depths += change }
      while link < links.count, links[link].pieces.upperBound <= index { link += 1 }
      var attributes = depths.attributes
      if link < links.count, links[link].pieces.contains(index) {
        attributes.makeLink(to: links[link].address)
      }
      if attributes != current, !view.isEmpty {
        runs.append(ResolvedRun(string: String(view), attributes: current))
        view = String.UnicodeScalarView()
      }
      current = attributes
      piece.append(to: &view)
    }
    if !view.isEmpty { runs.append(ResolvedRun(string: String(view), attributes: current)) }
    return runs
  }

  private mutating func read() {
    while position < scalars.count {
      switch scalars[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readMarks()
      case "[":
        brackets.append(Bracket(piece: pieces.count, hasAttributes: false))
        take()
      case "^" where position + 1 < scalars.count && scalars[position + 1] == "[":
        brackets.append(Bracket(piece: pieces.count, hasAttributes: true))
        take()
        take()
      case "]": readEndOfBracket()
      case "<": readAutolink()
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
    let first = pieces.count
    pieces += withoutOuterSpaces(start..<end).map { .text(scalars[$0]) }
    mark(first..<pieces.count, MarkDepths(code: 1))
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

  /// A bracket that is not closed yet: that of a link, or `^[`, before words with attributes.
  private struct Bracket {
    let piece: Int
    let hasAttributes: Bool
  }

  private mutating func readEndOfBracket() {
    guard let bracket = brackets.popLast() else { return take() }
    let isOfNoLink = brackets.count < bracketsOfNoLink
    bracketsOfNoLink = min(bracketsOfNoLink, brackets.count)
    guard position + 1 < scalars.count, scalars[position + 1] == "(" else { return take() }
    if bracket.hasAttributes {
      readAttributes(ofWordsFrom: bracket.piece)
    } else if isOfNoLink {
      take()
    } else {
      readEndOfLink(from: bracket.piece)
    }
  }

  /// Leaves out the attributes of words, and the brackets around these.
  private mutating func readAttributes(ofWordsFrom opening: Int) {
    guard let end = endOfAttributes(from: position + 2) else { return take() }
    pieces[opening] = .marks("^", count: 0)
    pieces[opening + 1] = .marks("[", count: 0)
    position = end + 1
    forgetOpeners(after: opening)
  }

  /// The parenthesis that ends attributes, which have parentheses in pairs alone, and may have spaces
  /// (swift-cmark, `manual_scan_attribute_attributes`).
  private func endOfAttributes(from start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < scalars.count {
      switch scalars[index] {
      case "\\" where index + 1 < scalars.count && scalars[index + 1].isASCIIPunctuation: index += 1
      case "(" where depth == Self.deepestAttributes: return nil
      case "(": depth += 1
      case ")" where depth == 0: return index
      case ")": depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// As many parentheses as swift-cmark allows in each other; without a limit, attributes that end
  /// nowhere would take quadratic time.
  private static let deepestAttributes = 32

  private mutating func readEndOfLink(from opening: Int) {
    guard let end = endOfDestination(from: position + 2) else { return take() }
    pieces[opening] = .marks("[", count: 0)
    let address = scalars[position + 2..<end]
    // Foundation makes no URL of an empty string.
    if !address.isEmpty { links.append((opening + 1..<pieces.count, string(of: address))) }
    position = end + 1
    forgetOpeners(after: opening)
    // A link is in no other link.
    bracketsOfNoLink = brackets.count
  }

  private func string(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// An address between angle brackets, which is shown as it is (CommonMark 0.31, §6.5).
  private mutating func readAutolink() {
    guard let end = endOfAutolink(from: position + 1),
      let link = Self.link(to: string(of: scalars[position + 1..<end]))
    else { return take() }
    let first = pieces.count
    pieces += scalars[position + 1..<end].map { .text($0) }
    links.append((first..<pieces.count, link))
    position = end + 1
  }

  private func endOfAutolink(from start: Int) -> Int? {
    for index in start..<min(scalars.count, start + Self.longestDestination) {
      switch scalars[index] {
      case ">": return index
      case "<": return nil
      case let scalar where scalar.isSpace: return nil
      default: break
      }
    }
    return nil
  }

  /// The address that is written between angle brackets: one with a scheme, or that of an email.
  private static func link(to text: String) -> String? {
    if let colon = text.firstIndex(of: ":"), text[..<colon].isScheme { return text }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.isPartOfEmail }) else {
      return nil
    }
    return "mailto:" + text
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
      self.mark(opener + 1..<pieces.count, MarkDepths(mark, count: taken))
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

  /// Sets pieces as the marks around them say.
  private mutating func mark(_ pieces: Range<Int>, _ depths: MarkDepths) {
    changes[pieces.lowerBound, default: MarkDepths()] += depths
    changes[pieces.upperBound, default: MarkDepths()] -= depths
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

/// How many marks of each kind are around a piece.
private struct MarkDepths {
  private var bold = 0
  private var italic = 0
  private var struck = 0
  private var code = 0

  init(code: Int = 0) { self.code = code }

  /// Takes so many marks of one kind: two of them are strong emphasis (CommonMark 0.31, §6.2, rule 13).
  init(_ mark: Unicode.Scalar, count: Int) {
    if mark == "~" {
      struck = 1
    } else {
      (bold, italic) = (count / 2, count % 2)
    }
  }

  /// The setting that SwiftUI gives to strong emphasis, emphasis, code and strikethrough (Apple
  /// documentation, `Text.init(_:)` for attributed strings); the size stays the same.
  var attributes: RunAttributes {
    var attributes = RunAttributes()
    if bold > 0 { attributes.weight = .bold }
    if italic > 0 { attributes.isItalic = true }
    if code > 0 { attributes.design = .monospaced }
    if struck > 0 { attributes.isStruckThrough = true }
    return attributes
  }

  static func += (left: inout Self, right: Self) {
    left.bold += right.bold
    left.italic += right.italic
    left.struck += right.struck
    left.code += right.code
  }

  static func -= (left: inout Self, right: Self) {
    left.bold -= right.bold
    left.italic -= right.italic
    left.struck -= right.struck
    left.code -= right.code
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

extension Substring {
  /// Whether it is the scheme of an address: 2 to 32 characters, the first a letter.
  fileprivate var isScheme: Bool {
    (2...32).contains(utf8.count) && first?.isLetter == true
      && unicodeScalars.allSatisfy { $0.isASCIILetterOrDigit || "+.-".unicodeScalars.contains($0) }
  }

  fileprivate var isPartOfEmail: Bool {
    unicodeScalars.allSatisfy {
      $0.isASCIILetterOrDigit || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains($0)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetterOrDigit: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil)
  }

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
