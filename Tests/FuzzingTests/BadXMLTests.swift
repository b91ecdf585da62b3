import Testing

@testable import Fuzzing

/// Invalid XML files: each reader reports the defect once, at a location, and reads nothing else.
@Suite struct BadXMLTests {
  @Test(
    arguments: FuzzedFormat.inXML,
    [
      // A file of the machine, one of the network, a bomb, and definitions that define nothing.
      "<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>",
      "<!DOCTYPE r [<!ENTITY % x SYSTEM 'http://127.0.0.1:9/x'> %x;]>",
      "<!DOCTYPE r [<!ENTITY a 'aaaaaaaa'><!ENTITY x '&a;&a;&a;&a;&a;&a;&a;&a;'>]>",
      "<!DOCTYPE r PUBLIC 'p' 's' []>", "<!DOCTYPE r [ ]>",
    ])
  func refusesDefinitionsOfADocumentsOwn(format: FuzzedFormat, type: String) throws {
    let complaints = format.complaints(about: format.document(type: type, content: "&x;"))
    let complaint = try #require(complaints.first)
    #expect(complaints.count == 1)
    #expect(complaint.message.contains("refused"))
    #expect(complaint.location.line == 2 && complaint.location.column >= 1)
  }

  @Test(arguments: FuzzedFormat.inXML)
  func refusesEntitiesThatOnlyALoadedTypeCouldDefine(format: FuzzedFormat) throws {
    let type = "<!DOCTYPE r SYSTEM 'file:///etc/hostname'>"
    let complaints = format.complaints(about: format.document(type: type, content: "&x;"))
    #expect(complaints.count == 1)
    #expect(try #require(complaints.first).location.line == 3)
  }

  @Test(arguments: FuzzedFormat.inXML)
  func refusesElementsThatAreNestedTenThousandDeep(format: FuzzedFormat) throws {
    let (head, tail) = format.frame
    let open = String(repeating: "<dict>\n", count: 10_000)
    let close = String(repeating: "</dict>", count: 10_000)
    for text in [head + open + close + tail, head + open] {
      let complaint = try #require(format.complaints(about: text).last)
      #expect(complaint.message.contains("100 deep"))
      #expect((90...101).contains(complaint.location.line))
    }
  }

  @Test(arguments: FuzzedFormat.inXML)
  func refusesAnAttributeOfMoreThanAMegabyte(format: FuzzedFormat) throws {
    let (head, tail) = format.frame
    let long = String(repeating: "x", count: 2 << 20)
    let complaints = format.complaints(about: "\(head)\n  <dict a='\(long)'/>\(tail)")
    let complaint = try #require(complaints.last)
    #expect(complaint.message.contains("1048576 bytes"))
    #expect("\(complaint.location)" == "\(format.rawValue):2:3")
  }

  @Test(arguments: [FuzzedFormat.stringsdict, .xliff])
  func refusesAnAttributeOfAHundredMegabytesInLittleTime(format: FuzzedFormat) {
    let (head, _) = format.frame
    var bytes = Array("\(head)<dict a='".utf8)
    bytes += Array(repeating: UInt8(ascii: "x"), count: 100 << 20)
    let start = ContinuousClock.now
    #expect(format.complaints(about: bytes).count == 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(arguments: FuzzedFormat.inXML)
  func refusesFiftyThousandNamespaces(format: FuzzedFormat) throws {
    let (head, tail) = format.frame
    let wide = (0..<50_000).map { "xmlns:p\($0)='u:\($0)'" }.joined(separator: " ")
    let start = ContinuousClock.now
    let complaint = try #require(format.complaints(about: "\(head)<dict \(wide)/>\(tail)").last)
    #expect(complaint.message.contains("more than 256"))
    // A few hundred on each of a few elements are as many.
    let some = (0..<200).map { "xmlns:p\($0)='u:\($0)'" }.joined(separator: " ")
    let nested = String(repeating: "<dict \(some)>", count: 90)
    let other = try #require(format.complaints(about: head + nested).last)
    #expect(other.message.contains("more than 256"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(arguments: FuzzedFormat.inXML, [[0x00], [0x01], [0xFF], [0xC3], [0xED, 0xA0, 0x80]])
  func refusesBytesThatAreNoCharacters(format: FuzzedFormat, bad: [UInt8]) throws {
    let (head, tail) = format.frame
    let text = Array("\(head)\n<string>a".utf8) + bad + Array("b</string>\(tail)".utf8)
    let complaint = try #require(format.complaints(about: text).last)
    #expect(complaint.location.line == 2)
  }

  @Test(arguments: FuzzedFormat.inXML)
  func saysOnceWhereAFileBreaksOff(format: FuzzedFormat) {
    let (head, _) = format.frame
    for length in 10..<head.utf8.count {
      let complaints = format.complaints(about: Array(head.utf8.prefix(length)))
      #expect(complaints.count == 1, "\(length) bytes: \(complaints)")
      #expect(complaints.allSatisfy { $0.location.line == 1 })
    }
  }
}
