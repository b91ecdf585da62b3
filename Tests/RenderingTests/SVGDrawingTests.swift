import Accessibility
import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// A screen as a drawing.
@Suite struct SVGDrawingTests {
  @Test func isAsLargeAsTheScreen() throws {
    let root = try #require(try SVGDrawing(everything()).elements().first)
    #expect(root.name == "svg" && root["viewBox"] == "0 0 320 568")
    #expect(root["width"] == "320" && root["height"] == "568")
  }

  @Test func reachesToAMarkedNodeThatHasToBeScrolledTo() throws {
    let screen = try screen {
      ScrollView {
        Rectangle(fill: .label).frame(height: 900)
        Text(.verbatim("Ideas")).id("far")
      }
    }
    let far = try #require(screen.tree.nodes.positions.first { screen.tree.path(of: $0) == "far" })
    let drawing = SVGDrawing(screen, marking: [far])
    let root = try #require(try drawing.elements().first)
    #expect(root["viewBox"] == "0 0 320 948.5")
    #expect(try drawing.elements().contains { $0.name == "use" })
  }

  @Test func drawsScaledViewsInATransformedGroup() throws {
    // 20 × 20 points in the middle of 320 × 548 under a status bar of 20: around (160, 294).
    let drawing = SVGDrawing(
      try screen {
        Rectangle(fill: Color(RGBColor(1, 2, 3))).frame(width: 20, height: 20).scaleEffect(2)
      })
    let group = try drawing.elements("g").compactMap { $0["transform"] }
    #expect(group == ["matrix(2 0 0 2 -160 -294)"])
    let area = try #require(try drawing.elements("rect").first { $0["fill"] == "#010203" })
    #expect(area["x"] == "150" && area["width"] == "20")
  }

  @Test func drawsWhatAScaleBringsOntoTheScreen() throws {
    let view = Text(.verbatim("Ideas")).padding(.top, 1000).fixedSize()
    func letters(_ scale: Double) throws -> Int {
      try SVGDrawing(screen { view.scaleEffect(scale, anchor: .top) }).elements("use").count
    }
    #expect(try letters(1) == 0)
    #expect(try letters(0.5) > 0)
  }

  @Test func drawsGreyShapesInThePlaceOfRedactedContent() throws {
    let drawing = SVGDrawing(
      try screen {
        VStack {
          Text(.verbatim("Ideas\nTo book")).foregroundColor(Color(RGBColor(1, 2, 3)))
          Image("photo", width: 20, height: 20).foregroundColor(Color(RGBColor(1, 2, 3)))
        }
        .redacted(reason: .placeholder)
      })
    // Two lines and a picture, in the colour of the text at 16 %: 41 of 255.
    #expect(try drawing.elements("rect").filter { $0["fill"] == "#01020329" }.count == 3)
    #expect(try drawing.elements("use").isEmpty)
  }

  @Test func drawsNoGlyphForALineEnd() throws {
    let drawing = SVGDrawing(try screen { Text(.verbatim("a\n\tb")).lineLimit(1) })
    // The letter of the first line and the ellipsis.
    #expect(try drawing.elements().filter { $0.name == "use" }.count == 2)
  }

  @Test func isWellFormedWhateverTheTextSays() throws {
    let drawing = SVGDrawing(
      try screen {
        Text(.verbatim("</svg><script>\"alert('&')\"</script>\u{0}\u{7}]]>")).id("<&\">")
        Image("<&\">", width: 20, height: 20)
      })
    let names = Set(try drawing.elements().map(\.name))
    #expect(names.isSubset(of: ["svg", "defs", "path", "rect", "g", "use", "clipPath"]))
    #expect(!drawing.svg.contains("script"))
  }

  @Test func shadesEachLineOfASelectedText() throws {
    func shades(_ text: TextContent, isSelected: Bool) throws -> Int {
      let state = TextFieldState(isEditing: true, isTextSelected: isSelected)
      return try SVGDrawing(
        screen {
          TextEditor(text: text, placeholder: .verbatim("Board name"), state: state)
        }
      ).elements("rect").filter { $0["fill"] == "#0088ff33" }.count
    }
    for (text, lines) in [("Ideas", 1), ("Ideas\nTo book", 2)] {
      #expect(try shades(.verbatim(text), isSelected: false) == 0)
      #expect(try shades(.verbatim(text), isSelected: true) == lines)
    }
    // A placeholder cannot be selected.
    #expect(try shades(.verbatim(""), isSelected: true) == 0)
  }

