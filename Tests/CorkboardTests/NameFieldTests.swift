import AuditModel
import Layout
import Testing
import ViewTree

@testable import Corkboard

@Suite struct NameFieldTests {
  /// What the first card shows after its name was typed, and whether that is its placeholder.
  private func shown(_ text: String) throws -> (text: String, isPlaceholder: Bool) {
    let showing = try Showing(.finishCardNaming)
    let session = OnboardingSession(template: BoardTemplate.all[0], device: showing.device)
    let events = OnboardingScript.events(to: .nameCards) + [.type(text), .rightButton]
    for event in events { session.send(event) }
    let screen = OnboardingScreen(session.current, in: showing.environment)
    let tree = try showing.layOut(screen.node)
    let field = try #require(tree.texts.first { tree.path(of: Int($0.node)).hasSuffix("card-1") })
    return (tree.catalog.texts[Int(field.text)].string, field.isPlaceholder)
  }

  @Test func showsWhatWasTyped() throws {
    #expect(try shown(" Hotel ") == ("Hotel", false))
  }

  @Test func showsThePlaceholderOfACardThatIsEmpty() throws {
    let placeholder = texts.text(key: "card.name.placeholder", locale: "en").string
    #expect(try shown("  ") == (placeholder, true))
  }

  @Test(arguments: [("", 35), ("e\u{301}👩‍👩‍👧‍👦", 33)])
  func countsTheCharactersThatAreLeft(_ text: String, _ left: Int) throws {
    let device = try Showing(.nameBoard).device
    let session = OnboardingSession(template: BoardTemplate.all[0], device: device)
    for event in [.go, .type(text)] as [OnboardingSession.Event] { session.send(event) }
    let node = OnboardingScreen(session.current, in: try Showing(.nameBoard).environment).node
    let counter = localized("name.charactersLeft", .integer(left))
    #expect(node.all.contains { $0.text == counter })
  }
}
