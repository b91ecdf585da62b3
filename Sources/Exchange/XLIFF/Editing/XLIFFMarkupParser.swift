/// Takes an element apart, as it is written.
struct XLIFFMarkupParser {
  private let text: [UInt8]
  private var index: Int
  private let end: Int
  /// The elements that are not closed yet, the outermost first.
  private var open: [XLIFFMarkup] = []
  private var result: XLIFFMarkup?

  private init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = min(range.upperBound, text.count)
  }

  /// The element that is at some bytes, none when there is none.
  static func parse(_ text: [UInt8], in range: Range<Int>) -> XLIFFMarkup? {
    var parser = XLIFFMarkupParser(text, in: range)
    while parser.result == nil, parser.index < parser.end { parser.parseNext() }
    return parser.result
  }

  private mutating func parseNext() {
    if text[index] != UInt8(ascii: "<") {
      let start = index
      index = firstIndex(of: UInt8(ascii: "<"))
      add(.text(start..<index))
    } else if has("<!--") {
      skip(through: "-->")
    } else if has("<![CDATA[") {
      let start = index + "<![CDATA[".utf8.count
      skip(through: "]]>")
      add(.characterData(start..<max(start, index - 3)))
    } else if has("<?") {
      skip(through: "?>")
    } else if has("</") {
      let start = index
      skip(through: ">")
      close(tag: start..<index)
    } else {
      parseStartTag()
    }
  }

  private mutating func parseStartTag() {
    let start = index
    index += 1
    let name = takeName()
    var attributes: [XLIFFMarkup.Attribute] = []
    while index < end, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "/") {
      if let attribute = takeAttribute() { attributes.append(attribute) }
    }
    let isEmpty = has("/")
    skip(through: ">")
    let element = XLIFFMarkup(
      name: name, tag: start..<index, content: index..<index, range: start..<index,
      attributes: attributes)
    if isEmpty { finish(element) } else { open.append(element) }
  }

  private mutating func takeAttribute() -> XLIFFMarkup.Attribute? {
    let start = index
    let name = takeName()
    guard !name.isEmpty else {
      index += 1
      return nil
    }
    while index < end, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "'") {
      index += 1
    }
    guard index < end else { return nil }
    let quote = text[index]
    let valueStart = index + 1
    index = valueStart
    index = firstIndex(of: quote)
    let value = valueStart..<index
    index = min(end, index + 1)
    return XLIFFMarkup.Attribute(name: name, range: start..<index, value: value)
  }

  private mutating func close(tag: Range<Int>) {
    guard var element = open.popLast() else { return }
    element.content = element.tag.upperBound..<tag.lowerBound
    element.range = element.tag.lowerBound..<tag.upperBound
    finish(element)
  }

  private mutating func finish(_ element: XLIFFMarkup) {
    if open.isEmpty { result = element } else { add(.element(element)) }
  }

  private mutating func add(_ node: XLIFFMarkup.Node) {
    guard !open.isEmpty else { return }
    open[open.count - 1].children.append(node)
  }
}

extension XLIFFMarkupParser {
  private func has(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= end else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(text[index..<index + count]) }
  }

  private func firstIndex(of byte: UInt8) -> Int {
    var index = index
    while index < end, text[index] != byte { index += 1 }
    return index
  }

  private mutating func skip(through word: StaticString) {
    while index < end, !has(word) { index += 1 }
    index = min(end, index + word.utf8CodeUnitCount)
  }

  private mutating func takeName() -> String {
    let start = index
    while index < end, !Self.endsName(text[index]) { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte)
  }
}
