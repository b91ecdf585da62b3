import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Texts and pictures in whose place there are grey shapes.
@Suite struct RedactionTests {
  private func isRedacted(@ViewBuilder _ view: () -> [ViewNode]) throws -> Bool {
    let tree = try layOut(view)
    return tree.isRedacted(try tree.position("text"))
  }

  private let text = Text(.verbatim("Ideas")).id("text")

  @Test func arePlaceholdersInAllThatIsInside() throws {
    #expect(try isRedacted { VStack { text }.redacted(reason: .placeholder) })
    #expect(try !isRedacted { VStack { text }.redacted(reason: []) })
    #expect(try !isRedacted { VStack { text }.redacted(reason: .invalidated) })
  }

  @Test func endWhereAViewInsideSaysSo() throws {
    #expect(try !isRedacted { VStack { text.unredacted() }.redacted(reason: .placeholder) })
    #expect(try !isRedacted { text.unredacted().redacted(reason: .placeholder) })
    #expect(try isRedacted { text.redacted(reason: .placeholder).unredacted() })
    #expect(
      try isRedacted {
        VStack { text.redacted(reason: .placeholder) }.unredacted()
      })
  }

  @Test func addUpWithTheReasonsAround() throws {
    #expect(
      try isRedacted {
        VStack { text.redacted(reason: .privacy) }.redacted(reason: .placeholder)
      })
    #expect(try isRedacted { text.redacted(reason: [.privacy, .placeholder]) })
  }

  @Test func protectOnlyWhatIsPrivate() throws {
    #expect(try isRedacted { text.privacySensitive().redacted(reason: .privacy) })
    #expect(try !isRedacted { text.redacted(reason: .privacy) })
    #expect(
      try !isRedacted {
        VStack { text.privacySensitive(false) }.privacySensitive().redacted(reason: .privacy)
      })
    #expect(try !isRedacted { text.privacySensitive() })
  }

  @Test func areNoTextsThatCanBeRead() throws {
    let tree = try layOut {
      Text(.verbatim("One")).id("one").redacted(reason: .placeholder)
      Text(.verbatim("Two")).id("two")
      Text(.verbatim("Three")).id("three").redacted(reason: .placeholder)
    }
    #expect(tree.texts.map { tree.catalog[$0.text].string } == ["Two"])
    for (id, string) in [("one", "One"), ("two", "Two"), ("three", "Three")] {
      #expect(tree.catalog[try tree.text(id).text].string == string)
    }
    #expect(tree.outline.compactMap { $0.text.map { tree.catalog[$0].string } }.count == 3)
    #expect(!tree.isEmpty)
  }
}
