/// Finds the specifiers of a format in its bytes.
struct FormatParser {
  /// A bound for widths and positions, so that no format can ask for gigabytes.
  private static let largestNumber = 100_000

  private let bytes: [UInt8]
  private var index = 0
  private var literal: [UInt8] = []
  private var nextPosition: Int

  private(set) var specifiers: [FormatSpecifier] = []
  private(set) var strayPercents: [Int] = []
  private(set) var escapedPercentCount = 0
  private(set) var pieces: [FormatString.Piece] = []

  init(_ text: String, firstPosition: Int) {
    bytes = Array(text.utf8)
    nextPosition = firstPosition
  }

  /// Reads the whole format.
  mutating func parse() {
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      literal += bytes[index..<percent]
      index = percent
      parsePercent()
    }
    literal += bytes[index...]
    flushLiteral()
  }

  private mutating func parsePercent() {
    let start = index
    index += 1
    if take("%") {
      escapedPercentCount += 1
      literal.append(UInt8(ascii: "%"))
      return
    }
    let before = (specifiers.count, nextPosition)
    if !parseSpecifier(from: start) {
      // Apparent arguments were text.
      specifiers.removeLast(specifiers.count - before.0)
      nextPosition = before.1
      skipStrayPercent(from: start)
    }
  }

  /// Foundation reads up to the character that is no conversion, and of all that shows only the
  /// character behind the percent sign; where the text ends before that, it shows nothing.
  private mutating func skipStrayPercent(from start: Int) {
    strayPercents.append(start)
    guard index < bytes.count else { return }
    index = characterEnd(index)
    literal += bytes[(start + 1)..<characterEnd(start + 1)]
  }

  private func characterEnd(_ start: Int) -> Int {
    bytes[(start + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
  }

  private mutating func flushLiteral() {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }
}

extension FormatParser {
  private mutating func parseSpecifier(from start: Int) -> Bool {
    let position = parsePosition()
    if position == 0 {
      // There is no such position, so it is the dollar sign that fits nowhere.
      index -= 1
      return false
    }
    var layout = FormatLayout()
    if parseVariable(position, &layout, from: start) { return true }
    layout.width = parseCount()
    if layout.width != .none, parseVariable(position, &layout, from: start) { return true }
    if take(".") {
      layout.precision = parseCount()
      if layout.precision == .none { layout.precision = .fixed(0) }
    }
    let isLong = parseLength()
    guard index < bytes.count, let typeClass = Self.typeClass(of: bytes[index], isLong: isLong)
    else { return false }
    index += 1
    let conversion = Character(Unicode.Scalar(bytes[index - 1]))
    add(typeClass, conversion, position, layout, from: start)
    return true
  }

  /// Flags, and a variable behind `#` if there is one.
  ///
  /// Foundation reads flags before and behind a width, so that the digit of `%1#@name@` is a width
  /// and no position (`__CFParseFormatSpec` in CFString.c of swift-corelibs-foundation).
  private mutating func parseVariable(
    _ position: Int?, _ layout: inout FormatLayout, from start: Int
  ) -> Bool {
    guard parseFlags(into: &layout), let name = parseVariableName() else { return false }
    add(.variable(name), "@", position, layout, from: start)
    return true
  }

  private mutating func add(
    _ typeClass: FormatSpecifier.TypeClass, _ conversion: Character, _ position: Int?,
    _ layout: FormatLayout, from start: Int
  ) {
    flushLiteral()
    pieces.append(.specifier(specifiers.count))
    specifiers.append(
      FormatSpecifier(
        position: position ?? takePosition(), isExplicit: position != nil, typeClass: typeClass,
        conversion: conversion, text: String(decoding: bytes[start..<index], as: UTF8.self),
        range: start..<index, layout: layout))
  }

  private mutating func takePosition() -> Int {
    defer { nextPosition += 1 }
    return nextPosition
  }

  /// `2$`, and nothing when no dollar sign follows the number.
  private mutating func parsePosition() -> Int? {
    let start = index
    if let number = parseNumber(), take("$") { return number }
    index = start
    return nil
  }

  /// Whether the conversion of a decimal number follows, after flags, width and length: glibc's flag `I`
  /// precedes these alone, and has the digits of the language written (printf(3)).
  private var isBeforeNumber: Bool {
    let between = "-+ #0123456789'.lhqjzt".utf8
    guard let end = bytes[(index + 1)...].firstIndex(where: { !between.contains($0) }) else {
      return false
    }
    return "diufFgG".utf8.contains(bytes[end])
  }

  /// Whether the text is in a script with digits of its own, Arabic or one of India: in others `%Id` is a
  /// slip for `%ld`.
  private var hasOwnDigits: Bool {
    bytes.contains { (0xD8...0xDB).contains($0) || $0 == 0xE0 }
  }

  /// Reads flags, and returns whether the last one may begin a variable.
  private mutating func parseFlags(into layout: inout FormatLayout) -> Bool {
    var mayBeVariable = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "-"): layout.alignsLeft = true
      case UInt8(ascii: "+"): layout.showsPlus = true
      case UInt8(ascii: " "): layout.showsSpace = true
      case UInt8(ascii: "#"): layout.isAlternate = true
      case UInt8(ascii: "0"): layout.padsWithZeros = true
      case UInt8(ascii: "'"): break
      case UInt8(ascii: "I") where isBeforeNumber && hasOwnDigits: layout.usesLocaleDigits = true
      default: return mayBeVariable
      }
      mayBeVariable = bytes[index] == UInt8(ascii: "#")
      index += 1
    }
    return mayBeVariable
  }

  /// `@name@`
  private mutating func parseVariableName() -> String? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "@"),
      let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "@")), end > index + 1
    else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[index + 1..<end], as: UTF8.self)
  }

  /// A number, or a star that takes its number from the arguments.
  private mutating func parseCount() -> FormatLayout.Count {
    let start = index
    guard take("*") else { return parseNumber().map { .fixed($0) } ?? .none }
    let written = parsePosition()
    let position = written ?? takePosition()
    specifiers.append(
      FormatSpecifier(
        position: position, isExplicit: written != nil, typeClass: .integer32, conversion: "*",
        text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index))
    return .argument(position)
  }

  private mutating func parseNumber() -> Int? {
    let start = index
    var value = 0
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      value = min(value * 10 + Int(bytes[index] - 0x30), Self.largestNumber)
      index += 1
    }
    return index > start ? value : nil
  }

  /// Reads a length modifier and returns whether whole numbers have 64 bits with it.
  private mutating func parseLength() -> Bool {
    if take("h") {
      _ = take("h")
      return false
    }
    if take("l") {
      _ = take("l")
      return true
    }
    return take("q") || take("L") || take("z") || take("t") || take("j")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private static func typeClass(of byte: UInt8, isLong: Bool) -> FormatSpecifier.TypeClass? {
    switch Character(Unicode.Scalar(byte)) {
    case "@": .object
    case "d", "i", "u", "x", "X", "o": isLong ? .integer64 : .integer32
    case "D", "U", "O": .integer64
    case "f", "F", "e", "E", "g", "G", "a", "A": .double
    case "c", "C": .character
    case "s", "S": .cString
    case "p", "n": .pointer
    default: nil
    }
  }
}
