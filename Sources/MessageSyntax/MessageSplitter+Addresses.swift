// Addresses of the web and of people.
extension MessageSplitter {
  /// Ends of names of hosts that are seldom anything else, so that `example.com` is an address and
  /// `end.Begin` is not.
  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "info",
  ]

  /// The address whose scheme ends with a colon.
  func url(aroundColon colon: Int) -> Range<Int>? {
    guard byte(colon + 1) == UInt8(ascii: "/"), byte(colon + 2) == UInt8(ascii: "/") else {
      return nil
    }
    let start = beginning(before: colon) { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    guard start < colon, bytes[start].isLetter else { return nil }
    let end = addressEnd(from: colon + 3)
    return end > colon + 3 ? start..<end : nil
  }

  /// The address around an at sign.
  func email(around at: Int) -> Range<Int>? {
    let start = beginning(before: at) { $0.isLetterOrDigit || "._+-".utf8.contains($0) }
    guard start < at else { return nil }
    var end = at + 1
    var hasStop = false
    while end < bytes.count, bytes[end].isLetterOrDigit || "-.".utf8.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "."), byte(end + 1).isLetterOrDigit { hasStop = true }
      end += 1
    }
    while end > at + 1, !bytes[end - 1].isLetterOrDigit { end -= 1 }
    return hasStop && end > at + 1 ? start..<end : nil
  }

  /// The four numbers around the first full stop of an address of a machine.
  func machine(around stop: Int) -> Range<Int>? {
    guard byte(stop + 1).isDigit, stop > earliest, bytes[stop - 1].isDigit else { return nil }
    var start = stop - 1
    while start > earliest, stop - start < 4, bytes[start - 1].isDigit { start -= 1 }
    if start > 0, bytes[start - 1].isLetterOrDigit || ".-_".utf8.contains(bytes[start - 1]) {
      return nil
    }
    var index = start
    for part in 0..<4 {
      var value = 0
      let first = index
      while index - first < 4, byte(index).isDigit {
        value = value * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      guard (1...3).contains(index - first), value < 256 else { return nil }
      if part == 3 { break }
      guard byte(index) == UInt8(ascii: ".") else { return nil }
      index += 1
    }
    let goesOn = byte(index) == UInt8(ascii: ".") && byte(index + 1).isLetterOrDigit
    return byte(index).isLetterOrDigit || goesOn ? nil : start..<index
  }

  /// The address around a full stop, such as `www.example.org/help`.
  func domain(around stop: Int) -> Range<Int>? {
    guard byte(stop + 1).isLetterOrDigit else { return nil }
    // The address behind another full stop was examined there.
    var start = stop
    while start > earliest, stop - start < 64 {
      let previous = bytes[start - 1]
      guard previous.isLetterOrDigit || previous == UInt8(ascii: "-") else { break }
      start -= 1
    }
    guard start < stop, start == earliest || bytes[start - 1] != UInt8(ascii: ".") else {
      return nil
    }
    var end = stop + 1
    var label = end
    while end < bytes.count, end - stop < 64, bytes[end].isLetterOrDigit || isInnerMark(end) {
      end += 1
      if bytes[end - 1] == UInt8(ascii: ".") { label = end }
    }
    let first = String(decoding: bytes[start..<stop], as: UTF8.self)
    guard label > stop + 1 && first.lowercased() == "www" || isDomain(label..<end) else {
      return nil
    }
    // An e-mail address goes on behind its host's first part.
    if byte(end) == UInt8(ascii: "@") { return nil }
    return start..<("/?:#".utf8.contains(byte(end)) ? addressEnd(from: end) : end)
  }

  private func isDomain(_ label: Range<Int>) -> Bool {
    (2...4).contains(label.count)
      && Self.domains.contains(String(decoding: bytes[label], as: UTF8.self))
  }

  /// A hyphen or full stop between letters.
  private func isInnerMark(_ index: Int) -> Bool {
    (bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "-"))
      && byte(index + 1).isLetterOrDigit
  }

  /// Whether `&gt;`, `&lt;` or `&quot;` is at a place, which no address has in it.
  private func isReferenceToMark(_ index: Int) -> Bool {
    let rest = bytes[index...]
    return rest.starts(with: "&gt;".utf8) || rest.starts(with: "&lt;".utf8)
      || rest.starts(with: "&quot;".utf8)
  }

  /// Whether a space, quotation mark or mark of Chinese and Japanese strings begins at a place.
  private func isMarkBeyondASCII(_ index: Int) -> Bool {
    switch (bytes[index], byte(index + 1)) {
    case (0xC2, _), (0xE2, 0x80...0x81), (0xE3, 0x80): true
    case (0xEF, 0xBC): byte(index + 2) < 0x90 || byte(index + 2) > 0x99 && byte(index + 2) < 0xA1
    case (0xEF, 0xBD): byte(index + 2) < 0x81 || byte(index + 2) > 0x9A && byte(index + 2) < 0xA6
    default: false
    }
  }

  private func beginning(before end: Int, while belongs: (UInt8) -> Bool) -> Int {
    var start = end
    while start > earliest, end - start < 256, belongs(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Behind an address, without the marks that end the sentence.
  private func addressEnd(from start: Int) -> Int {
    let mayLeaveASCII = byte(start) >= 0x80
    var end = start
    var parentheses = 0
    scan: while end < bytes.count {
      switch bytes[end] {
      case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"),
        UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"):
        break scan
      case UInt8(ascii: "&") where isReferenceToMark(end): break scan
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        if parentheses == 0 { break scan }
        parentheses -= 1
      case 0x80... where !mayLeaveASCII || isMarkBeyondASCII(end): break scan
      default: break
      }
      end += 1
    }
    while end > start, ".,;:!?'*_".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}
