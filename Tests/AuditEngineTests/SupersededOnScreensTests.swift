import AuditModel
import Localization
import TextShaping
import Testing
import ViewTree

@testable import AuditEngine
@testable import TranslationRules

/// A finding on a screen makes others redundant, unless its rule is switched off.
@Suite struct SupersededOnScreensTests {
  private func rules(
    _ screen: Screen, _ facts: OutsideFacts = OutsideFacts(), without rules: Set<String> = []
  ) throws -> Set<String> {
    Set(try findings(screen, facts, without: rules).map(\.rule))
  }

  private func findings(
    _ screen: Screen, _ facts: OutsideFacts = OutsideFacts(), without rules: Set<String> = []
  ) throws -> [Finding] {
    var options = AuditOptions.fourVariants
    options.rules = RuleSelection(without: rules)
    let audit = Audit(
      screens: [screen], screenErrors: [], project: .titles, fonts: try FontLibrary(),
      options: options, texts: TextAuditInput(facts: facts), sources: SourceFiles(),
      otherFindings: [])
    return audit.run().findings
  }

  @Test func reportsNearlyTruncatedTextOnlyWhereNoVariantIsTruncated() throws {
    let both: Set = ["text-truncated", "text-tight"]
    var isSuperseded = false
    for width in stride(from: 60.0, through: 120, by: 1) where !isSuperseded {
      let screen = Screen.titled(width: width)
      let isTight = try rules(screen, without: ["text-truncated"]).contains("text-tight")
      isSuperseded =
        try isTight && rules(screen).intersection(both) == ["text-truncated"]
    }
    #expect(isSuperseded)
  }

  /// A screen with faint text, in a state without cover and one with it, or only in one of them.
  private func faintText(under cover: ViewNode, states: [String]) -> Screen {
    Screen(
      id: "page",
      states: states.map { state in
        ScreenState(name: state) {
          ZStack {
            VStack { Text(localized("title")).foregroundColor(Color(RGBColor(230, 230, 230))) }
            if state == "covered" { cover }
          }
        }
      })
  }

  private static let covers: [ViewNode] = [
    Alert(title: .verbatim("Sure?")) { Button(.verbatim("OK")) }
      .background(Color.systemBackground),
    Sheet { Text(verbatim: "Over").frame(maxWidth: .infinity, maxHeight: .infinity) }
      .background(Color.systemBackground),
  ]

