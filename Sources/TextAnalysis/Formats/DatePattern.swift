extension String {
  /// Whether it is the pattern of a date or time, such as `%Y-%m-%d`: at least two percent signs,
  /// each with a letter that C knows for a part of a date, and one of them with no other meaning.
  package var isDatePattern: Bool { datePatternRanges != nil }

  /// Where the parts of the date are, in bytes; none when it is no such pattern.
  var datePatternRanges: [Range<Int>]? {
    var text = self
    return text.withUTF8 { bytes in
      var ranges: [Range<Int>] = []
      var isDate = false
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "%") else {
          index += 1
          continue
        }
        let start = index
        index += 1
        if index < bytes.count, bytes[index].isDateFlag { index += 1 }
        guard index < bytes.count else { return nil }
        if bytes[index] != UInt8(ascii: "%") {
          // “50%more” is a percentage.
          let isPercentage = start > 0 && (0x30...0x39).contains(bytes[start - 1])
          guard bytes[index].isDateLetter, !isPercentage else { return nil }
          isDate = isDate || bytes[index].isOnlyDateLetter
          ranges.append(start..<index + 1)
        }
        index += 1
      }
      return isDate && ranges.count > 1 ? ranges : nil
    }
  }
}

extension UInt8 {
  /// Whether it may be between the percent sign and the letter.
  fileprivate var isDateFlag: Bool {
    switch Unicode.Scalar(self) {
    case "-", "_", "^", "#", "0", "E", "O": true
    default: false
    }
  }

  /// Whether C's `strftime` knows it.
  fileprivate var isDateLetter: Bool {
    switch Unicode.Scalar(self) {
    case "a", "A", "b", "B", "c", "C", "d", "D", "e", "F", "g", "G", "h", "H", "I", "j", "k", "l",
      "m", "M", "n", "p", "P", "r", "R", "s", "S", "T", "u", "U", "V", "w", "W", "x", "X", "y", "Y",
      "z", "Z":
      true
    default: false
    }
  }

  /// Whether formats do not know it.
  fileprivate var isOnlyDateLetter: Bool {
    switch Unicode.Scalar(self) {
    case "Y", "B", "H", "M", "y", "m", "b", "j", "I", "k", "V", "W", "w", "T", "R", "P": true
    default: false
    }
  }
}
