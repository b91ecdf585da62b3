import AuditModel
import Layout
import Testing
import ViewTree

@testable import AuditRules

/// The messages and numbers of the rules about texts.
@Suite struct TextRuleTests {
  private func name(_ string: String) -> ViewNode { Text(.verbatim(string)).id("name") }

  @Test func saysHowMuchWidthATextNeeds() throws {
    let found = try TextTruncatedRule.findings {
      name("Preparations for the journey").lineLimit(1).frame(width: 140)
    }
    let violation = try #require(found.first)
    let needed = try #require(violation.evidence.number("needsWidth"))
    #expect(violation.evidence.number("hasWidth") == 140 && needed > 140)
    #expect(violation.evidence["limitedBy"] == .text("name"))
    // In a frame of that width the text is whole.
    let whole = try TextTruncatedRule.findings {
      name("Preparations for the journey").lineLimit(1).frame(width: .points(needed + 0.01))
    }
    #expect(whole.isEmpty)
  }

  @Test func namesTheWordsThatAreTooSmall() throws {
    func evidence(_ first: Double, _ second: Double) throws -> Evidence? {
      try TextBelowMinimumRule.findings {
        Text(
          """
          \(Text(verbatim: "3 cards").font(.custom(size: first))) \
          \(Text(verbatim: "new").font(.custom(size: second)))
          """)
      }.first?.evidence
    }
    #expect(try evidence(17, 9)?["part"] == .text("new"))
    #expect(try evidence(8, 9)?["part"] == .text("3 cards"))
    #expect(try evidence(8, 9)?.number("pointSize") == 8)
    #expect(try evidence(17, 12) == nil)
  }

  @Test func notesThePreviewOfAMessage() throws {
    let message = "The train leaves at seven, and the hut has four beds for us"
    func severity(_ content: TextContent, lines: Int, isPressed: Bool) throws -> [Severity?] {
      let preview = Text(content).lineLimit(lines).frame(width: 140)
      return try TextTruncatedRule.findings {
        isPressed ? Button { preview }.node : preview
      }.map(\.severity)
    }
    #expect(try severity(.verbatim(message), lines: 2, isPressed: true) == [.note])
    // One line, a text of the app, or nothing that shows the rest.
    #expect(try severity(.verbatim(message), lines: 1, isPressed: true) == [nil])
    #expect(try severity(.literal(message), lines: 2, isPressed: true) == [nil])
    #expect(try severity(.verbatim(message), lines: 2, isPressed: false) == [nil])
  }

  @Test func saysHowManyLinesATextTakes() throws {
    let found = try TextTruncatedRule.findings {
      name("Preparations for the long journey to the north").lineLimit(2).frame(width: 140)
    }
    #expect(found.first?.message.text == "takes 3 lines, has room for 2")
  }

