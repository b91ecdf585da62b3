import Accessibility
import AuditModel
import Layout
import ViewTree

/// The contrast of text over an image is looked at by a person.
package struct TextOverImageRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-over-image", title: "Text over an image",
    rationale: """
      A photo or a gradient is light in one place and dark in another, and the next photo is different: \
      text that is easy to read in a design may vanish for people with low vision.
      """,
    howToFix: """
      Look at the text over the lightest and the darkest image it can have. Put a ground of one colour, or \
      a dark gradient of at least 50 % below the letters, between the two.
      """,
    falseAlarm: """
      It is a request to look, not a defect: the audit knows the colour of the text and not that of the \
      image. A ground of one opaque colour between the two is measured by `text-contrast` instead, and so is a \
      symbol of one colour, unless the text contrasts with only one of the symbol and what is around it.
      """,
    severity: .note,
    standards: [.wcag("1.4.3"), .en301549("11.1.4.3")])

  package static let examples: [ScreenExample] = [
    .passes("text on one colour") { Text(.verbatim("Ideas")).background(.systemBackground) },
    .passes("a ground between the text and the picture") {
      ZStack {
        Image("city", width: 300, height: 300)
        Text(.verbatim("Helsinki")).background(.systemBackground)
      }
    },
    .passes("the title of a bar, whose glass blurs the symbol under it") {
      ZStack(alignment: .top) {
        Image(symbol: "star.fill", size: 40).foregroundColor(.label)
        NavigationBar(title: .verbatim("Helsinki")).frame(height: 44)
      }
    },
    .passes("a symbol in a colour that the text contrasts with") {
      ZStack {
        Image(symbol: "circle", size: 40).foregroundColor(Color(RGBColor(255, 220, 150)))
        Text(.verbatim("3")).foregroundColor(Color(.black))
      }
      .background(Color(.white))
    },
    .finds("count", because: "it may lie on the strokes of the symbol") {
      ZStack {
        Image(symbol: "star", size: 40).foregroundColor(Color(RGBColor(60, 60, 60)))
        Text(.verbatim("3")).foregroundColor(Color(.black)).id("count")
      }
      .background(Color(.white))
    },
    .passes("text under a picture") {
      VStack {
        Image("city", width: 300, height: 300)
        Text(.verbatim("Helsinki"))
      }
    },
    .passes("text below a picture that is clipped above it") {
      VStack(spacing: 0) {
        HStack { Image("city", width: 300, height: 300) }.frame(width: 300, height: 100).clipped()
        Text(.verbatim("Helsinki"))
      }
    },
    .finds("name", because: "it lies on a picture") {
      ZStack {
        Image("city", width: 300, height: 300)
        Text(.verbatim("Helsinki")).foregroundColor(.white).id("name")
      }
    },
    .finds("name", because: "it lies on a material") {
      Text(.verbatim("Helsinki")).id("name").padding().backgroundPicture()
    },
    .finds("name", because: "a ground shines through") {
      ZStack {
        Image("city", width: 300, height: 300)
        Text(.verbatim("Helsinki")).id("name").background(Color.black.opacity(0.5))
      }
    },
  ]

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let grounds = screen.grounds
    guard grounds.havePictures else { return [] }
    return tree.texts.compactMap { text in
      guard tree[text.node].isSeen, !tree[text.node].isDisabled, !tree[text.node].content.isEmpty
      else { return nil }
      let color = tree.foreground(of: text.node)
      guard !color.isPattern else { return nil }
      let required = screen.requiredContrast(of: text)
      switch grounds.behind(text.node) {
      case .color: return nil
      case .picture(let picture, layersOver: let layers):
        return violation(text, color, required, over: tree.words(for: picture), layers)
      case .symbol(let symbol, on: let ground):
        return violation(text, color, required, over: symbol, on: ground)
      }
    }
  }

  /// Text over the strokes of a symbol is judged by a person where it contrasts with only one of the
  /// symbol and its ground; with neither of them, it is a defect of contrast.
  private func violation(
    _ text: LaidOutText, _ color: Color, _ required: Double, over symbol: Ground, on ground: Ground
  ) -> Violation? {
    var worst: (ratio: Double, appearance: Appearance, back: RGBColor)?
    for appearance in Appearance.all {
      let sides = [symbol, ground].map { side in
        let back = side.color(in: appearance)
        let front = side.color(in: appearance, under: color)
        return (ratio: front.contrast(with: back), appearance: appearance, back: back)
      }.sorted { $0.ratio < $1.ratio }
      guard sides[1].ratio >= required else { return nil }
      if sides[0].ratio < worst?.ratio ?? required { worst = sides[0] }
    }
    guard let worst else { return nil }
    return Violation(
      node: text.node, text: text.text, weight: required / worst.ratio,
      .lies(on: worst.back, worst.ratio, in: worst.appearance, required: required),
      evidence: [
        "ratio": .ratio(worst.ratio), "required": .ratio(required),
        "background": .text(worst.back.description), "appearance": .text(worst.appearance.name),
      ],
      suggestion: "look at the text over the symbol, or put them beside each other")
  }

  private func violation(
    _ text: LaidOutText, _ color: Color, _ required: Double, over picture: Message, _ layers: Int
  ) -> Violation {
    let (light, dark) = (color.light, color.dark)
    let colors = light == dark ? "\(light)" : "\(light), in the dark \(dark)"
    return Violation(
      node: text.node, text: text.text, .look(at: colors, required, over: picture),
      evidence: [
        "textColor": .text(light.description), "darkTextColor": .text(dark.description),
        "required": .ratio(required),
        "image": .text(picture.text), "layersBetween": .number(Double(layers), unit: ""),
      ],
      suggestion: "look at the text over the lightest and the darkest image")
  }
}

extension Message {
  fileprivate static func lies(
    on back: RGBColor, _ ratio: Double, in appearance: Appearance, required: Double
  ) -> Message {
    """
    a part of the text may lie on \(back.description), where it has \(ratio: ratio) to 1 in \
    \(appearance.name); a person has to judge whether it has \(required) to 1
    """
  }

  fileprivate static func look(
    at colors: String, _ required: Double, over picture: Message
  ) -> Message {
    """
    the text is \(colors) over \(picture); a person has to judge whether it has \(required) to 1
    """
  }
}

extension LaidOutTree {
  /// The picture in words: an image by its name, another one by the node that has it.
  fileprivate func words(for picture: NodeID) -> Message {
    if case .image = self[picture].kind, let name = imageName(of: picture) {
      return "the image “\(name)”"
    }
    return "the image, gradient or material of “\(path(of: picture))”"
  }
}
