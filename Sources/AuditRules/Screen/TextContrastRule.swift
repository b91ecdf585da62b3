import Accessibility
import AuditModel
import Layout
import ViewTree

/// Text contrasts with what is behind it, in every appearance.
package struct TextContrastRule: ScreenRule {
  package static let description = RuleDescription(
    id: "text-contrast", title: "Insufficient text contrast",
    rationale: """
      People with low vision, and everyone in bright sunlight, cannot read text that barely \
      differs from its background.
      """,
    howToFix: """
      Choose a text or background colour with at least 4.5:1, or 3:1 for text of 18 pt or of 14 \
      pt in bold. Give colours a dark and an increased-contrast variant in the asset catalog, \
      and avoid `.opacity(_:)` on text.
      """,
    falseAlarm: """
      WCAG exempts logotypes and pure decoration, and the Human Interface Guidelines accept 3:1 \
      for bold text of any size; the rule applies none of these exceptions. Disabled controls are \
      exempt, and so are placeholders in iOS’s own colour, which have 1.7:1, the red answers of \
      alerts and dialogs, and the titles of a table’s columns, which iOS draws. In the colours that iOS itself has \
      for secondary text, the tint and buttons that destroy something, on its own backgrounds, it is one warning for all \
      texts of a screen, and a note where the app did not choose it: in headings and notes of lists, labelled contents, pickers and badges. Text over an image or a gradient is left to `text-over-image`, and text over the strokes of a symbol is reported only where it contrasts with neither the symbol nor \
      its ground.
      """,
    severity: .error,
    standards: [.wcag("1.4.3"), .en301549("11.1.4.3"), .hig("Accessibility, Color and effects")],
    options: [.contrastOfText, .contrastOfLargeText])

  package static let examples: [ScreenExample] = [
    .passes("black on white") { Text(.verbatim("Ideas")) },
    .passes("large text at 3 to 1") {
      Text(.verbatim("Ideas")).font(.largeTitle)
        .foregroundColor(Color(RGBColor(140, 140, 140), dark: .white))
    },
    .passes("text that is drawn as large text, at 3 to 1") {
      Text(.verbatim("Ideas")).scaleEffect(1.5)
        .foregroundColor(Color(RGBColor(140, 140, 140), dark: .white))
    },
    .passes("a text that is clipped as a whole, behind which something else is") {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Rectangle(fill: Color(.white, dark: .black)).frame(height: 40)
          Text(.verbatim("Ideas")).foregroundColor(Color(.white, dark: .black))
        }
        .frame(height: 40, alignment: .top).clipped()
        Rectangle(fill: Color(.white, dark: .black)).frame(height: 60)
      }
    },
    .finds("name", because: "large text that is drawn small, at 3 to 1") {
      Text(.verbatim("Ideas")).font(.title).id("name").scaleEffect(0.5)
        .foregroundColor(Color(RGBColor(140, 140, 140), dark: .white))
    },
    .passes("a disabled control") {
      Button(.verbatim("Save"), isEnabled: false)
        .foregroundColor(Color(RGBColor(200, 200, 200)))
    },
    .passes("a placeholder, of which no one reads a letter") {
      Text(.verbatim("Ideas")).foregroundColor(Color(RGBColor(200, 200, 200)))
        .redacted(reason: .placeholder)
    },
    .passes("a dark background that is scrolled out of sight") {
      VStack(spacing: 0) {
        ScrollView {
          Rectangle(fill: Color(.white, dark: .black)).frame(height: 900)
          Rectangle(fill: .label).frame(height: 200)
        }
        Text(.verbatim("Ideas"))
      }
      .frame(height: 400)
    },
    .passes("the colour of the text around is that of a shape") {
      ZStack {
        Rectangle()
        Text(.verbatim("Ideas")).foregroundColor(Color.systemBackground)
      }
    },
    .finds("name", because: "the third level of the colour around") {
      VStack { Text(.verbatim("Ideas")).id("name").foregroundStyle(.tertiary) }
        .foregroundColor(Color.systemBackground).background(.label)
    },
    .finds("name", because: "black text on black, visible after scrolling") {
      ScrollView {
        Rectangle(fill: Color(.white, dark: .black)).frame(height: 900)
        Text(.verbatim("Ideas")).id("name").frame(height: 200).background(.label)
      }
    },
    .finds("name", because: "grey on white is 3.4 to 1") {
      Text(.verbatim("Ideas")).id("name")
        .foregroundColor(Color(RGBColor(140, 140, 140), dark: .white))
    },
    .finds("name", because: "dark text in the dark appearance") {
      Text(.verbatim("Ideas")).id("name")
        .foregroundColor(Color(.black, dark: RGBColor(40, 40, 40)))
    },
    .passes("white on blue in a group at 90 % opacity, over white") {
      VStack {
        Text(.verbatim("Ideas")).foregroundColor(Color(.white)).padding(8)
          .background(Color(RGBColor(0, 60, 160)))
      }
      .opacity(0.9).background(Color(.white))
    },
    .finds("name", because: "white on blue in a group at half opacity, over white") {
      VStack {
        Text(.verbatim("Ideas")).id("name").foregroundColor(Color(.white)).padding(8)
          .background(Color(RGBColor(0, 60, 160)))
      }
      .opacity(0.5).background(Color(.white))
    },
    .passes("a number in a disc, whose colour is its ground") {
      ZStack {
        Image(symbol: "circle.fill", size: 40).foregroundColor(Color(RGBColor(0, 60, 160)))
        Text(.verbatim("3")).foregroundColor(.white)
      }
    },
    .finds("count", because: "the disc is as dark as the number in it") {
      ZStack {
        Image(symbol: "circle.fill", size: 40).foregroundColor(Color(RGBColor(0, 60, 160)))
        Text(.verbatim("3")).foregroundColor(Color(.black)).id("count")
      }
    },
    .passes("a link in a colour that is dark in light and light in dark") {
      Text("Read the [terms](https://example.com)")
        .tint(Color(RGBColor(0, 60, 160), dark: RGBColor(120, 180, 255)))
    },
    .finds("name", because: "the link in the text is as light as the background") {
      Text("Read the [terms](https://example.com)").id("name")
        .tint(Color(RGBColor(200, 200, 200), dark: .white))
    },
    .passes("the red answer of an alert, which iOS draws") {
      Alert(title: .verbatim("Delete all?")) {
        Button(.verbatim("Delete")).foregroundColor(.red)
      }
      .background(Color.systemBackground)
    },
    .finds("delete", because: "iOS’s red is 3.6 to 1") {
      Button { Text(.verbatim("Delete")).id("delete") }.foregroundColor(.red)
    },
    .finds("link", because: "the red of a link is the choice of the app") {
      NavigationLink(value: 1) { Text(.verbatim("Delete")).foregroundColor(.red).id("link") }
    },
    .passes("the title of a table’s column, which iOS draws") {
      List {
        HStack { Text(.verbatim("Price")).foregroundStyle(.secondary) }.id("column-titles")
        Text(.verbatim("12 €"))
      }
    },
    .finds("value", because: "iOS’s secondary colour is 3.4 to 1") {
      Text(.verbatim("Ideas")).id("value").foregroundStyle(.secondary)
    },
    .finds("name", because: "text at 30 % opacity") {
      Text(.verbatim("Ideas")).id("name").opacity(0.3)
    },
  ]

  /// Rounding of eight-bit channels, as other tools allow it.
  private static let slack = 0.01

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let (tree, grounds) = (screen.tree, screen.grounds)
    var result: [Violation] = []
    for text in tree.texts {
      // WCAG 1.4.3 leaves out controls that cannot be used.
      guard tree[text.node].isSeen, !tree[text.node].isDisabled, !tree[text.node].content.isEmpty,
        !tree[text.node].isOutOfSight
      else { continue }
      let inks = TextInk.all(of: text, on: screen).filter {
        !SystemTextColor.isDestructiveAnswer($0.color, of: text.node, in: tree)
      }
      if let violation = check(inks, text, grounds, screen) { result.append(violation) }
    }
    return result
  }

  private func check(
    _ inks: [TextInk], _ text: LaidOutText, _ grounds: Grounds, _ screen: AccessibleScreen
  ) -> Violation? {
    if inks.contains(where: \.color.isPattern) {
      return Violation(
        notMeasured: text.node, text: text.text,
        reason: "the text is drawn in a gradient, so its contrast was not measured")
    }
    switch grounds.behind(text.node) {
    case .color(let ground): return check(inks, text, on: [ground], screen)
    // Its shape is not known, so each letter may lie on the strokes of a symbol or beside them.
    case .symbol(let symbol, on: let ground):
      return check(inks, text, on: [symbol, ground], screen)
    // Over a picture a person has to judge; `text-over-image` says so.
    case .picture: return nil
    }
  }

  /// The contrast of the part of a text that lacks most of what it needs.
  private func check(
    _ inks: [TextInk], _ text: LaidOutText, on candidates: [Ground], _ screen: AccessibleScreen
  ) -> Violation? {
    var worst: Contrast?
    for ink in inks {
      for appearance in Appearance.all {
        // All but a few have enough, so the ratios are computed without anything to report.
        let isEnough = candidates.contains {
          $0.contrast(of: ink.color, in: appearance).ratio >= ink.required - Self.slack
        }
        if isEnough { continue }
        let best = candidates.map { Contrast(ink, on: $0, in: appearance) }
          .max { $0.ratio < $1.ratio }
        if let best, best.share < worst?.share ?? .infinity { worst = best }
      }
    }
    guard let worst else { return nil }
    let system = SystemTextColor(
      worst.ink.color, over: worst.ground, in: worst.appearance,
      ofButton: screen.tree.hasColorOfButton(text.node))
    if system == .secondary, screen.tree.isColumnTitle(text.node) { return nil }
    return Violation(
      node: text.node, text: text.text,
      severity: system == nil
        ? nil : screen.tree.hasColorOfSystem(text.node) ? .note : .warning,
      weight: 1 / worst.share,
      .tooWeak(worst.ratio, required: worst.ink.required, in: worst.appearance, system),
      evidence: worst.evidence(screen.largeText, system),
      suggestion: system?.suggestion
        ?? "choose a darker or lighter colour for the text or its background")
  }
}

