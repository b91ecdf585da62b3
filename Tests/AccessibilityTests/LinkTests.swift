import AuditModel
import Layout
import Testing
import ViewTree

@testable import Accessibility

/// Links in texts.
@Suite struct LinkTests {
  private func element(_ text: Text) throws -> AccessibilityElement {
    let screen = try meet { text }
    #expect(screen.elements.count == 1)
    return try #require(screen.elements.first)
  }

  @Test func areInTheRotorOfAText() throws {
    let element = try element(Text("[Terms **of** use](https://a.b) and [privacy](https://c.d)"))
    #expect(element.traits == .staticText && !element.isInteractive)
    #expect(element.links.map(\.label) == ["Terms of use", "privacy"])
    #expect(element.links.map(\.address) == ["https://a.b", "https://c.d"])
  }

  @Test func makeATextALinkThatHasNothingElse() throws {
    let element = try element(Text("[Terms](https://a.b) "))
    #expect(element.traits == .link && element.isInteractive)
  }

  @Test func areKeptByAnElementThatIsCombined() throws {
    let screen = try meet {
      VStack {
        Text("Read the [terms](https://a.b)")
        Text(verbatim: "now")
      }.accessibilityElement(children: .combine)
    }
    #expect(screen.elements.map(\.links.count) == [1])
  }

  @Test func areNoneInAPlainText() throws {
    #expect(try element(Text(verbatim: "[a](b)")).links.isEmpty)
  }
}
