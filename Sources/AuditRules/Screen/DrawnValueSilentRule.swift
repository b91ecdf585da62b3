import Accessibility
import AuditModel
import Layout
import ViewTree

/// A value that shapes draw, as the bars of a chart do, is spoken, too.
package struct DrawnValueSilentRule: ScreenRule {
  package static let description = RuleDescription(
    id: "drawn-value-silent", title: "Drawn value hidden from VoiceOver",
    rationale: """
      VoiceOver and braille display users do not learn how far the upload is or how much each day took, which \
      others read off the lengths of the bars.
      """,
    howToFix: """
      Make the shapes one element with a label and a value, such as “Upload” and “40 percent”, or use \
      `ProgressView`, `Gauge` or a chart of Swift Charts, which VoiceOver reads.
      """,
    falseAlarm: """
      A bar is a shape of 4 to 24 points within another one that begins at the same edge, a chart three or more \
      rows with one text each and a bar of the same thickness and different lengths, on which no text lies. A rating is \
      three or more symbols of one kind, such as filled and empty stars, and steps are three or more shapes beside each \
      other, the first of which have another colour than the rest, or one of which has. Exempt are those whose share or \
      count is a number, or a word after a colon, in a text around them, those beside an element with a value, and the \
      strength of a password; charts with a number in a text, but for the end of an axis, or a sentence before or after \
      them; and all in an element \
      that says a number, or five words or more, unless these name the chart alone, such as “Bar chart of the last six \
      months”. A value that only words beside it say, and a bar that decorates, are \
      reported. A conversation has two messages or more at either side, each side in a colour of its own; it is exempt \
      where all messages of a person begin or end with a word of theirs, or have a text before them.
      """,
    severity: .warning, standards: [.wcag("1.1.1"), .en301549("11.1.1.1.1")])

  package static let examples: [ScreenExample] = [
    .passes("a bar with a value") {
      bar().accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Upload"))
        .accessibilityValue(.verbatim("40 percent"))
    },
    .passes("a bar whose share is a text beside it") {
      VStack {
        bar()
        Text(.verbatim("40 %"))
      }
    },
    .passes("a chart with a summary") {
      chart([90, 60, 120]).accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Wednesday took the most power of all days"))
    },
    .passes("bars with their values as texts") {
      chart([90, 60, 120], values: ["9 kWh", "6 kWh", "12 kWh"])
    },
    .finds("message-1", because: "only its side and colour say who wrote a message") {
      conversation { _ in "" }
    },
    .passes("messages that begin with the name of the person") {
      conversation { $0 ? "You: " : "Mia: " }
    },
    .passes("messages that name the person after common words") {
      conversation { $0 ? "Sent by you: " : "Sent by Mia: " }
    },
    .passes("cards of two colours below each other") {
      conversation(atSides: false) { _ in "" }
    },
    .finds("bars", because: "the end of the axis is none of the values") {
      chart([90, 60, 120], note: "Scale from 0 to 200").id("bars")
    },
    .passes("bars with a sentence that has their values") {
      chart([90, 60, 120], note: "9, 6 and 12 kWh")
    },
    .passes("lines between rows") { chart([120, 120, 120]) },
    .passes("words on backgrounds of their own") {
      VStack(alignment: .leading) {
        for (index, name) in ["Tea", "Oat milk", "Peppermint"].enumerated() {
          ZStack {
            Rectangle(fill: .black).frame(width: 60 + 40 * Double(index), height: 24)
            Text(.verbatim(name)).foregroundColor(.white)
          }
        }
      }
    },
    .passes("grey bars in place of values that are loading") {
      chart([90, 60, 120], color: Color(RGBColor(235, 235, 235), dark: RGBColor(30, 30, 30)))
        .background(Color(.white, dark: .black))
    },
    .passes("a chart with a sentence under it") {
      VStack {
        chart([90, 60, 120])
        Text(.verbatim("Wednesday took the most power, and Tuesday the least."))
      }
    },
    .passes("the line under a tab") {
      VStack {
        Text(.verbatim("Departures"))
        bar(height: 2)
      }
    },
    .passes("bars that are all filled alike, as those of content that is loading") {
      VStack {
        bar()
        bar()
        bar()
      }
    },
    .passes("the names of the stages under a bar") {
      VStack {
        bar()
        HStack { for name in ["Ordered", "Sent", "There"] { Text(.verbatim(name)) } }
      }
    },
    .passes("a word after a colon") {
      VStack {
        Text(.verbatim("Signal: good"))
        bar()
      }
    },
    .passes("the strength of a password") {
      VStack {
        SecureField(.verbatim("Password"), text: .constant("secret"))
        capsules()
        Text(.verbatim("Medium"))
      }
    },
    .passes("dots beside pages that say which one it is") {
      VStack {
        Image("pages", width: 200, height: 120).accessibilityLabel(.verbatim("Photos"))
          .accessibilityValue(.verbatim("Second")).accessibilityAddTraits(.adjustable)
        capsules()
      }
    },
    .passes("stripes that touch each other") { capsules(spacing: 0) },
    .passes("stars with a word after them") {
      HStack {
        rating()
        Text(.verbatim("Very good"))
      }
    },
    .finds("upload", because: "only the bar shows how far the upload is") {
      VStack {
        Text(.verbatim("Uploading photo 1"))
        bar().id("upload")
      }
    },
    .finds("chart", because: "only the bars show how much each day took") {
      chart([90, 60, 120]).id("chart")
    },
    .passes("stars with the number beside them") {
      HStack {
        rating()
        Text(.verbatim("4.0 (128)"))
      }
    },
    .passes("stars whose number is spoken") {
      rating().accessibilityElement(children: .ignore).accessibilityLabel(.verbatim("Rating"))
        .accessibilityValue(.verbatim("4 out of 5"))
    },
    .passes("steps that a text counts") {
      VStack {
        capsules()
        Text(.verbatim("Step 2 of 4"))
      }
    },
    .finds("stars", because: "only the number of reviews is said") {
      HStack {
        rating().accessibilityHidden()
        Text(.verbatim("128 reviews"))
      }
    },
    .finds("stars", because: "the label is that of the rating alone") {
      rating().accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Average rating"))
    },
    .finds("steps", because: "only the colours show which step it is") { capsules() },
    .finds("chart", because: "a longer label only names the chart") {
      chart([90, 60, 120]).id("chart").accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Bar chart of the last three days"))
    },
    .finds("chart", because: "the label is that of the chart alone") {
      chart([90, 60, 120]).id("chart").accessibilityElement(children: .ignore)
        .accessibilityLabel(.verbatim("Power chart"))
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    shapes(in: screen.tree).count > 1 || symbols(in: screen.tree).count > 1
      || ChatBubbles.mayBe(in: screen.tree)
  }

  private func shapes(in tree: LaidOutTree) -> [NodeID] {
    tree.nodes.positions.filter { tree.isFilledShape($0) }
  }

  private func symbols(in tree: LaidOutTree) -> [NodeID] {
    tree.nodes.positions.filter { tree.isSymbolOfRating($0) }
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let (shapes, symbols) = (shapes(in: screen.tree), symbols(in: screen.tree))
    let speech = DrawnSpeech(screen)
    let messages =
      ChatBubbles.mayBe(in: screen.tree) ? ChatBubbles(screen, speech.index).violations : []
    guard shapes.count > 1 || symbols.count > 1 else { return messages }
    return messages + DrawnBars(shapes, speech).violations
      + DrawnSigns(shapes, symbols, speech).violations
  }
}

/// A bar that is filled to two fifths.
private func bar(height: Double = 8) -> ViewNode {
  ZStack(alignment: .leading) {
    Rectangle(fill: .label).frame(width: 200, height: height)
    Rectangle(fill: .systemBackground).frame(width: 80, height: height)
  }
  .node
}

/// Rows with a day and a bar, and perhaps a value.
private func chart(
  _ lengths: [Double], values: [String] = [], color: Color = .label, note: String = ""
) -> ViewNode {
  VStack(alignment: .leading) {
    if !note.isEmpty { Text(.verbatim(note)) }
    for (index, length) in lengths.enumerated() {
      HStack {
        Text(.verbatim(["Mon", "Tue", "Wed"][index]))
        Rectangle(fill: color).frame(width: length, height: 14)
        if index < values.count { Text(.verbatim(values[index])) }
      }
    }
  }
  .node
}

/// Four messages of two people, perhaps on either side, that begin with a name.
private func conversation(
  atSides: Bool = true, _ name: (_ isOwn: Bool) -> String
) -> ViewNode {
  let texts = ["Is it free?", "Yes, until Friday.", "I will take it.", "Good, see you."]
  return VStack {
    for (index, text) in texts.enumerated() {
      let isOwn = index % 2 == 0
      HStack {
        if atSides, isOwn { Spacer() }
        Text(.verbatim(name(isOwn) + text)).padding(8)
          .background(isOwn ? Color.green : Color(.black))
          .cornerRadius(16).id("message-\(index + 1)")
        if !atSides || !isOwn { Spacer() }
      }
    }
  }
  .node
}

private func rating() -> ViewNode {
  HStack {
    for index in 0..<5 {
      Image(symbol: index < 4 ? "star.fill" : "star", size: 14).accessibilityHidden()
    }
  }
  .id("stars")
}

private func capsules(spacing: Double = 8) -> ViewNode {
  HStack(spacing: spacing) {
    for index in 0..<4 {
      Rectangle(fill: index < 2 ? .label : .systemBackground).frame(width: 40, height: 8)
    }
  }
  .id("steps")
}