extension LaidOutTree {
  /// Whether a text is a title over a column of a `Table`.
  fileprivate func isColumnTitle(_ text: NodeID) -> Bool {
    path(of: text).contains(pathPart: "column-titles")
  }

  /// Whether a control or a list of iOS gives it its colour, and the app has no part in that.
  fileprivate func hasColorOfSystem(_ text: NodeID) -> Bool {
    lineage(of: text).lazy.map { self.style(of: $0) }.first { $0.foreground != nil }?
      .isForegroundOfSystem ?? false
  }

  /// Whether a text has the colour that is named for a button around it, and none of its own.
  fileprivate func hasColorOfButton(_ text: NodeID) -> Bool {
    let named = lineage(of: text).first { style(of: $0).foreground != nil }
    return named.map { if case .button = self[$0].kind { true } else { false } } ?? false
  }
}

extension Ground {
  /// The colours of text and ground, and their contrast.
  fileprivate func contrast(
    of color: Color, in appearance: Appearance
  ) -> (text: RGBColor, ground: RGBColor, ratio: Double) {
    let (text, ground) = colors(in: appearance, under: color)
    return (text, ground, text.contrast(with: ground))
  }
}

/// The contrast of a part of a text with its ground in one appearance.
private struct Contrast {
  let ink: TextInk
  let appearance: Appearance
  let text: RGBColor
  let ground: RGBColor
  let ratio: Double

