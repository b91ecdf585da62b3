import LegibleKit
import ShopScreens
import Testing

@Suite struct ScreenTests {
  @Test(arguments: shopScreens.map(\.id)) func isClean(_ id: String) async throws {
    let screen = try #require(shopScreens.first { $0.id == id })
    #expect(try await audit(screen).isClean)
  }

  @Test func findsATruncatedTitle() async throws {
    let title = Text("welcome.title").lineLimit(1).frame(width: 60)
    let audit = try await audit(title, locales: ["de"], sizes: [.large])
    #expect(audit.findings.map(\.rule) == ["text-truncated"])
    #expect(audit.findings.first?.location.file.hasSuffix("ScreenTests.swift") == true)
  }
}