  @Test(arguments: 0..<2)
  func reportsTextUnderASheetOrAnAlertInTheStateWithoutIt(cover: Int) throws {
    let cover = Self.covers[cover]
    let findings = try findings(faintText(under: cover, states: ["open", "covered"]))
      .filter { $0.rule == "text-contrast" }
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.node?.extent.states == ["open"] })
  }

  @Test(arguments: 0..<2)
  func reportsTextUnderASheetOrAnAlertThatIsInEachState(cover: Int) throws {
    let cover = Self.covers[cover]
    #expect(try rules(faintText(under: cover, states: ["covered"])).contains("text-contrast"))
  }

  @Test func reportsTextUnderAModalViewOfTheAppWhichDoesNotDim() throws {
    let panel = Text(verbatim: "Step").accessibilityModal()
    #expect(
      try rules(faintText(under: panel.node, states: ["open", "covered"]))
        .contains("text-contrast"))
  }

  @Test func reportsAControlThatOnlyLooksDisabledAndNotTheTextInIt() throws {
    let screen = Screen { _ in
      VStack {
        Button(.verbatim("Send")).opacity(0.3)
        Button(.verbatim("Cancel")).foregroundColor(.label)
        Text(localized("title")).foregroundColor(Color(RGBColor(230, 230, 230)))
      }
    }
    let names: Set = ["disabled-visual-only", "text-contrast"]
    #expect(try rules(screen).intersection(names) == names, "the text beside it is reported")
    let button = Screen { _ in
      VStack {
        Button(.verbatim("Send")).opacity(0.3)
        Button(.verbatim("Cancel")).foregroundColor(.label)
      }
    }
    #expect(try rules(button).intersection(names) == ["disabled-visual-only"])
    #expect(
      try rules(button, without: ["disabled-visual-only"]).intersection(names)
        == ["text-contrast"])
  }

  @Test func reportsStarsThatAreSpokenAlikeAndNotTheirStopsAndSizes() throws {
    let screen = Screen { _ in
      HStack {
        for name in ["star.fill", "star.fill", "star"] {
          Image(symbol: name, size: 12).accessibilityLabel(.verbatim("Star"))
        }
      }
    }
    let names: Set = ["symbols-spoken-alike", "stops-budget", "element-too-small"]
    #expect(try rules(screen).intersection(names) == ["symbols-spoken-alike"])
    #expect(
      try rules(screen, without: ["symbols-spoken-alike"]).intersection(names)
        == ["stops-budget", "element-too-small"])
  }

  @Test func reportsAContrastThatIsLowWhereTheControlIsNotDimmed() throws {
    let pale = Color(RGBColor(200, 200, 200))
    let screen = Screen(
      id: "form",
      states: ["empty", "filled"].map { state in
        ScreenState(name: state) {
          VStack {
            Button { Text(.verbatim("Send")).foregroundColor(pale) }
              .opacity(state == "empty" ? 0.3 : 1)
            Button(.verbatim("Cancel")).foregroundColor(.label)
          }
        }
      })
    let names: Set = ["disabled-visual-only", "text-contrast"]
    #expect(try rules(screen).intersection(names) == names)
  }

  @Test func reportsAFormThatDoesNotGrowAndNotItsHeadingBesideLargerTexts() throws {
    let screen = Screen { _ in
      VStack {
        VStack {
          Text(.verbatim("Summer trip")).font(.title2).accessibilityAddTraits(.header)
          Text(.verbatim("Three lists"))
        }
        .id("form").dynamicTypeSize(...DynamicTypeSize.large)
        Text(.verbatim("Tents"))
      }
    }
    let names: Set = ["dynamic-type-unsupported", "hierarchy-inverted"]
    #expect(try rules(screen).intersection(names) == ["dynamic-type-unsupported"])
    #expect(
      try rules(screen, without: ["dynamic-type-unsupported"]).intersection(names)
        == ["hierarchy-inverted"])
  }

  @Test func reportsAMissingScrollViewAndNotEachTextThatItCuts() throws {
    let long = String(repeating: "Summer trip to the islands. ", count: 30)
    let page = Screen { _ in
      VStack {
        Text(.verbatim(long)).id("long")
        Text(.verbatim("Tents")).font(.largeTitle).accessibilityAddTraits(.header)
        Rectangle(fill: .label).frame(height: 3000)
        Button { Image(symbol: "plus", size: 30) }.accessibilityLabel(.verbatim("Add"))
          .frame(width: 44, height: 44)
      }
    }
    let names: Set = [
      "scroll-view-missing", "text-truncated", "text-clipped", "focusable-offscreen",
      "hit-region-small",
    ]
    #expect(try rules(page).intersection(names) == ["scroll-view-missing"])
    #expect(
      try rules(page, without: ["scroll-view-missing"]).intersection(names)
        == ["text-truncated", "text-clipped", "focusable-offscreen"])
    let framed = Screen { _ in
      VStack {
        Text(.verbatim(long))
        Text(.verbatim("Summer trip to the islands")).lineLimit(1).frame(width: 60)
      }
    }
    #expect(
      try rules(framed).intersection(names) == ["scroll-view-missing", "text-truncated"],
      "a text of one line is no matter of scrolling")
  }

  @Test func reportsAKeyThatAScreenShowsAndNoTableHasOnce() throws {
    let screen = Screen { _ in
      Text(localized("title"))
      Text(localized("no.such.key"))
    }
    let facts = OutsideFacts.swift(
      #"String(localized: "title"); String(localized: "no.such.key")"#)
    let names: Set = ["text-key-missing", "missing-in-code"]
    #expect(try rules(screen, facts).intersection(names) == ["text-key-missing"])
    #expect(
      try rules(screen, facts, without: ["text-key-missing"]).intersection(names)
        == ["missing-in-code"])
  }
}
