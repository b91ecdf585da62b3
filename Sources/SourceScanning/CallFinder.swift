import AuditModel

/// Finds the calls that ask for texts in a list of tokens.
struct CallFinder {
  /// Calls with more tokens are not looked at as a whole, so that time stays in bounds.
  private static let longestCall = 300

  private let tokens: [CodeToken]
  private let isSwift: Bool

  init(_ tokens: [CodeToken], isSwift: Bool) {
    self.tokens = tokens
    self.isSwift = isSwift
  }

  /// What a call asks for, and where in the bytes it stands.
  struct Found {
    var use: TextUse
    var offset: Int
  }

  /// All calls in the order of the code.
  func found() -> [Found] {
    tokens.indices.compactMap { index in
      call(at: index) ?? message(at: index) ?? property(at: index)
    }
  }
}

extension CallFinder {
  /// `NSLocalizedString("key", comment: "")`
  private func call(at index: Int) -> Found? {
    guard let name = tokens[index].word, let call = LocalizingCall.named(name),
      index + 1 < tokens.count, tokens[index + 1].isMark("(")
    else { return nil }
    let arguments = arguments(from: index + 2)
    guard let key = argument(call.key, among: arguments) else { return nil }
    guard let asked = self.key(of: key, call: call) else { return nil }
    let table = call.table.lazy.compactMap { argument($0, among: arguments) }.first
    let bundle = arguments.first { $0.label == "bundle" || $0.label == "in" }
    let use = TextUse(
      call: name, key: asked, table: table.flatMap { literal(of: $0) },
      isOfOtherBundle: bundle.map { !isMainBundle($0) } ?? name.hasSuffix("InBundle"),
      isExplicit: call.isExplicit, location: .nowhere)
    // A table that the code computes may be any.
    if let table, literal(of: table) == nil, !isNothing(table) { return nil }
    return Found(use: use, offset: tokens[index].offset)
  }

  /// `[bundle localizedStringForKey:@"key" value:nil table:nil]`
  private func message(at index: Int) -> Found? {
    guard !isSwift, tokens[index].word == "localizedStringForKey", index + 2 < tokens.count,
      tokens[index + 1].isMark(":"), let text = tokens[index + 2].text?.literal
    else { return nil }
    return Found(
      use: TextUse(
        call: "localizedStringForKey", key: .text(text), isOfOtherBundle: true,
        location: .nowhere),
      offset: tokens[index].offset)
  }

  /// `"key".localized`
  private func property(at index: Int) -> Found? {
    guard isSwift, let text = tokens[index].text?.literal, index + 2 < tokens.count,
      tokens[index + 1].isMark("."), let name = tokens[index + 2].word,
      name.hasPrefix("localiz") || name.hasPrefix("localis")
    else { return nil }
    return Found(
      use: TextUse(call: name, key: .text(text), location: .nowhere),
      offset: tokens[index].offset)
  }
}

extension CallFinder {
  /// One argument of a call.
  private struct Part {
    var label: String?
    var range: Range<Int>
  }

  /// The arguments of a call whose first token has an index.
  private func arguments(from start: Int) -> [Part] {
    var result: [Part] = []
    var depth = 0
    var first = start
    for index in start..<min(tokens.count, start + Self.longestCall) {
      guard case .mark(let byte) = tokens[index].kind else { continue }
      switch Unicode.Scalar(byte) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 {
          if index > first { result.append(part(first..<index)) }
          return result
        }
      case "," where depth == 0:
        result.append(part(first..<index))
        first = index + 1
      default: break
      }
    }
    return result
  }

  private func part(_ range: Range<Int>) -> Part {
    if range.count > 1, let label = tokens[range.lowerBound].word,
      tokens[range.lowerBound + 1].isMark(":")
    {
      return Part(label: label, range: range.dropFirst(2))
    }
    return Part(label: nil, range: range)
  }

  private func argument(_ argument: LocalizingCall.Argument, among parts: [Part]) -> Part? {
    switch argument {
    case .label(let label): parts.first { $0.label == label }
    case .position(let position):
      // A label before the key says that it is something else, such as `verbatim`.
      parts.indices.contains(position) && parts[position].label == nil ? parts[position] : nil
    }
  }

  private func key(of part: Part, call: LocalizingCall) -> TextUse.Key? {
    if let text = literal(of: part) { return .text(text) }
    if part.range.count == 1, let text = tokens[part.range.lowerBound].text {
      guard call.takesInterpolation else { return .expression }
      let pieces = text.pieces.map { KeyShape.of($0) }
      return .shape(pieces.joined(separator: String(KeyShape.gap)))
    }
    // A name is what somebody handed on; only what is put together here is known to be made up.
    let isJoined =
      part.range.contains { tokens[$0].isMark("+") }
      && part.range.contains { tokens[$0].text != nil }
    return call.isExplicit && !call.takesInterpolation && isJoined ? .expression : nil
  }

  /// The text that an argument is, put together where the code writes it in pieces.
  private func literal(of part: Part) -> String? {
    var range = part.range
    if range.count == 4, tokens[range.lowerBound].word == "CFSTR" {
      range = range.dropFirst(2).dropLast()
    }
    guard !range.isEmpty else { return nil }
    var result = ""
    for index in range {
      if isSwift, range.count > 1, index != range.lowerBound, tokens[index].isMark("+") { continue }
      guard let text = tokens[index].text?.literal else { return nil }
      result += text
    }
    return result
  }

  private func isMainBundle(_ part: Part) -> Bool {
    let words = part.range.compactMap { tokens[$0].word }
    return words == ["main"] || words == ["Bundle", "main"] || isNothing(part)
      || words.contains("mainBundle")
  }

  private func isNothing(_ part: Part) -> Bool {
    let words = part.range.compactMap { tokens[$0].word }
    return words == ["nil"] || words == ["NULL"]
  }
}

extension SourceLocation {
  /// For what gets its place later.
  static let nowhere = SourceLocation(file: "", line: 1, column: 1)
}
