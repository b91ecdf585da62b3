import Accessibility
import AuditModel
import Layout
import Testing
import ViewTree

@testable import AuditRules

/// Overlaps on screens that scroll, on screens of many views, and on frames that no screen has.
@Suite struct OverlapTests {
  private func panel(_ width: Double, _ height: Double) -> ViewNode {
    Rectangle(fill: .label).frame(width: width, height: height)
  }

  @Test(arguments: [(0.0, 1), (50, 1), (60, 0), (200, 0)])
  func aRowIsFreeWhereThereIsRoomToScrollIt(padding: Double, findings: Int) throws {
    let found = try TextObscuredRule.findings {
      ZStack(alignment: .bottom) {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle(fill: .systemBackground).frame(height: 900)
            Text(.verbatim("Last")).frame(height: 20).id("last")
          }
          .padding(.bottom, padding)
        }
        panel(320, 60)
      }
    }
    #expect(found.count == findings)
  }

  @Test func aRowIsFreeWhereverItHasBeenScrolledTo() throws {
    for anchor in [UnitPoint.top, .center, .bottom] {
      let found = try TextObscuredRule.findings {
        ZStack(alignment: .bottom) {
          ScrollView {
            VStack(spacing: 0) {
              Text(.verbatim("First")).frame(height: 400)
              Rectangle(fill: .systemBackground).frame(height: 900)
            }
          }
          .defaultScrollAnchor(anchor)
          panel(320, 60)
        }
      }
      #expect(found.isEmpty, "\(anchor)")
    }
  }

  @Test func aRowOfChipsScrollsOutFromUnderAButtonAtItsEnd() throws {
    func chips(margin: Double) throws -> [Violation] {
      try TextObscuredRule.findings {
        ScrollView(.horizontal) {
          HStack { for number in 1...12 { Text(.verbatim("Chip \(number)")).frame(width: 80) } }
            .padding(.trailing, margin)
        }
        .overlay(alignment: .trailing) { panel(60, 40) }
      }
    }
    #expect(try chips(margin: 60).isEmpty)
    #expect(try chips(margin: 0).count == 1)
  }

  @Test func roundCornersLeaveTheirCornersFree() throws {
    func badge(radius: Double) throws -> [Violation] {
      try TextObscuredRule.findings {
        Text(.verbatim("Ideas")).frame(width: 200, height: 100, alignment: .topLeading)
          .overlay(alignment: .topLeading) {
            Rectangle(fill: .label).background(.label, cornerRadius: radius)
              .frame(width: 200, height: 100)
          }
      }
    }
    #expect(try badge(radius: 0).count == 1)
  }

  @Test func manyViewsAreSearchedInATimeThatGrowsWithTheirNumber() throws {
    let rows = try screen(
      ScrollView {
        VStack(spacing: 0) {
          for number in 0..<1_000 {
            Button(.verbatim("Row \(number)")).frame(width: 300, height: 44)
              .background(.systemBackground)
          }
        }
      }.node)
    #expect(ViewsCollideRule().check(rows).isEmpty)
    #expect(ControlsCollideRule().check(rows).isEmpty)
    #expect(TextObscuredRule().check(rows).isEmpty)
  }

  /// Each scroll view was compared with all others, which took a minute.
  @Test func manyScrollViewsAreSearchedInATimeThatGrowsWithTheirNumber() throws {
    let rows = try screen(
      ScrollView {
        VStack(spacing: 0) {
          for number in 0..<2_000 {
            ScrollView(.horizontal) {
              Button(.verbatim("Row \(number)")).frame(width: 600, height: 44)
                .background(.systemBackground)
            }
          }
        }
      }.node)
    let start = ContinuousClock.now
    for rule in ScreenRuleList.all { _ = rule.init().check(rows, after: rows) }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func scrollViewsInEachOtherAreSearchedLevelByLevel() throws {
    var view = VStack { for number in 0..<60 { Text(.verbatim("Row \(number)")) } }.node
    for _ in 0..<95 { view = ScrollView { VStack { view } }.node }
    let deep = try screen(view)
    let start = ContinuousClock.now
    for rule in ScreenRuleList.all { _ = rule.init().check(deep, after: deep) }
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(ViewsCollideRule().check(deep).isEmpty)
  }

  @Test func aPileOfViewsIsOneFinding() throws {
    let pile = try screen(
      ZStack {
        for number in 0..<1_000 { Button(.verbatim("Row \(number)")).frame(width: 300, height: 44) }
      }.node)
    let (texts, controls) = (ViewsCollideRule().check(pile), ControlsCollideRule().check(pile))
    #expect(texts.count == 1 && controls.count == 1)
    #expect(
      texts.first?.message.text.contains("998 more lie there: “Row 2”, “Row 3”, “Row 4”, …") == true
    )
    #expect(controls.first?.message.text.contains("998 more do, too: “Row 2”") == true)
  }

  @Test func aPileOfOpaqueViewsIsOneFinding() throws {
    let pile = try screen(
      ZStack {
        for number in 0..<1_000 {
          Button(.verbatim("Row \(number)")).frame(width: 300, height: 44)
            .background(.systemBackground)
        }
      }.node)
    let found = TextObscuredRule().check(pile)
    #expect(found.map(\.message.text).count == 1)
    #expect(found.first?.message.text.contains("lies over 999 texts: “Row 0”") == true)
    // Of texts that an opaque view hides from each other none is read through the other.
    #expect(ViewsCollideRule().check(pile).isEmpty)
  }

  @Test(arguments: [0.5, 1, 1 + 1e-9, 4.0 / 3])
  func aLineAsThinAsADividerHidesNoText(height: Double) throws {
    for offset in [0.0, 1.0 / 3, 2.0 / 3, 0.1 + 0.2] {
      func lineOver(_ content: ViewNode) throws -> Int {
        try TextObscuredRule.findings {
          ZStack {
            content
            panel(300, height).offset(y: offset)
          }
        }.count
      }
      let isReported = height > 1.01
      // Scrolling moves the text by 2 points up or down, which does not free it.
      let text = Text(.verbatim("A long note")).frame(height: 44).node
      #expect(try lineOver(text) == (isReported ? 1 : 0))
      #expect(try lineOver(ScrollView { text }.frame(height: 40).node) == (isReported ? 1 : 0))
    }
  }

  @Test func aTextIsReportedWhetherVoiceOverReadsItOrNot() throws {
    for isHidden in [false, true] {
      let found = try TextObscuredRule.findings {
        ZStack {
          VStack {
            Text(.verbatim("A long note")).accessibilityHidden(isHidden)
            Button { Image(symbol: "bell", size: 30) }.frame(width: 60, height: 60)
              .accessibilityHidden(isHidden)
          }
          panel(40, 200)
        }
      }
      #expect(found.map { $0.evidence.number("obscured") } == [2])
    }
  }

  @Test func thePanelIsTheCoverAndNotTheButtonOnIt() throws {
    let tree = try screen(
      ZStack {
        VStack {
          Text(.verbatim("First row"))
          Text(.verbatim("Second row")).padding(.top, 60)
        }
        VStack {
          Button(.verbatim("Go")).frame(width: 200, height: 44).background(.label)
        }
        .frame(width: 200, height: 200).background(.systemBackground).id("panel")
      }.node)
    let found = TextObscuredRule().check(tree)
    #expect(found.map { $0.path(in: tree.tree) } == ["panel"])
    #expect(found.first?.evidence.number("obscured") == 2)
  }

  @Test func glassHidesTextWhereABarHasNoGroundOfItsOwn() throws {
    func found(_ bar: ViewNode) throws -> Int {
      try TextObscuredRule.findings {
        ZStack(alignment: .top) {
          Text(.verbatim("The first row")).frame(height: 44)
          bar
        }
      }.count
    }
    let bar = NavigationBar(title: .verbatim("Ideas")).frame(height: 44)
    #expect(try found(bar) == 1)
    #expect(try found(bar.background(.systemBackground)) == 1)
    #expect(try found(bar.background(Color.black.opacity(0.1))) == 0)
  }

  @Test func aFieldIsReadWhereItsTextIs() throws {
    func found(_ text: String, in environment: RenderEnvironment = RenderEnvironment()) throws
      -> Int
    {
      try ViewsCollideRule.findings(in: environment) {
        TextField(
          text: .verbatim(text), placeholder: .verbatim("Where the journey goes, in a few words")
        )
        .frame(width: 300, height: 44)
        .overlay(alignment: .trailing) { Text(.verbatim("Clear")) }
      }.count
    }
    #expect(try found("Rome") == 0)
    #expect(try found("Rome", in: RenderEnvironment(locale: "ar")) == 0)
    // The placeholder is seen where nothing is typed.
    #expect(try found("") == 1)
  }

  @Test(arguments: [1e6, -1e6, 2e7, -2e7])
  func framesThatNoScreenHasAreAudited(length: Double) throws {
    let odd = try screen(
      ZStack {
        Text(.verbatim("Ideas")).offset(x: length, y: 0)
        Button(.verbatim("Save")).frame(width: length, height: 44).padding(length / 4)
        panel(length, length)
      }.node)
    for rule in ScreenRuleList.all { _ = rule.init().check(odd, after: odd) }
  }
}
