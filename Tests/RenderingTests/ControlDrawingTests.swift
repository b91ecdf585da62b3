import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Controls are drawn as iOS draws them: knobs, tracks, thin lines and shades.
@Suite struct ControlDrawingTests {
  private func rects(
    in environment: RenderEnvironment = RenderEnvironment(), @ViewBuilder _ view: () -> [ViewNode]
  ) throws -> [(frame: Rect, fill: String)] {
    try SVGDrawing(screen(in: environment, view)).elements("rect").dropFirst().map { element in
      let numbers = ["x", "y", "width", "height"].map { element[$0].flatMap(Double.init) ?? .nan }
      return (
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        element["fill"] ?? ""
      )
    }
  }

  @Test(arguments: [true, false], ["en", "he"] as [LocaleIdentifier])
  func putsTheKnobOfASwitchAtItsEnd(_ isOn: Bool, _ locale: LocaleIdentifier) throws {
    let environment = RenderEnvironment(locale: locale)
    let shapes = try rects(in: environment) { Toggle(isOn: isOn) { Text(.verbatim("a")) } }
    let track = try #require(shapes.first)
    // Two shades are under it, and its outline is over it.
    let knob = try #require(shapes.dropLast().last)
    #expect(track.frame.contains(knob.frame, slack: -1) && knob.fill == "#ffffff")
    let isAtRight = isOn == (locale == "en")
    #expect((knob.frame.center.x > track.frame.center.x) == isAtRight)
    #expect((track.fill == "#34c759") == isOn)
  }

  @Test func tintsSwitchesAndSliders() throws {
    let fills = try rects {
      VStack {
        Toggle(isOn: true) { Text(.verbatim("a")) }
        Slider(value: 0.5)
      }
      .tint(.red)
    }.map(\.fill)
    #expect(fills.filter { $0 == "\(Color.red.light)" }.count == 2)
    #expect(!fills.contains("#34c759"))
  }

  @Test func takesTheColoursOfAnOverriddenAppearance() throws {
    let fills = try rects {
      VStack {
        Toggle(isOn: true) { Text(.verbatim("a")) }
        Toggle(isOn: true) { Text(.verbatim("b")) }.colorScheme(.dark)
      }
    }.map(\.fill).filter { ["#34c759", "#30d158"].contains($0) }
    #expect(fills == ["#34c759", "#30d158"])
  }

  @Test func drawsADisabledSwitchFaintly() throws {
    let fills = try rects { Toggle(isOn: true, isEnabled: false) { Text(.verbatim("a")) } }
    #expect(fills.first?.fill == "#34c75980")
    #expect(fills.dropLast().last?.fill == "#ffffff80")
  }

