import AuditModel

/// Finds the calls that ask for strings in a list of tokens.
struct CallFinder {
  /// Calls with more tokens are not looked at as a whole, so that time stays in bounds.
  static let longestCall = 300

  let tokens: [CodeToken]
  let isSwift: Bool
  private let bytes: [UInt8]

  /// - Parameter bytes: the code that the tokens are of.
  init(_ tokens: [CodeToken], isSwift: Bool, in bytes: [UInt8]) {
    self.tokens = tokens
    self.isSwift = isSwift
    self.bytes = bytes
  }

  /// The key that a call asks for, and where in the bytes it is.
  struct Found {
    var use: TextUse
    var offset: Int
  }

  /// All calls; those of shortcuts behind the others.
  func found() -> [Found] {
    tokens.indices.compactMap { index in
      call(at: index) ?? message(at: index) ?? property(at: index) ?? typed(at: index)
    } + phrases()
  }

  private func phrases() -> [Found] {
    guard isSwift, tokens.contains(where: { $0.word == "AppShortcut" }) else { return [] }
    return tokens.indices.flatMap { ShortcutPhrases(tokens, at: $0, in: bytes).found }
  }
}

extension CallFinder {
  /// `NSLocalizedString("key", comment: "")`
  private func call(at index: Int) -> Found? {
    guard let lookup = lookup(at: index), !lookup.hasUnknownTable,
      let asked = key(of: lookup.key, call: lookup.call)
    else { return nil }
    var use = lookup.use
    use.key = asked
    if case .shape = asked { use.interpolations = interpolations(in: lookup.key) }
    return Found(use: use, offset: tokens[index].offset)
  }

  /// A call that asks for a string, whatever its key is.
  struct Lookup {
    let call: LocalizingCall
    /// All but the key and the place.
    let use: TextUse
    let key: Part
    let table: Part?
    /// Whether the code computes the table, so that it may be any.
    let hasUnknownTable: Bool
  }

  /// The call that asks for a string and begins at an index, if any.
  func lookup(at index: Int) -> Lookup? {
    // Most words are no calls, and to look a name up takes longer than to look at the next mark.
    guard index + 1 < tokens.count, tokens[index + 1].isMark("("), let name = tokens[index].word,
      let call = LocalizingCall.named(name)
    else { return nil }
    let arguments = arguments(from: index + 2)
    guard let key = argument(call.key, among: arguments) else { return nil }
    let table = call.table.lazy.compactMap { argument($0, among: arguments) }.first
    let bundle = arguments.first { $0.label == "bundle" || $0.label == "in" }
    func literal(_ wanted: [LocalizingCall.Argument]) -> String? {
      wanted.lazy.compactMap { argument($0, among: arguments) }.first.flatMap {
        self.literal(of: $0)
      }
    }
    let use = TextUse(
      call: name, key: .expression, value: literal(call.value), comment: literal(call.comment),
      table: table.flatMap { self.literal(of: $0) },
      isOfOtherBundle: call.isOfAnyBundle
        || bundle.map { !isMainBundle($0) }
          ?? name.hasSuffix("InBundle"),
      bundleClass: bundle.flatMap(bundleClass), isExplicit: call.isExplicit, location: .nowhere)
    let isUnknown = table.map { self.literal(of: $0) == nil && !isNothing($0) } ?? false
    return Lookup(call: call, use: use, key: key, table: table, hasUnknownTable: isUnknown)
  }

  /// `[bundle localizedStringForKey:@"key" value:nil table:nil]`
  private func message(at index: Int) -> Found? {
    guard !isSwift, tokens[index].word == "localizedStringForKey", index + 2 < tokens.count,
      tokens[index + 1].isMark(":")
    else { return nil }
    var end = index + 2
    var key = ""
    while end < tokens.count, let text = tokens[end].text?.literal {
      key += text
      end += 1
    }
    guard end > index + 2 else { return nil }
    let table = self.table(ofMessageFrom: end)
    // A table that the code computes may be any.
    if let table, table.text?.literal == nil, !["nil", "NULL"].contains(table.word) { return nil }
    return Found(
      use: TextUse(
        call: "localizedStringForKey", key: .text(key), table: table?.text?.literal,
        isOfOtherBundle: !isToMainBundle(at: index), location: .nowhere),
      offset: tokens[index].offset)
  }

