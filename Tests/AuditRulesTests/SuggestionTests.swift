import AuditModel
import Layout
import Testing
import ViewTree

@testable import AuditRules

/// The suggested fix is one that can be made where the defect is.
@Suite struct SuggestionTests {
  @Test func movesTheRestIntoAListThatMustNotScrollInAScrollView() throws {
    let large = RenderEnvironment(dynamicTypeSize: .accessibility5)
    let long = String(repeating: "Summer trip to the islands. ", count: 12)
    func suggestion(@ViewBuilder _ rest: () -> [ViewNode]) throws -> String? {
      let found = try ScrollViewMissingRule.findings(in: large) {
        VStack {
          Text(verbatim: long)
          rest()
        }
      }
      return found.first?.suggestion?.text
    }
    #expect(
      try suggestion { List { Text(verbatim: "Row") } }
        == "move the rest of it into the list, or let it take less height")
    #expect(
      try suggestion { Button(.verbatim("Go")) } == "put its content in a scroll view")
  }

  @Test func leavesBarsOutOfWhatIsHigherThanTheScreen() throws {
    let found = try ScrollViewMissingRule.findings {
      VStack(spacing: 0) {
        NavigationBar(title: .verbatim("Trips")) {
          Button { Image(symbol: "plus", size: 22) }.accessibilityLabel(.verbatim("Add"))
            .barPlacement(.trailing)
        }
        VStack {
          Text(verbatim: "Rome")
          Rectangle(fill: .label).frame(height: 3000)
          Text(verbatim: "Oslo")
        }
        .id("page")
      }
    }
    #expect(found.count == 1)
  }

  @Test func addsAnOmittedTextToTheListOfElements() throws {
    func suggestion(isListed: Bool) throws -> String? {
      try TextNotExposedRule.findings {
        let stack = VStack {
          Text(verbatim: "Tent").id("title")
          Text(verbatim: "For two").id("size").accessibilityHidden(!isListed)
        }
        isListed ? stack.accessibilityElements(["title"]) : stack.node
      }.first?.suggestion?.text
    }
    #expect(try suggestion(isListed: true)?.hasPrefix("add it to the list of elements") == true)
    #expect(try suggestion(isListed: false)?.hasPrefix("remove `accessibilityHidden`") == true)
  }

  @Test(arguments: [
    ("Zusammenfassung", true), ("الموضوعاتالمختارةالطويلة", false), ("Überblick2026", false),
  ])
  func putsHyphensOnlyIntoLettersThatHaveThem(_ word: String, _ hasHyphens: Bool) throws {
    let found = try WordBrokenRule.findings(in: RenderEnvironment(dynamicTypeSize: .accessibility5))
    { Text(.literal(word)).frame(width: 120) }
    let suggestion = try #require(found.first?.suggestion?.text)
    #expect(suggestion.contains("soft hyphens") == hasHyphens)
  }

  @Test func namesAPictureThatIsAllThatAButtonShows() throws {
    func suggestion(_ view: ViewNode) throws -> String? {
      try NameMissingRule.findings { view }.first?.suggestion?.text
    }
    let picture = Image(symbol: "tent", size: 24).accessibilityAddTraits(.isImage)
    #expect(try suggestion(picture)?.contains("mark the image as decorative") == true)
    #expect(try suggestion(Button { picture }.node) == "add an accessibility label")
  }

  @Test func takesTheTintOfABorderedButtonForIOSs() throws {
    let found = try TextContrastRule.findings {
      Button(.verbatim("Sort"), action: {}).buttonStyle(.bordered)
    }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.suggestion?.text.contains("accent colour") == true)
  }
}