  @Test func warnsOfTheColoursOfIOSOnItsOwnBackgrounds() throws {
    func severity(@ViewBuilder _ view: () -> [ViewNode]) throws -> [Severity?] {
      try TextContrastRule.findings { view() }.map(\.severity)
    }
    #expect(try severity { name("Ideas").foregroundStyle(.secondary) } == [.warning])
    #expect(try severity { Button { name("Save") }.foregroundColor(.accentColor) } == [.warning])
    let grey = Color(RGBColor(140, 140, 140), dark: .white)
    #expect(try severity { name("Ideas").foregroundColor(grey) } == [nil])
    // On a background of the app's own the choice is the app's.
    let board = Color(RGBColor(220, 220, 200), dark: RGBColor(90, 90, 80))
    #expect(try severity { name("Ideas").foregroundStyle(.secondary).background(board) } == [nil])
    // Nor does iOS write text in its weaker colours.
    #expect(
      try severity { name("Ideas").foregroundColor(Color(uiColor: .tertiaryLabel)) } == [nil])
  }

  @Test func namesNoWordsWhereAllOfTheTextIsTooSmall() throws {
    let found = try TextBelowMinimumRule.findings {
      Text("Go **now**").font(.custom(size: 9))
    }
    #expect(found.count == 1 && found.first?.evidence["part"] == nil)
  }

  @Test func countsTheScaleOfWordsAsPartOfTheirSize() throws {
    let found = try TextBelowMinimumRule.findings {
      Text("\(Text(verbatim: "3 cards").font(.custom(size: 30))) new").scaleEffect(0.5)
    }
    #expect(found.first?.evidence["part"] != nil)
    #expect(found.first?.evidence.number("pointSize") == 8.5)
  }

  @Test func asksForHeightWhereHeightIsWhatLacks() throws {
    let found = try TextTruncatedRule.findings {
      VStack { name("Preparations for the journey") }.frame(width: 140, height: 30).id("card")
    }
    #expect(found.first?.suggestion?.text.contains("“card” grow in height") == true)
  }

  @Test func asksForLinesWhereTheTextEndsItsLinesItself() throws {
    let found = try TextTruncatedRule.findings { name("One\nTwo\nThree").lineLimit(2) }
    let violation = try #require(found.first)
    #expect(violation.message.text == "takes 3 lines, has room for 2")
    #expect(
      violation.evidence.entries.allSatisfy { entry in
        if case .number(let number, _) = entry.value { return number.isFinite }
        return true
      })
  }

  @Test func givesNoEndlessNumbersAsEvidence() throws {
    let found = try TextTruncatedRule.findings {
      NavigationBar(title: .verbatim("Boards")) {
        Button { name("Next\nlast").lineLimit(1) }.barPlacement(.trailing)
      }
    }
    #expect(found.count == 1)
    for entry in found.flatMap(\.evidence.entries) {
      if case .number(let number, _) = entry.value { #expect(number.isFinite) }
    }
  }

  @Test func findsTruncatedTextInEveryPlaceItIsSeen() throws {
    let found = try TextTruncatedRule.findings {
      VStack {
        name("Preparations for the journey").lineLimit(1).frame(width: 100)
        name("Preparations for the journey").lineLimit(1).frame(width: 100).hidden()
        name("Preparations for the journey").lineLimit(1).frame(width: 100).opacity(0)
      }
    }
    #expect(found.count == 1)
  }

  @Test func neverRoundsAContrastUpToTheOneItMisses() throws {
    // #777777 on white is 4.478 to 1, and 4.5 has to be reached.
    let found = try TextContrastRule.findings {
      name("Ideas").foregroundColor(Color(RGBColor(119, 119, 119), dark: .white))
    }
    #expect(
      found.first?.message.text == "the contrast is 4.47 to 1 in light; the minimum is 4.5 to 1")
  }

  @Test func measuresContrastOnWhatLiesBehind() throws {
    let white = Color(.white)
    #expect(
      try TextContrastRule.findings {
        name("Ideas").foregroundColor(white).padding(8).background(Color(.black))
      }.isEmpty)
    #expect(
      try TextContrastRule.findings {
        VStack { name("Ideas").foregroundColor(white) }.background(Color(.white))
      }.count == 1)
  }

  @Test func leavesContrastOnAPictureToAPerson() throws {
    let view = VStack { name("Ideas") }.backgroundPicture()
    #expect(try TextContrastRule.findings { view }.isEmpty)
    #expect(try TextOverImageRule.findings { view }.map(\.severity) == [nil])
  }

  @Test func leavesContrastOnAnImageToAPerson() throws {
    let view = ZStack {
      Image("lake", width: 200, height: 100)
      name("Ideas").foregroundColor(.white)
    }
    #expect(try TextContrastRule.findings { view }.isEmpty)
    let found = try TextOverImageRule.findings { view }
    #expect(found.map { $0.evidence["textColor"] } == [.text("#ffffff")])
    #expect(found.map { $0.evidence["required"] } == [.ratio(4.5)])
  }

  @Test func measuresContrastBesideAnImage() throws {
    let beside = HStack(spacing: 0) {
      Image("lake", width: 20, height: 20)
      name("Ideas").foregroundColor(Color(.white))
    }
    #expect(try TextContrastRule.findings { beside }.count == 1)
    #expect(try TextOverImageRule.findings { beside }.isEmpty)
  }

  @Test func leavesTheContrastOfTextInAGradientUndecided() throws {
    let found = try TextContrastRule.findings {
      name("Ideas").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(found.map(\.outcome) == [.notMeasured])
  }

  @Test func measuresContrastInTheAppearanceThatAViewOverrides() throws {
    let white = try TextContrastRule.findings {
      VStack { name("Ideas").foregroundColor(.white) }
        .background(Color.systemBackground).colorScheme(.dark)
    }
    #expect(white.isEmpty)
  }

  @Test func findsAllTextInAScrollViewWithoutRoom() throws {
    let found = try TextClippedRule.findings {
      VStack(spacing: 0) {
        Image("photo", width: 100, height: 700)
        ScrollView { name("Ideas") }.id("scroll")
      }
    }
    #expect(found.first?.evidence["clippedBy"] == .text("scroll"))
  }

  @Test func measuresContrastOnTheCardsOfAListAndOnTheGreyAroundThem() throws {
    // A grey of 4.6 to 1 on white, and of 4.1 to 1 on iOS's ground of grouped lists.
    let grey = Color(RGBColor(117, 117, 117), dark: RGBColor(200, 200, 200))
    func count(_ visibility: Visibility, @ViewBuilder _ header: () -> [ViewNode]) throws -> Int {
      try TextContrastRule.findings {
        List {
          Section(content: { name("row").foregroundColor(grey) }, header: header)
        }.scrollContentBackground(visibility)
      }.count
    }
    #expect(try count(.visible) { [] } == 0)
    #expect(try count(.visible) { name("heading").foregroundColor(grey) } == 1)
    #expect(try count(.hidden) { name("heading").foregroundColor(grey) } == 0)
  }

  @Test func findsNoLabelOfASwitchTightThatMayTakeMoreLines() throws {
    let found = try TextTightRule.findings {
      ScrollView { Toggle(isOn: true) { name("Remind me of cards") }.frame(width: 200) }
    }
    #expect(found.isEmpty)
  }

  @Test func findsTightTextOnlyWithinItsUncertainty() throws {
    // “Ideas and plans” is 118.68 points wide; half a per cent more are 119.27.
    func count(_ width: Double) throws -> Int {
      try TextTightRule.findings {
        name("Ideas and plans").lineLimit(1).frame(width: .points(width))
      }.count
    }
    #expect(try count(118.6) == 0 && count(118.7) == 1)
    #expect(try count(119.2) == 1 && count(119.3) == 0)
  }
}
