import Testing

@testable import XMLReading

/// A document's events as short lines: place, kind and content.
private func outline(_ document: String) throws -> [String] {
  try XMLDocumentReader(Array(document.utf8)).events().map(\.outline)
}

extension XMLEvent {
  fileprivate var outline: String {
    let what =
      switch kind {
      case .startElement(let name, _): "<\(name.qualifiedName)>"
      case .endElement(let name): "</\(name.qualifiedName)>"
      case .text(let text): "'\(text)'"
      case .comment(let text): "--\(text)--"
      case .processingInstruction(let target, let content): "?\(target) \(content)?"
      case .documentType(let name, _, _): "!\(name)"
      }
    return "\(line):\(column) \(what)"
  }
}

@Suite struct XMLDocumentReaderTests {
  @Test func reportsWhereEveryEventBegins() throws {
    let document = """
      <?xml version="1.0"?>
      <!DOCTYPE plist PUBLIC "-//A//B" "http://example.com/x.dtd">
      <a x="1">
        <b/>tëxt <!-- note --><c
          y="2">d</c >
      </a>
      """
    #expect(
      try outline(document) == [
        "2:1 !plist", "3:1 <a>", "3:10 '\n  '", "4:3 <b>", "4:3 </b>", "4:7 'tëxt '",
        "4:12 -- note --", "4:25 <c>", "5:11 'd'", "5:12 </c>", "5:17 '\n'", "6:1 </a>",
      ])
  }

  @Test func joinsTheTextAroundReferencesAndCharacterData() throws {
    #expect(
      try outline("<a>1 &lt; 2 &amp;&#x20AC;<![CDATA[<raw>]]>!</a>") == [
        "1:1 <a>", "1:4 '1 < 2 &€<raw>!'", "1:44 </a>",
      ])
  }

  @Test func coversTheDocumentWithByteRanges() throws {
    let document = "<a é='1'><b/> ü<!--c--><?p q?><![CDATA[x]]><i/>y &amp; z</a>"
    let events = try XMLDocumentReader(Array(document.utf8)).events()
    let covered = events.map { event in
      String(decoding: Array(document.utf8)[event.byteRange], as: UTF8.self)
    }
    #expect(
      covered == [
        "<a é='1'>", "<b/>", "<b/>", " ü", "<!--c-->", "<?p q?>", "<![CDATA[x]]>", "<i/>", "<i/>",
        "y &amp; z", "</a>",
      ])
  }

  @Test func resolvesReferencesInAttributes() throws {
    let events = try XMLDocumentReader(
      Array("<a x='&amp;#38; &lt;&quot;&#38;' y=''/>".utf8)
    ).events()
    guard case .startElement(_, let attributes) = try #require(events.first).kind else {
      Issue.record("the first event is no element")
      return
    }
    #expect(attributes["x"] == "&#38; <\"&")
    #expect(attributes["y"]?.isEmpty == true)
    #expect(attributes["z"] == nil)
  }

  @Test func keepsNamespacesAndTheirDeclarations() throws {
    let events = try XMLDocumentReader(
      Array("<a xmlns='urn:one' xmlns:p='urn:two' p:q='v' r='w'/>".utf8)
    ).events()
    #expect(
      events.first?.kind
        == .startElement(
          XMLName("a", namespace: "urn:one"),
          attributes: [
            XMLAttribute(name: XMLName("xmlns"), value: "urn:one"),
            XMLAttribute(name: XMLName("p", prefix: "xmlns"), value: "urn:two"),
            XMLAttribute(name: XMLName("q", prefix: "p", namespace: "urn:two"), value: "v"),
            XMLAttribute(name: XMLName("r"), value: "w"),
          ]))
  }

  @Test(arguments: ["UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"])
  func readsTheEncoding(name: String) throws {
    let text = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?><a>é😀</a>"
    let bytes: [UInt8] =
      switch name {
      case "UTF-8": Array(text.utf8)
      case "UTF-16LE": text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      case "UTF-16BE": text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
      case "UTF-32LE":
        text.unicodeScalars.flatMap { scalar in
          [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
        }
      default:
        text.unicodeScalars.flatMap { scalar in
          [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
        }
      }
    #expect(try XMLDocumentReader(bytes).events().contains { $0.kind == .text("é😀") })
  }

  @Test func readsLatin1WhenItIsDeclared() throws {
    let bytes = Array("<?xml version='1.0' encoding='iso-8859-1'?><a>".utf8) + [0xE9, 0x3C, 0x2F]
    let events = try XMLDocumentReader(bytes + Array("a>".utf8)).events()
    #expect(events.contains { $0.kind == .text("é") })
  }

  @Test func readsTextLongerThanTheBuffersOfTheParser() throws {
    let long = String(repeating: "ab&amp;é\n", count: 5000)
    let events = try XMLDocumentReader(Array("<a>\(long)<b/></a>".utf8)).events()
    #expect(events.map(\.line) == [1, 1, 5001, 5001, 5001])
    #expect(events[1].kind == .text(long.replacing("&amp;", with: "&")))
  }
}
