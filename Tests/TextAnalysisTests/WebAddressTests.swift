import Testing

@testable import TextAnalysis

/// Addresses of the web in their parts.
@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://example.org", "http://www.example.org/", WebAddress.Difference.none),
    ("https://example.org/en/a", "https://example.org/de/a", .otherPage),
    ("https://en.example.org", "https://ja.example.org", .otherPage),
    ("https://example.com", "https://example.co.uk", .otherPage),
    ("https://example.com", "https://exemple.com", .elsewhere),
    ("https://help.ibm.com", "https://hilfe.ibm.com", .otherPage),
    ("https://a.co.uk", "https://b.co.uk", .elsewhere),
  ])
  func reportsHowAddressesDiffer(one: String, other: String, difference: WebAddress.Difference) {
    #expect(WebAddress(one).difference(from: WebAddress(other)) == difference)
  }

  @Test(arguments: [
    ("https://a.org", "http://a.org", true), ("http://a.org", "https://a.org", false),
    ("https://a.org", "htps://a.org", true), ("https://a.org", "a.org", false),
  ])
  func reportsLostSchemes(one: String, other: String, isLost: Bool) {
    #expect(WebAddress(one).losesScheme(in: WebAddress(other)) == isLost)
  }

  @Test func distinguishesEncodedLettersFromArguments() {
    #expect(!WebAddress("https://a.org/%E6%B5%B7").hasArgument)
    #expect(WebAddress("https://a.org/%@").hasArgument)
    #expect(WebAddress("https://a.org/{page}").hasArgument)
  }

  @Test func recognizesReservedAddresses() {
    for sample in ["https://x.example.com/a", "localhost", "smb://server.com/a", "a.test"] {
      #expect(WebAddress(sample).isSample)
    }
    #expect(!WebAddress("https://a.org").isSample)
  }

  @Test func printsNamesAndExamples() {
    #expect(WebAddress("OpenOffice.org").mayBeName && WebAddress("smb://server/a").mayBeName)
    #expect(!WebAddress("https://a.org").mayBeName && !WebAddress("a.org/b").mayBeName)
  }
}