  @Test func outlinesTheMarkedNodes() throws {
    let screen = try screen { Text(.verbatim("Ideas")).id("name").frame(width: 100, height: 40) }
    let plain = try SVGDrawing(screen).elements("rect").count
    let marked = try SVGDrawing(screen, marking: Set(screen.tree.nodes.positions.prefix(1)))
      .elements("rect")
    #expect(marked.count == plain + 1)
    #expect(marked.last?["width"] == "104" && marked.last?["height"] == "44")
  }

  @Test func keepsIdentifiersApartByTheirPrefix() throws {
    let drawings = ["a-", "b-"].map { prefix in
      Result { SVGDrawing(try everything(), prefix: prefix) }
    }
    var all: [String] = []
    for drawing in drawings {
      let elements = try drawing.get().elements()
      let ids = elements.compactMap { $0["id"] }
      let glyphs = elements.compactMap { $0["href"]?.dropFirst() }
      let clips = elements.compactMap { $0["clip-path"]?.dropFirst("url(#".count).dropLast() }
      #expect(Set(glyphs + clips) == Set(ids.map { $0[...] }))
      all += ids
    }
    #expect(all.count > 10 && Set(all).count == all.count)
  }

  @Test func cutsOffWhatLiesInAClippingNode() throws {
    let drawing = SVGDrawing(
      try screen {
        VStack { Text(.verbatim("Ideas")) }.frame(width: 50, height: 10).clipped()
      })
    let clip = try #require(try drawing.elements("clipPath").first?["id"])
    #expect(try drawing.elements("g").contains { $0["clip-path"] == "url(#\(clip))" })
  }

  @Test func drawsAsMuchOfAnEditorAsCanBeSeen() throws {
    func editor(height: Length) throws -> AccessibleScreen {
      try screen {
        TextEditor(text: .verbatim("One\nTwo\nThree")).frame(width: 200, height: height)
      }
    }
    func drawing(height: Length) throws -> SVGDrawing { SVGDrawing(try editor(height: height)) }
    let clip = try #require(try drawing(height: 50).elements("clipPath").first?["id"])
    let part = try drawing(height: 50).elements("g")
    #expect(part.first?["clip-path"] == "url(#\(clip))" && part.count == 2)
    #expect(try drawing(height: 90).elements("clipPath").isEmpty)
    // The lines begin at the top of the frame, whatever its height.
    let origins = try [50, 90].map { height in
      let frame = try #require(try editor(height: .points(height)).tree.nodes.last?.frame)
      let drawing = try drawing(height: .points(height))
      return try #require(try drawing.elements("use").first?.origin?.y) - frame.y
    }
    #expect(abs(origins[0] - origins[1]) < 0.02)
  }

  @Test func coversWhatLiesUnderTheKeyboard() throws {
    let environment = RenderEnvironment(keyboardHeight: 253)
    let drawing = SVGDrawing(try screen(in: environment) { Text(.verbatim("Ideas")) })
    let keyboard = try #require(try drawing.elements("rect").dropFirst().first)
    #expect(keyboard["y"] == "315" && keyboard["height"] == "253" && keyboard["width"] == "320")
    // Its keys lie on it, and nothing else is drawn after it.
    let keys = try drawing.elements("rect").dropFirst(2)
    #expect(keys.count == 31)
    for key in keys {
      let y = try #require(key["y"].flatMap(Double.init))
      let height = try #require(key["height"].flatMap(Double.init))
      #expect(y > 315 && y + height < 568)
    }
  }

  @Test func drawsTheSameEachTime() throws {
    let isSame = SVGDrawing(try everything()).svg == SVGDrawing(try everything()).svg
    #expect(isSame)
  }

  @Test(arguments: [1e7, -1e7, 4e7])
  func drawsWhatIsLargerThanAnyScreen(_ length: Double) throws {
    let drawing = SVGDrawing(
      try screen {
        CustomContainer("canvas") {
          Text(.verbatim("Ideas")).background(.label)
            .frame(width: .points(abs(length)), height: 40).position(x: length, y: length)
        }
      })
    #expect(try !drawing.elements().isEmpty)
    #expect(!drawing.svg.contains("nan") && !drawing.svg.contains("inf"))
  }

  private func everything() throws -> AccessibleScreen {
    try screen {
      NavigationBar(title: .verbatim("Boards")) {
        Button { Text(.verbatim("Next")) }.barPlacement(.trailing)
      }
      ScrollView {
        VStack {
          Image("photo", width: 60, height: 40)
          Toggle(isOn: true) { Text(.verbatim("Sounds")) }
          Slider(value: 0.5)
          TextField(text: nil, placeholder: .verbatim("Name"))
          TextEditor(text: .verbatim("One\nTwo\nThree")).frame(height: 40)
          Text(.verbatim("Preparations for the journey")).lineLimit(1).frame(width: 100)
          Rectangle(fill: .label).frame(width: 20, height: 20).border(.label)
        }
      }
    }
  }
}
