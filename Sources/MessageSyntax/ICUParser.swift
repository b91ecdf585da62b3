/// Reads ICU's messages byte by byte, with its own stack, so that no depth can overflow the stack.
struct ICUParser {
  /// Deeper than any message that people write.
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var index = 0
  private var open: [OpenArgument] = []
  private var indices: [String: Int] = [:]

  private(set) var arguments: [ICUMessage.Argument] = []
  private(set) var problem: ICUMessage.Problem?

  /// An argument with cases, in one of which the parser is.
  private struct OpenArgument {
    var argument: ICUMessage.Argument
    var start: Int
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads up to the end or the first mistake.
  mutating func parse() {
    while index < bytes.count, problem == nil {
      switch bytes[index] {
      case UInt8(ascii: "'"): skipQuoted()
      case UInt8(ascii: "{"): readArgument()
      case UInt8(ascii: "}"): closeCase()
      default: index += 1
      }
    }
    if problem == nil, let last = open.last { fail(.openBrace, at: last.start) }
  }

  private mutating func fail(_ kind: ICUMessage.Problem.Kind, at offset: Int) {
    if problem == nil { problem = ICUMessage.Problem(offset: offset, kind: kind) }
  }

  /// An apostrophe before a brace quotes up to the next one; two are one; others are themselves.
  private mutating func skipQuoted() {
    index += 1
    if take("'") { return }
    let next = byte(index)
    let isInPlural = open.last?.argument.type.map { $0 != .select } ?? false
    guard "{}".utf8.contains(next) || isInPlural && next == UInt8(ascii: "#") else { return }
    while index < bytes.count {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "'"), !take("'") { return }
    }
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte(index) == UInt8(ascii: character), index < bytes.count else { return false }
    index += 1
    return true
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == 0x20 || (9...13).contains(bytes[index]) {
      index += 1
    }
  }

  /// Letters, digits and what is not ASCII.
  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, bytes[index].isNamePart { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

// MARK: Arguments

extension ICUParser {
  private mutating func readArgument() {
    let start = index
    index += 1
    skipSpaces()
    let name = readName()
    guard !name.isEmpty else { return fail(.argumentName, at: start) }
    skipSpaces()
    if take("}") { return add(ICUMessage.Argument(name: name)) }
    guard take(",") else {
      return fail(index < bytes.count ? .separator : .openBrace, at: start)
    }
    skipSpaces()
    let typeName = readName()
    guard let type = MessageArgumentType(rawValue: typeName.lowercased()) else {
      return fail(.argumentType(typeName), at: start)
    }
    skipSpaces()
    let argument = ICUMessage.Argument(name: name, type: type)
    if type.hasCases { return readFirstCase(of: argument, from: start) }
    if take(",") { skipStyle() }
    guard take("}") else { return fail(.openBrace, at: start) }
    add(argument)
  }

  /// The style of a number or date: any text with braces in pairs.
  private mutating func skipStyle() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "}") {
        if depth == 0 { return }
        depth -= 1
      }
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      index += 1
    }
  }

  private mutating func readFirstCase(of argument: ICUMessage.Argument, from start: Int) {
    guard take(",") else { return fail(.separator, at: start) }
    guard open.count < Self.maximumDepth else { return fail(.tooDeep, at: start) }
    var argument = argument
    skipSpaces()
    if argument.type != .select { readOffset(of: &argument) }
    open.append(OpenArgument(argument: argument, start: start))
    readCase()
  }

  private mutating func readOffset(of argument: inout ICUMessage.Argument) {
    let start = index
    guard readName() == "offset", take(":") else {
      index = start
      return
    }
    skipSpaces()
    argument.offset = Int(readName())
  }

  /// A case with the brace that begins its words, or the brace that ends the argument.
  private mutating func readCase() {
    guard var last = open.popLast() else { return }
    skipSpaces()
    if take("}") { return close(last) }
    guard index < bytes.count else { return fail(.openBrace, at: last.start) }
    let start = index
    let sign = take("=") ? "=" : ""
    let name = sign + readName()
    skipSpaces()
    guard !name.isEmpty, name != "=", take("{") else {
      let kind: ICUMessage.Problem.Kind = index < bytes.count ? .caseText(name) : .openBrace
      return fail(kind, at: kind == .openBrace ? last.start : start)
    }
    if last.argument.cases.count < 64, last.argument.cases.contains(name) {
      fail(.duplicateCase(name), at: start)
    }
    last.argument.cases.append(name)
    open.append(last)
  }

  private mutating func closeCase() {
    guard !open.isEmpty else { return fail(.closeBrace, at: index) }
    index += 1
    readCase()
  }

  private mutating func close(_ last: OpenArgument) {
    if !last.argument.cases.contains("other") { fail(.missingOther, at: last.start) }
    add(last.argument)
  }

  private mutating func add(_ argument: ICUMessage.Argument) {
    guard let known = indices[argument.name] else {
      indices[argument.name] = arguments.count
      arguments.append(argument)
      return
    }
    // The words of a case say less of it than the number that chooses the case.
    if arguments[known].cases.isEmpty, argument.type != nil { arguments[known] = argument }
  }
}
