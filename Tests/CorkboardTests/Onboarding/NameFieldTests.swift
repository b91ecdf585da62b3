import AuditModel
import Layout
import Testing
import ViewTree

@testable import Corkboard

@Suite struct NameFieldTests {
  /// The contents of the first card after its name was typed, and whether that is its placeholder.
  private func shown(_ text: String) throws -> (text: String, isPlaceholder: Bool) {
    let showing = try Showing(.finishCardNaming)
    let stage = Stage()
    stage.tap("skip-board", "skip-lists", "go-cards")
    stage.controls.type(text)
    stage.tap("next-card")
    let tree = try showing.layOut(stage.scene.rendering(showing.environment))
    let field = try #require(tree.texts.first { tree.path(of: $0.node).hasSuffix("card-1") })
    return (tree.catalog[field.text].string, field.isPlaceholder)
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
    let stage = Stage()
    stage.tap("go-board")
    stage.controls.type(text)
    let node = stage.scene.rendering(try Showing(.nameBoard).environment)
    let counter = localized("name.charactersLeft", .integer(left))
    #expect(node.all.contains { $0.text == counter })
  }
}