  /// The table behind `table:` in a message, none when there is none.
  private func table(ofMessageFrom start: Int) -> CodeToken? {
    var depth = 0
    for index in start..<min(tokens.count, start + Self.longestCall) {
      if depth == 0, tokens[index].word == "table", index + 2 < tokens.count,
        tokens[index + 1].isMark(":")
      {
        let isAlone = tokens[index + 3..<min(tokens.count, index + 4)].allSatisfy { $0.isMark("]") }
        return isAlone ? tokens[index + 2] : tokens[index + 1]
      }
      guard case .mark(let byte) = tokens[index].kind else { continue }
      switch Unicode.Scalar(byte) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Whether a message goes to `[NSBundle mainBundle]` or `NSBundle.mainBundle`.
  private func isToMainBundle(at index: Int) -> Bool {
    guard index > 1 else { return false }
    let isClosed = tokens[index - 1].isMark("]")
    return tokens[index - (isClosed ? 2 : 1)].word == "mainBundle"
  }

  /// `let title: LocalizedStringResource = "key"`, and a property with the text in braces.
  private func typed(at index: Int) -> Found? {
    guard isSwift, let type = tokens[index].word, Self.types.contains(type), index > 0,
      tokens[index - 1].isMark(":")
    else { return nil }
    var next = index + 1
    if next < tokens.count, tokens[next].isMark("?") { next += 1 }
    guard next + 1 < tokens.count, let text = tokens[next + 1].text else { return nil }
    let isAlone = next + 2 < tokens.count && tokens[next + 2].isMark("}")
    guard tokens[next].isMark("=") || tokens[next].isMark("{") && isAlone else { return nil }
    var use = TextUse(call: type, key: key(of: text), location: .nowhere)
    use.interpolations = interpolations(of: text)
    return Found(use: use, offset: tokens[index].offset)
  }

  /// Types whose values are keys of strings.
  private static let types: Set = ["LocalizedStringResource", "LocalizedStringKey"]

  /// The key that a text is, with a gap for each thing that is put in.
  private func key(of text: CodeText) -> TextUse.Key {
    if let literal = text.literal { return .text(literal) }
    return .shape(text.pieces.map { KeyShape.of($0) }.joined(separator: String(KeyShape.gap)))
  }

  /// The code of all that is put into a text.
  private func interpolations(of text: CodeText) -> [String] {
    text.interpolations.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func interpolations(in part: Part) -> [String] {
    part.range.compactMap { tokens[$0].text }.flatMap { interpolations(of: $0) }
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
  struct Part {
    var label: String?
    var range: Range<Int>
  }

  /// The arguments of a call whose first token has an index.
  func arguments(from start: Int) -> [Part] {
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

  func argument(_ argument: LocalizingCall.Argument, among parts: [Part]) -> Part? {
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
      return call.takesInterpolation ? self.key(of: text) : .interpolated
    }
    guard call.isExplicit, !call.takesInterpolation else { return nil }
    // A name may be a parameter; what is put together or kept here is not written out.
    let isJoined =
      part.range.contains { tokens[$0].isMark("+") }
      && part.range.contains { tokens[$0].text != nil }
    return isJoined || isVariable(part) ? .expression : nil
  }

  /// Whether an argument is the name of something that the code before it keeps, and no name that was
  /// handed to it.
  private func isVariable(_ part: Part) -> Bool {
    let first = part.range.lowerBound
    guard part.range.count == 1, let name = tokens[first].word, name != "self" else { return false }
    for index in (max(1, first - Self.longestCall)..<first).reversed()
    where tokens[index].word == name {
      let before = tokens[index - 1]
      if isSwift {
        guard before.word == "let" || before.word == "var" else { continue }
        let words: Set = ["if", "guard", "while", "case"]
        let isBound = index > 1 && tokens[index - 2].word.map(words.contains) ?? false
        return !isBound
      }
      let isKept = before.isMark("*") || before.word != nil && before.word != "return"
      if isKept, tokens[index + 1].isMark("=") { return true }
    }
    return false
  }

  /// The text that an argument is, put together where the code writes it in pieces.
  func literal(of part: Part) -> String? {
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

  /// Whether an argument is a name and nothing else, or a key that is made of it, such as
  /// `String.LocalizationValue(name)`.
  func isOnly(_ name: String, in part: Part) -> Bool {
    let isKey = part.range.allSatisfy { index in
      switch tokens[index].kind {
      case .word(let word): word == name || Self.keyTypes.contains(word)
      case .mark(let byte): "().:".utf8.contains(byte)
      case .text: false
      }
    }
    return isKey && part.range.count { tokens[$0].word == name } == 1
  }

  private static let keyTypes: Set = [
    "String", "LocalizationValue", "LocalizedStringKey", "init", "stringLiteral",
  ]

  /// The class in `Bundle(for: Class.self)`.
  private func bundleClass(_ part: Part) -> String? {
    let words = part.range.compactMap { tokens[$0].word }
    guard words.count == 4, words[0] == "Bundle", words[1] == "for", words[3] == "self" else {
      return nil
    }
    return words[2]
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