  @Test func fadesControlsWithTheViewsAroundThem() throws {
    let drawing = SVGDrawing(
      try screen {
        NavigationStack {
          VStack {
            Toggle(isOn: true) { Text(.verbatim("a")) }
            Toggle(isOn: true) { Text(.verbatim("b")) }.tint(.red)
            Slider(value: 0.5)
            Stepper(.verbatim("c"), value: .constant(1))
            ProgressView()
            List {
              Text(.verbatim("d"))
              Text(.verbatim("e"))
            }
            Button(.verbatim("f")).border(.red)
          }
          .navigationTitle(.verbatim("Cities")).searchable(text: .constant(""))
        }.opacity(0.2)
      })
    // All of it is one group, whose colours are those without opacity.
    let groups = try drawing.elements("g").filter { $0["opacity"] != nil }
    #expect(groups.map { $0["opacity"] } == ["0.2"])
    #expect(drawing.svg.components(separatedBy: "<g opacity").first?.contains("<use") == false)
    let colors = try drawing.elements().flatMap { element in
      ["fill", "stroke"].compactMap { element[$0] }.filter { $0.hasPrefix("#") }
    }
    #expect(colors.count > 20 && colors.contains("\(Color.red.light)"))
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.nan, 0), (.infinity, 0)])
  func putsTheThumbOfASliderAtItsValue(_ value: Double, share: Double) throws {
    let shapes = try rects { Slider(value: value).frame(width: 237) }
    let (track, filled, thumb) = (shapes[0].frame, shapes[1].frame, shapes[4].frame)
    #expect(track.height == 6 && thumb.size == Size(width: 37, height: 24))
    #expect(abs(thumb.x - track.x - share * 200) < 0.01)
    #expect(abs(filled.maxX - thumb.center.x) < 0.01 && filled.x == track.x)
  }

  @Test func fillsASliderFromTheRightInHebrew() throws {
    let shapes = try rects(in: RenderEnvironment(locale: "he")) {
      Slider(value: 0.25).frame(width: 237)
    }
    #expect(shapes[1].frame.maxX == shapes[0].frame.maxX)
    #expect(abs(shapes[1].frame.x - shapes[4].frame.center.x) < 0.01)
  }

  @Test func separatesTheRowsOfAListButNotItsHeadings() throws {
    let lines = try rects {
      List {
        Section(.verbatim("Heading")) {
          Text(.verbatim("One"))
          Text(.verbatim("Two")).font(.largeTitle)
          Button(.verbatim("Three"))
        }
        Section(footer: Text(.verbatim("A note"))) {
          Text(.verbatim("Four"))
        }
      }
    }.filter { $0.fill == "\(Color(uiColor: .separator).light)" }
    #expect(lines.map(\.frame.x) == [32, 32] && lines.allSatisfy { $0.frame.maxX == 288 })
    // Two has 41 points of text with 15 over and under it.
    #expect(abs(lines[1].frame.y - lines[0].frame.y - 71) < 0.02)
  }

  private func separators(@ViewBuilder _ rows: () -> [ViewNode]) throws -> [Double] {
    try rects { List(rows: rows) }.filter { $0.fill == "\(Color(uiColor: .separator).light)" }
      .map { $0.frame.y.rounded() }
  }

  private func lines(
    _ style: some ListStyle, in environment: RenderEnvironment = RenderEnvironment(),
    @ViewBuilder _ rows: () -> [ViewNode]
  ) throws -> [Rect] {
    try rects(in: environment) { List(rows: rows).listStyle(style) }
      .filter { $0.fill == "\(Color(uiColor: .separator).light)" }.map(\.frame)
  }

  @Test func drawsLinesAroundTheSectionsOfAPlainAndOfAGroupedList() throws {
    let plain = try lines(.plain) { Text(.verbatim("One")) }
    #expect(plain.map(\.x) == [16, 16] && plain.map(\.maxX) == [312, 312])
    #expect(plain[1].y - plain[0].y == 52)
    let grouped = try lines(.grouped) { Text(.verbatim("One")) }
    #expect(grouped.map(\.x) == [0, 0] && grouped.map(\.maxX) == [320, 320])
    #expect(try lines(.inset) { Text(.verbatim("One")) }.isEmpty)
    #expect(try lines(.plain) { Text(.verbatim("One")).listSectionSeparator(.hidden) }.isEmpty)
    #expect(try lines(.plain) { Text(.verbatim("One")).listRowSeparator(.hidden) }.isEmpty)
  }

  @Test func beginsALineWhereTheTextOfItsRowDoes() throws {
    func rows(@ViewBuilder _ first: () -> [ViewNode]) throws -> [Rect] {
      let he = RenderEnvironment(locale: "he")
      return try [RenderEnvironment(), he].flatMap { environment in
        try lines(.automatic, in: environment) {
          first()
          Text(.verbatim("Two"))
        }
      }
    }
    let pictured = try rows {
      HStack(spacing: 12) {
        Image("logo", width: 30, height: 30)
        Text(.verbatim("One"))
      }
    }
    // 16 + 16 + 30 + 12, up to 16 points before the edge of the card.
    #expect(pictured.map(\.x) == [74, 32] && pictured.map(\.maxX) == [288, 246])
    let fitting = try rows {
      ViewThatFits(in: .horizontal) {
        Text(.verbatim("One")).frame(width: 900)
        Text(.verbatim("One"))
      }
    }
    #expect(fitting.map(\.x) == [32, 32], "one that is not shown is nowhere")
    #expect(try rows { Text(.verbatim("One")).listRowSeparator(.hidden) }.isEmpty)
    #expect(try rows { Text(.verbatim("One")).listRowSeparator(.hidden, edges: .top) }.count == 2)
  }

  @Test func drawsTheColourThatARowNamesForItsLine() throws {
    let fills = try rects {
      List {
        Text(.verbatim("One"))
        Text(.verbatim("Two")).listRowSeparatorTint(.red)
      }
    }.map(\.fill)
    #expect(fills.contains("\(Color.red.light)"))
    #expect(!fills.contains("\(Color(uiColor: .separator).light)"))
  }

  @Test func drawsCardsWithRoundCornersOnAGrey() throws {
    func drawing(_ count: Int) throws -> SVGDrawing {
      SVGDrawing(try screen { List { for _ in 0..<count { Text(.verbatim("a")) } } })
    }
    let one = try drawing(1).elements("rect").filter { $0["fill"] == "#ffffff" && $0["rx"] == "26" }
    #expect(one.count == 1 && one.first?["height"] == "52")
    #expect(try drawing(1).elements("rect").contains { $0["fill"] == "#f2f2f7" })
    // A card is drawn in one piece.
    let cards = try drawing(3).elements("rect").filter { $0["rx"] == "26" }
    #expect(cards.map { $0["height"] } == ["156"])
  }

  @Test func drawsTheGroundOfARowWithTheCornersOfItsCard() throws {
    let drawing = SVGDrawing(
      try screen {
        List {
          Text(.verbatim("a")).listRowBackground(Color.red)
          Text(.verbatim("b"))
          Text(.verbatim("c")).listRowBackground(Color.blue)
          Text(.verbatim("d")).listRowBackground(Color.green)
        }
      })
    let red = try drawing.elements("path").filter { $0["fill"] == "\(Color.red.light)" }
    let green = try drawing.elements("path").filter { $0["fill"] == "\(Color.green.light)" }
    // A card begins at its left edge where its upper corners are no rounder than the ones below.
    #expect(red.count == 1 && red.first?["d"]?.hasPrefix("M42 37.5H278a26 26 ") == true)
    #expect(green.count == 1 && green.first?["d"]?.hasPrefix("M16 193.5H304a0 0 ") == true)
    let blue = try drawing.elements("rect").filter { $0["fill"] == "\(Color.blue.light)" }
    #expect(blue.map { $0["rx"] } == ["0"] && blue.map { $0["height"] } == ["52"])
    // The row between them has the ground of the card, which lies under all.
    let card = try drawing.elements("rect").filter { $0["fill"] == "#ffffff" && $0["rx"] == "26" }
    #expect(card.map { $0["height"] } == ["208"])
  }

  @Test func leavesOutTheGroundThatAListHides() throws {
    func fills(_ visibility: Visibility) throws -> [String] {
      try rects {
        List { Text(.verbatim("a")) }.scrollContentBackground(visibility).background(.red)
      }.map(\.fill)
    }
    #expect(try fills(.hidden).contains("\(Color.red.light)"))
    #expect(try !fills(.hidden).contains("#f2f2f7"))
    #expect(try fills(.automatic).contains("#f2f2f7"))
  }

  @Test func keepsTheLinesOfARowWhoseContentIsHidden() throws {
    let lines = try separators {
      Text(.verbatim("One"))
      Text(.verbatim("Two")).hidden()
      Text(.verbatim("Three"))
      Text(.verbatim("Four"))
    }
    #expect(lines == [89, 141, 193])
  }

  @Test func separatesRowsOfSmallText() throws {
    let lines = try separators {
      Text(.verbatim("One"))
      Text(.verbatim("Two")).font(.footnote).foregroundColor(.secondary)
      Text(.verbatim("Three"))
    }
    #expect(lines == [89, 141])
  }

  @Test func drawsNoLineBesideASectionTextOfAnyFont() throws {
    let lines = try separators {
      Section {
        Text(.verbatim("One"))
      } header: {
        Text(.verbatim("Heading")).font(.largeTitle)
      } footer: {
        HStack { Text(.verbatim("A note")) }
      }
    }
    #expect(lines.isEmpty)
  }

  @Test func drawsTheItemsOfBarsOnGlass() throws {
    let shapes = try rects {
      VStack(spacing: 0) {
        NavigationBar(title: .verbatim("Boards")) {
          Button { Image("plus", width: 22, height: 22) }.barPlacement(.trailing)
        }
        Spacer()
        TabBar { for name in ["one", "two"] { Tab(.verbatim(name), symbol: "plus") } }
      }
    }.filter { $0.fill == "#fffffff7" }
    // An item of 44 points at the margin, and 2 · 86 + 8 points for both tabs.
    #expect(
      shapes.map(\.frame) == [
        Rect(x: 260, y: 20, width: 44, height: 44), Rect(x: 70, y: 496, width: 180, height: 62),
      ])
  }

  @Test func drawsTheAnswersOfAnAlertAsCapsulesAndShadesTheScreen() throws {
    let shapes = try rects {
      ZStack {
        Text(.verbatim("Below"))
        Alert(title: .verbatim("Delete?")) {
          Button(.verbatim("Delete"))
          Button(.verbatim("Cancel"))
        }
      }
    }
    #expect(
      shapes.filter { $0.frame.height == 48 && $0.frame.width == 124 && !$0.fill.isEmpty }.count
        == 2)
    #expect(shapes.filter { $0.frame.height == 568 && $0.fill == "#00000033" }.count == 1)
  }

  @Test func leavesTheShadeOfAnAppAlone() throws {
    let shades = try rects {
      ZStack {
        Rectangle(fill: .black).opacity(0.3)
        Alert(title: .verbatim("Delete?")) { Button(.verbatim("Cancel")) }
      }
    }.filter { $0.fill.hasPrefix("#000000") }
    // The shade of the app, and what goes on of it beside its frame.
    #expect(shades.map(\.frame.height).reduce(0, +) == 568)
    #expect(Set(shades.map(\.fill)) == ["#000000", "#0000004d"])
  }

  /// A translucent band under a caption, and a colour over the whole screen that is not black.
  @Test(arguments: [(Color.black, 60.0), (.blue, 568)])
  func shadesTheScreenBesideOtherTranslucentAreas(_ color: Color, height: Double) throws {
    let shades = try rects {
      ZStack {
        Rectangle(fill: color).opacity(0.5).frame(width: 320, height: .points(height))
        Alert(title: .verbatim("Delete?")) { Button(.verbatim("Cancel")) }
      }
    }.filter { $0.fill == "#00000033" }
    #expect(shades.map(\.frame.height) == [568])
  }

  @Test func drawsCapsulesAndNotEllipses() throws {
    let drawing = SVGDrawing(
      try screen {
        Capsule().fill(.red).frame(width: 100, height: 20)
        VStack { Text(.verbatim("Ideas")) }.frame(width: 60, height: 30).clipShape(Circle())
      })
    let radii = try drawing.elements("rect").compactMap { $0["rx"] }
    #expect(radii.contains("10") && radii.contains("15") && !radii.contains("10000"))
  }

  @Test(.enabled(if: SymbolFonts.installed.areThere))
  func tintsTheSelectedTab() throws {
    func fills(@ViewBuilder _ view: () -> [ViewNode]) throws -> [String] {
      try SVGDrawing(
        screen {
          VStack {
            Spacer(); TabBar(tabs: view)
          }
        }
      ).elements("g")
        .compactMap { $0["fill"] }
    }
    let tint = "\(Color.accentColor.light)"
    #expect(
      try fills {
        Tab(.verbatim("One"), symbol: "plus", isSelected: true)
        Tab(.verbatim("Two"), symbol: "minus")
      } == [tint, tint, "#000000", "#000000"])
    let own = "\(Color.red.light)"
    #expect(
      try fills {
        Tab(.verbatim("One"), symbol: "plus", isSelected: true).foregroundColor(.red)
      } == [own, own])
  }

  @Test func drawsTintedWordsOfDisabledControlsInGrey() throws {
    func fill(_ isDisabled: Bool, _ color: Color? = nil) throws -> String? {
      try SVGDrawing(
        screen { Button(.verbatim("Save"), action: {}).foregroundColor(color).disabled(isDisabled) }
      ).elements("g").compactMap { $0["fill"] }.first
    }
    #expect(try fill(false) == "\(Color.accentColor.light)")
    #expect(try fill(true) == "\(Color(uiColor: .tertiaryLabel).light)")
    #expect(try fill(true, .red) == "\(Color.red.light)")
  }

  @Test func drawsADisabledProminentButtonInGrey() throws {
    func fills(isDisabled: Bool) throws -> [String?] {
      let drawing = SVGDrawing(
        try screen {
          Button(.verbatim("Save"), action: {}).buttonStyle(.borderedProminent).disabled(isDisabled)
        })
      return try drawing.elements("rect").dropFirst().map { $0["fill"] }
        + drawing.elements("g").map { $0["fill"] }.filter { $0 != nil }
    }
    #expect(try fills(isDisabled: false) == ["\(Color.accentColor.light)", "#ffffff"])
    #expect(
      try fills(isDisabled: true)
        == [UIColor.tertiarySystemFill, .tertiaryLabel].map { "\(Color(uiColor: $0).light)" })
  }

  @Test func drawsASearchFieldWithItsGlass() throws {
    let drawing = SVGDrawing(
      try screen {
        NavigationStack {
          Text(.verbatim("One")).navigationTitle(.verbatim("Cities"))
            .searchable(
              text: .constant(""), placement: .navigationBarDrawer, prompt: .verbatim("Search"))
        }
      })
    let area = try drawing.elements("rect").filter { $0["height"] == "36" }
    #expect(area.map { $0["width"] } == ["288"] && area.map { $0["x"] } == ["16"])
  }

  @Test func drawsTheBorderOfAFieldOnAScreenWithAGround() throws {
    func outlines(hasGround: Bool) throws -> Int {
      let field = TextField(text: nil, state: TextFieldState(hasBorder: true)).node
      return try SVGDrawing(
        screen {
          VStack(spacing: 60) {
            hasGround ? field.background(Color.white) : field
            Text(verbatim: "Name")
          }
          .background(Color.systemBackground)
        }
      ).elements("rect").filter { $0["stroke"] != nil }.count
    }
    // A ground of its own is in the place of the border.
    #expect(try outlines(hasGround: false) == 1 && outlines(hasGround: true) == 0)
  }

  @Test func showsWhereTypingGoesOn() throws {
    func carets(_ text: TextContent?, isEditing: Bool = true) throws -> [Rect] {
      try rects {
        TextField(
          text: text, placeholder: .verbatim("Name"), state: TextFieldState(isEditing: isEditing))
      }.map(\.frame).filter { $0.width == 2 }
    }
    let (empty, full) = (try carets(nil), try carets(.verbatim("Ideas")))
    #expect(empty.count == 1 && full.count == 1 && full[0].x > empty[0].x + 20)
    #expect(try carets(.verbatim("Ideas"), isEditing: false).isEmpty)
  }

  @Test func drawsTheSignsOfAStepper() throws {
    var value = 3
    let lines = try SVGDrawing(
      screen {
        Stepper(
          .verbatim("Guests"), value: Binding(get: { value }, set: { value = $0 }), in: 0...9)
      }
    ).elements("path").filter { $0["stroke"] != nil }
    // A minus, the two strokes of a plus, and the line between them.
    #expect(lines.count == 4)
  }

  @Test func drawsNoSignsOverAnAdjustableAreaOfTheApp() throws {
    let lines = try SVGDrawing(
      screen {
        Rectangle(fill: .yellow).frame(width: 200, height: 40)
          .accessibilityAddTraits(.adjustable)
      }
    ).elements("path")
    #expect(lines.isEmpty)
  }

  @Test func keepsTheGroundOfASelectedButtonOfTheApp() throws {
    func sizes(@ViewBuilder _ view: () -> [ViewNode]) throws -> [Size] {
      try rects(view).filter { $0.fill == "#ffffff" }.map(\.frame.size)
    }
    #expect(
      try sizes {
        Button(.verbatim("x")).frame(width: 60, height: 44)
          .background(.white, cornerRadius: 7).accessibilityAddTraits(.selected)
      } == [Size(width: 60, height: 44)])
    let segments = try sizes {
      Picker(.verbatim("Size"), selection: .constant(1)) {
        Text(.verbatim("One")).tag(1)
        Text(.verbatim("Two")).tag(2)
      }.pickerStyle(.segmented)
    }
    #expect(segments.map(\.height) == [28])
  }

  @Test func drawsTheGroundOfAListUnderBarsAndToTheEdges() throws {
    let landscape = RenderEnvironment(device: .narrowest(with: .regularCompact))
    for environment in [RenderEnvironment(), landscape] {
      let shapes = try rects(in: environment) {
        VStack(spacing: 0) {
          NavigationBar(title: .verbatim("Trips"))
          List { Text(.verbatim("One")) }
        }
      }
      let screen = Rect(origin: .zero, size: environment.viewport)
      #expect(shapes.first?.frame == screen, "it is drawn before the bar, and all around it")
    }
  }

  @Test func drawsTheGroundOfAListUnderAllBarsAtItsTop() throws {
    let pad = RenderEnvironment(device: .narrowest(with: .regularRegular))
    let shapes = try rects(in: pad) {
      VStack(spacing: 0) {
        TabBar { Button(.verbatim("Home")) }
        VStack(spacing: 0) {
          NavigationBar(title: .verbatim("Trips"))
          List { Text(.verbatim("One")) }
        }
      }
    }
    #expect(shapes.first?.frame == Rect(origin: .zero, size: pad.viewport))
  }

  @Test func drawsTheGroundOfAListUnderWhatLiesOverItsSafeArea() throws {
    let screen = Rect(origin: .zero, size: RenderEnvironment().viewport)
    let list = List { Text(.verbatim("One")) }.node
    for edge in [VerticalEdge.top, .bottom] {
      let shapes = try rects { list.safeAreaInset(edge: edge) { Button(.verbatim("Go on")) } }
      #expect(shapes.first?.frame == screen)
    }
    let shapes = try rects {
      VStack {
        list
        Button(.verbatim("Go on"))
      }
    }
    #expect(shapes.allSatisfy { $0.frame != screen })
  }

  @Test func drawsTheGroundOverTheSafeAreaToTheEdgeAndOverTheContent() throws {
    let environment = RenderEnvironment(device: .narrowest(with: .regularRegular))
    let shapes = try rects(in: environment) {
      List { for number in 1...40 { Text(.verbatim("\(number)")) } }.node
        .safeAreaInset(edge: .bottom) {
          Text(.verbatim("Go on")).frame(maxWidth: .infinity).background(.yellow)
        }
    }
    let ground = try #require(shapes.last { $0.frame.width == environment.viewport.width })
    #expect(environment.safeArea.bottom > 0 && ground.frame.maxY == environment.viewport.height)
    #expect(ground.frame.height < 100, "it is that of the text")
  }

  @Test func drawsTheGroundOfAViewUnderBarsAndToTheEdges() throws {
    let screen = Rect(origin: .zero, size: RenderEnvironment().viewport)
    let content = VStack { Text(.verbatim("One")) }.node
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    let whole = [
      content.background(.white), Rectangle(fill: .white).ignoresSafeArea(),
    ]
    for view in whole {
      let shapes = try rects {
        VStack(spacing: 0) {
          NavigationBar(title: .verbatim("Trips"))
          view
        }
      }
      #expect(shapes.first?.frame == screen)
    }
    let kept = [content.background(.white, cornerRadius: 8), Rectangle(fill: .white).node]
    for view in kept {
      let shapes = try rects {
        VStack(spacing: 0) {
          NavigationBar(title: .verbatim("Trips"))
          view
        }
      }
      #expect(shapes.allSatisfy { $0.frame != screen })
    }
  }

  @Test func keepsATranslucentOrScaledListToItsFrame() throws {
    let list = List { Text(.verbatim("One")) }
    for changed in [list.opacity(0.5), list.scaleEffect(0.5)] {
      let shapes = try rects {
        VStack(spacing: 0) {
          NavigationBar(title: .verbatim("Trips"))
          changed
        }
      }
      #expect(shapes.allSatisfy { $0.frame.height < RenderEnvironment().viewport.height })
    }
  }

  @Test func cutsTheCardsOfAScrolledListOffAtTheBar() throws {
    var list = List { for number in 1...40 { Text(.verbatim("\(number)")) } }.node
    list.scrollTarget = .offset(Point(x: 0, y: 300))
    let scrolled = list
    let drawing = SVGDrawing(
      try screen {
        VStack(spacing: 0) {
          NavigationBar(title: .verbatim("Trips"))
          scrolled
        }
      })
    let clip = try #require(drawing.svg.range(of: "<g clip-path")).lowerBound
    let card = try #require(drawing.svg.range(of: "rx=\"26\"")).lowerBound
    #expect(clip < card)
  }
}
