import Foundation
import Testing

@testable import SourceText

/// Strings are written so that readers of the format see the very same.
@Suite struct QuotingTests {
  @Test func quotesForJSON() {
    #expect(JSONQuoting.quoted("a\"\\/\u{8}\n\u{1F}\u{2028}é") == #""a\"\\/\b\n\u001f\#u{2028}é""#)
  }

  @Test(
    arguments: [
      ("a\u{202E}b", #""a\u202eb""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      ("\u{2066}x\u{2069}", #""\u2066x\u2069""#), ("\u{9B}31m\u{7F}", #""\u009b31m\u007f""#),
      ("\u{FEFF}\u{FFFE}\u{FFFF}", #""\ufeff\ufffe\uffff""#),
      (
        "’\u{2027}\u{202F}\u{2065}\u{206A}\u{A0}é\u{FFFD}🚀",
        "\"’\u{2027}\u{202F}\u{2065}\u{206A}\u{A0}é\u{FFFD}🚀\""
      ),
    ])
  func escapesControlsForJSONWhereAsked(text: String, quoted: String) throws {
    var bytes: [UInt8] = []
    JSONQuoting.quote(text, escapingControls: true, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == quoted)
    #expect(try JSONDecoder().decode(String.self, from: Data(bytes)) == text)
  }

  @Test func quotesForXML() {
    let text = "<a & \"b\">\t\r\n'"
    #expect(XMLQuoting.text(text) == "&lt;a &amp; \"b\"&gt;\t&#13;\n'")
    var bytes: [UInt8] = []
    XMLQuoting.append(text, .attribute, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "&lt;a &amp; &quot;b&quot;&gt;&#9;&#13;&#10;'")
    #expect(XMLQuoting.illegalCharacter(in: "a\u{1}\u{FFFF}") == "\u{1}")
    #expect(XMLQuoting.illegalCharacter(in: "a\tä\u{FFFD}") == nil)
  }

  @Test func quotesForStringsFiles() {
    #expect(StringsQuoting().literal("a\"\\\n\u{FEFF}'") == #""a\"\\\n\UFEFF'""#)
    #expect(StringsQuoting(quote: .single).literal("a\"'") == #"'a"\''"#)
    #expect(StringsQuoting(quote: nil).literal("a.b-c") == "a.b-c")
    #expect(StringsQuoting(quote: nil).literal("/a") == "\"/a\"")
    #expect(StringsQuoting(keepsNewlines: true).literal("a\r\nb\rc") == "\"a\r\nb\\rc\"")
  }

  @Test func knowsTheClassesOfASCII() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(byte))
      let isASCII = byte < 0x80
      #expect(byte.isASCIIDigit == (isASCII && character.isNumber))
      #expect(byte.isASCIILetter == (isASCII && character.isLetter))
      #expect(byte.isHexadecimalDigit == (isASCII && character.isHexDigit))
      #expect(byte.hexadecimalDigit.map { Int($0) } == (isASCII ? character.hexDigitValue : nil))
      #expect(byte.isASCIISpace == ((0x09...0x0D).contains(byte) || byte == 0x20))
      #expect(byte.isLineEnd == (byte == 10 || byte == 13))
      #expect((byte.octalDigit != nil) == "01234567".utf8.contains(byte))
    }
  }
}
