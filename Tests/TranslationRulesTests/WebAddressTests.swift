import Testing

@testable import TranslationRules

/// Addresses of the web in their parts.
@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://example.org", "http://www.example.org/", WebAddress.Difference.none),
    ("https://example.org/en/a", "https://example.org/de/a", .otherPage),
    ("https://en.example.org", "https://ja.example.org", .otherPage),
    ("https://example.com", "https://example.co.uk", .otherPage),
    ("https://example.com", "https://exemple.com", .elsewhere),
    ("https://a.co.uk", "https://b.co.uk", .elsewhere),
  ])
  func tellsHowAddressesDiffer(one: String, other: String, difference: WebAddress.Difference) {
    #expect(WebAddress(one).difference(from: WebAddress(other)) == difference)
  }

  @Test func tellsNamesAndExamples() {
    #expect(WebAddress("OpenOffice.org").mayBeName && WebAddress("smb://server/a").mayBeName)
    #expect(!WebAddress("https://a.org").mayBeName && !WebAddress("a.org/b").mayBeName)
  }
}
