/// Something in a translation that was a specifier before a keyboard or program changed it.
public struct MalformedSpecifier: Hashable, Sendable {
  /// It as it is written.
  public var text: String
  /// Its position, in bytes of UTF-8.
  public var range: Range<Int>
  /// The correct specifier.
  public var fixed: String
}

/// Finds specifiers with wrong percent signs, digits, spaces or a wrong order.
struct MalformedSpecifierScanner {
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private let brokenPercents: Set<Int>
  private let taken: [Range<Int>]

  /// Takes a format, and looks at its percent signs that begin no proper specifier.
  init(_ format: FormatString) {
    scalars = Array(format.text.unicodeScalars)
    var offset = 0
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    self.offsets = offsets
    let spaced = format.specifiers.filter(\.hasSpace)
    brokenPercents = Set(format.strayPercents + spaced.map(\.range.lowerBound))
    taken = format.specifiers.filter { !$0.hasSpace }.map(\.range)
  }

  /// All that may be one, in their order and not inside each other.
  var candidates: [MalformedSpecifier] {
    var result: [MalformedSpecifier] = []
    var end = 0
    for index in scalars.indices where scalars[index].isPercent {
      let isASCII = scalars[index] == "%"
      if isASCII && !brokenPercents.contains(offsets[index]) { continue }
      guard let found = reversed(at: index) ?? forward(at: index), found.range.lowerBound >= end
      else { continue }
      result.append(found)
      end = found.range.upperBound
    }
    return result
  }

  private func scalar(_ index: Int) -> Unicode.Scalar {
    scalars.indices.contains(index) ? scalars[index] : "\u{0}"
  }

  private func found(_ range: Range<Int>, _ fixed: String) -> MalformedSpecifier? {
    var text = ""
    text.unicodeScalars += scalars[range]
    guard !text.isExactly(fixed) else { return nil }
    return MalformedSpecifier(
      text: text, range: offsets[range.lowerBound]..<offsets[range.upperBound], fixed: fixed)
  }

  /// `% 1$@`, `%$1@`, `%１$@` or `％@`.
  private func forward(at start: Int) -> MalformedSpecifier? {
    var index = start + 1
    let hadSpace = skipJunk(&index)
    // A space that has moved into the specifier goes back before it.
    let before = scalar(start - 1)
    let isTight =
      before.value < 0x2E80 && before.properties.isAlphabetic
      || "-–—:;,.)".unicodeScalars.contains(before)
    let lead = isTight && scalar(start + 1) == " " ? " " : ""
    var position = ""
    if scalar(index).isDollar {
      index += 1
      skipJunk(&index)
      position = digits(&index)
      guard !position.isEmpty else { return nil }
    } else {
      let before = index
      position = digits(&index)
      skipJunk(&index)
      if !position.isEmpty, scalar(index).isDollar {
        index += 1
      } else {
        index = before
        position = ""
      }
    }
    skipJunk(&index)
    if scalar(index).isAt {
      return found(start..<index + 1, lead + (position.isEmpty ? "%@" : "%\(position)$@"))
    }
    if position.isEmpty, hadSpace, followsNumber(start) { return nil }
    guard let letters = conversion(&index, isPositional: !position.isEmpty) else { return nil }
    return found(
      start..<index, lead + (position.isEmpty ? "%\(letters)" : "%\(position)$\(letters)"))
  }

  /// `@%`, `@$1%` or `1$@%`.
  private func reversed(at percent: Int) -> MalformedSpecifier? {
    var start = percent - 1
    if scalar(start).isAt {
      var before = start - 1
      if scalar(before).isDollar {
        before -= 1
        while scalar(before).decimal != nil { before -= 1 }
        if before < start - 2 { start = before + 1 }
      }
    } else {
      while scalar(start).decimal != nil { start -= 1 }
      guard start < percent - 1, scalar(start).isDollar, scalar(start - 1).isAt else { return nil }
      start -= 1
    }
    guard !isTaken(offsets[start]) else { return nil }
    let number = scalars[start..<percent].compactMap(\.decimal).map { "\($0)" }.joined()
    return found(start..<percent + 1, number.isEmpty ? "%@" : "%\(number)$@")
  }

  private func isTaken(_ offset: Int) -> Bool {
    // Binary search keeps strings with many specifiers fast.
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < taken.count && taken[low].contains(offset)
  }

  private func followsNumber(_ start: Int) -> Bool {
    var index = start - 1
    while scalar(index).isJunk { index -= 1 }
    return scalar(index).decimal != nil
  }

  /// Skips spaces and what is not seen, and returns whether there was any.
  @discardableResult
  private func skipJunk(_ index: inout Int) -> Bool {
    let start = index
    while index - start < 8, scalar(index).isJunk { index += 1 }
    return index > start
  }

  private func digits(_ index: inout Int) -> String {
    var result = ""
    while result.utf8.count < 4, let digit = scalar(index).decimal {
      result += "\(digit)"
      index += 1
    }
    return result
  }

  /// Width, precision, length and conversion, behind which no word goes on.
  private func conversion(_ index: inout Int, isPositional: Bool) -> String? {
    var result = ""
    while result.utf8.count < 8, scalar(index).isASCII,
      "0123456789.hlqzjtL".unicodeScalars.contains(scalar(index))
    {
      result.unicodeScalars.append(scalar(index))
      index += 1
    }
    guard "diuxXofFeEgGcCsS".unicodeScalars.contains(scalar(index)) else { return nil }
    result.unicodeScalars.append(scalar(index))
    index += 1
    let next = scalar(index)
    let isInWord = next.value < 0x250 && next.properties.isAlphabetic
    return isInWord && !isPositional ? nil : result
  }
}

extension Unicode.Scalar {
  fileprivate var isPercent: Bool {
    value == 0x25 || value == 0xFF05 || value == 0xFE6A || value == 0x66A
  }
  fileprivate var isDollar: Bool { value == 0x24 || value == 0xFF04 || value == 0xFE69 }
  fileprivate var isAt: Bool { value == 0x40 || value == 0xFF20 || value == 0xFE6B }

  /// The value of a digit in whatever script.
  fileprivate var decimal: Int? {
    if value < 0x80 { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue else {
      return nil
    }
    return Int(value)
  }

  /// Spaces, and marks that are not seen.
  fileprivate var isJunk: Bool {
    switch value {
    case 0x20, 0xA0, 0x202F, 0x2009, 0x3000, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060,
      0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}

extension FormatSpecifier {
  /// Whether there is a space in it, as in “100 % de”, which is not meant as a specifier.
  var hasSpace: Bool { text.utf8.contains(UInt8(ascii: " ")) }
}

extension FormatString {
  /// Whether it has percent signs of other scripts than Latin.
  var hasForeignPercent: Bool {
    text.utf8.withContiguousStorageIfAvailable(\.hasForeignPercent)
      ?? Array(text.utf8).withUnsafeBufferPointer(\.hasForeignPercent)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether U+FF05, U+FE6A or U+066A is among the characters; few characters begin as they do.
  fileprivate var hasForeignPercent: Bool {
    for index in indices where self[index] == 0xEF || self[index] == 0xD9 {
      switch (self[index], dropFirst(index + 1).first, dropFirst(index + 2).first) {
      case (0xEF, 0xBC, 0x85), (0xEF, 0xB9, 0xAA), (0xD9, 0xAA, _): return true
      default: break
      }
    }
    return false
  }
}
