import SourceText

/// Reads old-style property list text as Foundation does, and goes on where Foundation gives up.
struct StringsParser {
  /// One entry with the places of its parts.
  struct Entry {
    var key: String
    var value: String
    var comment: String?
    var layout: StringsEntryLayout

    var keyOffset: Int { layout.key.lowerBound }
    var valueOffset: Int { layout.value.lowerBound }
  }

  /// Something wrong at an offset.
  struct Problem {
    var offset: Int
    var kind: LocalizationProblem.Kind
    var message: String
    var suggestion: String
    var displaysDigits = false
    var isHarmless = false
  }

  /// A text that was read, and how.
  struct Literal {
    var text: String
    var range: Range<Int>
    var isQuoted: Bool
  }

  /// A file with more than this is no longer text, and is not read further.
  private static let mostProblems = 100

  var cursor: StringsCursor
  private(set) var entries: [Entry] = []
  private(set) var problems: [Problem] = []
  /// Whether there is more wrong than was reported.
  private var hasMoreProblems = false
  var comments = CommentGroup()
  var hasMergeConflict = false
  /// Whether the search for the end of a comment has already reached the end of the file.
  var hasUnterminatedComment = false
  var hasUnterminatedMarkup = false
  /// Whether Foundation takes the file, and all of it.
  private(set) var isComplete = true
  /// Whether a comment follows the last entry that would be read as that of a new one.
  private(set) var endsWithComment = false
  /// Where the closing brace is, when braces are around the file.
  private(set) var closingBrace: Int?
  /// Where Foundation stops without an error: its problem, and the entries read.
  private var stop: (problem: Int, entries: Int)?

  init(_ bytes: [UInt8]) { cursor = StringsCursor(bytes) }

  var bytes: [UInt8] { cursor.bytes }

  /// Reads the whole file.
  mutating func parse() {
    skipTrivia()
    let isWrapped = cursor.byte == UInt8(ascii: "{")
    if isWrapped { cursor.offset += 1 }
    var isOpen = isWrapped
    while true {
      skipTrivia()
      guard let byte = cursor.byte else { break }
      if isOpen && byte == UInt8(ascii: "}") {
        isOpen = false
        closingBrace = cursor.offset
        endsWithComment = comments.start != nil
        cursor.offset += 1
      } else if isWrapped && !isOpen {
        reportTextBehindBrace()
        break
      } else if byte.isUnquoted || byte == .quote || byte == .apostrophe {
        readEntry()
      } else {
        readStrayCharacter()
      }
    }
    if closingBrace == nil { endsWithComment = comments.start != nil }
    if isOpen { report(.missingBrace, at: bytes.count) }
  }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    entries[entries.count - 1].layout.end = cursor.offset
    comments.entryEnded()
  }

  /// Whether nothing that is wrong is reported any more; where Foundation stops always is.
  var isFull: Bool { problems.count >= Self.mostProblems && stop != nil }

  mutating func report(_ finding: StringsFinding, at offset: Int) {
    if finding.kind != .unknownEscape && finding.kind != .notText { isComplete = false }
    guard problems.count < Self.mostProblems || (finding.stopsSilently && stop == nil) else {
      hasMoreProblems = true
      return
    }
    if finding.stopsSilently && stop == nil { stop = (problems.count, entries.count) }
    problems.append(
      Problem(
        offset: offset, kind: finding.kind, message: finding.message,
        suggestion: finding.suggestion, displaysDigits: finding.displaysDigits,
        isHarmless: finding.isHarmless))
  }
}

extension StringsParser {
  /// The keys behind the place where Foundation stops without an error.
  var lostKeys: [String] {
    guard let stop else { return [] }
    return entries[stop.entries...].map(\.key)
  }

  /// The entry of a problem in an escape, if its key has such an escape, so that its string is never
  /// shown.
  func entry(withKeyEscapedLike problem: Problem) -> Entry? {
    entries.first { entry in
      (entry.layout.key.contains(problem.offset) || entry.layout.value.contains(problem.offset))
        && problems.contains {
          $0.displaysDigits && entry.layout.key.contains($0.offset)
        }
    }
  }

  /// The problems in the order of the file; the one at which Foundation stops lists the lost keys.
  var finishedProblems: [Problem] {
    var result = problems
    if hasMoreProblems, let last = result.indices.last {
      result[last].message += ", and more like this follows that is not listed"
    }
    if let stop, let lost = Self.list(lostKeys) {
      result[stop.problem].message += ", and these keys behind it are lost: \(lost)"
    }
    return result.sorted { $0.offset < $1.offset }
  }

  private static func list(_ keys: [String]) -> String? {
    guard !keys.isEmpty else { return nil }
    let named = keys.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    return keys.count > 5 ? "\(named) and \(keys.count - 5) more" : named
  }
}

extension StringsParser {
  private mutating func reportTextBehindBrace() {
    report(.textBehindBrace, at: cursor.offset)
    cursor.offset = bytes.count
  }

  /// Moves over white space and comments, and remembers the comments for the entry below them.
  mutating func skipTrivia() {
    while true {
      comments.linesEnded(cursor.skipSpace())
      let start = cursor.offset
      if cursor.isAt("//") {
        cursor.skip { !$0.isLineEnd }
        comments.add(start + 2..<cursor.offset, from: start)
      } else if cursor.isAt("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = cursor.offset
    cursor.offset += 2
    if !hasUnterminatedComment && cursor.skip(behind: "*/") {
      comments.add(start + 2..<cursor.offset - 2, from: start)
      return
    }
    // Everything behind it is lost; reading on in the next line lists it.
    if !hasUnterminatedComment { report(.unterminatedComment, at: start) }
    hasUnterminatedComment = true
    cursor.offset = cursor.lineEnd(from: start)
  }
}