  init(_ ink: TextInk, on ground: Ground, in appearance: Appearance) {
    self.ink = ink
    self.appearance = appearance
    (text, self.ground, ratio) = ground.contrast(of: ink.color, in: appearance)
  }

  /// The share of the contrast that it needs.
  var share: Double { ratio / ink.required }

  func evidence(_ largeText: LargeText, _ system: SystemTextColor?) -> Evidence {
    Evidence(
      [
        ("ratio", .ratio(ratio)), ("required", .ratio(ink.required)),
        ("textColor", .text(text.description)), ("background", .text(ground.description)),
        ("appearance", .text(appearance.name)), ("largeText", .text(largeText.words)),
      ] + (ink.part.map { [("part", .text($0))] } ?? [])
        + (system.map { [(Violation.sharedCause, .text($0.name))] } ?? []))
  }
}

extension LargeText {
  /// The definition with its name.
  fileprivate var words: String {
    let bold: Message = boldSize > 0 ? "or \(boldSize) pt in bold" : "or bold"
    let message: Message = "from \(size) pt, \(bold) (\(rawValue))"
    return message.text
  }
}

extension Message {
  fileprivate static func tooWeak(
    _ ratio: Double, required: Double, in appearance: Appearance, _ system: SystemTextColor?
  ) -> Message {
    let found: Message = "the contrast is \(ratio: ratio) to 1 in \(appearance.name)"
    guard let system else { return "\(found); the minimum is \(required) to 1" }
    return "\(found), in iOS’s own colour for \(system.purpose); the minimum is \(required) to 1"
  }
}
