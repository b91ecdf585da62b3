import Testing

@testable import Exchange

struct ExchangeFormatTests {
  @Test func isNamedAsOnTheCommandLine() {
    #expect(ExchangeFormat(rawValue: "xliff-2.2") == .xliff22)
    #expect(ExchangeFormat(rawValue: "xliff") == nil)
  }
}
