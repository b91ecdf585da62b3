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
      image. A ground of one opaque colour between the two is measured by `text-contrast` instead.
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
    .passes("text under a picture") {
      VStack {
        Image("city", width: 300, height: 300)
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
    let grounds = Grounds(screen.tree)
    guard grounds.havePictures else { return [] }
    return screen.tree.texts.compactMap { text in
      let node = screen.tree[text.node]
      guard node.isSeen, !node.isDisabled, !node.content.isEmpty, !node.foreground.isPattern,
        case .picture(layersOver: let layers) = grounds.behind(text.node)
      else { return nil }
      return violation(text, node, over: layers)
    }
  }

  private func violation(_ text: LaidOutText, _ node: LaidOutNode, over layers: Int)
    -> Violation
  {
    let (light, dark) = (node.foreground.light, node.foreground.dark)
    let colors = light == dark ? "\(light)" : "\(light), in the dark \(dark)"
    return Violation(
      node: text.node, text: text.text, .look(at: colors, text.requiredContrast),
      evidence: [
        "textColor": .text(light.description), "darkTextColor": .text(dark.description),
        "required": .ratio(text.requiredContrast),
        "layersBetween": .number(Double(layers), unit: ""),
      ],
      suggestion: "look at the text over the lightest and the darkest image")
  }
}

extension Message {
  fileprivate static func look(at colors: String, _ required: Double) -> Message {
    "the text is \(colors) over an image; a person has to judge whether it has \(required) to 1"
  }
}
