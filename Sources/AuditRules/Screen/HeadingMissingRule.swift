import Accessibility
import AuditModel
import Layout
import ViewTree

/// A text that looks like a heading is one for assistive technologies.
package struct HeadingMissingRule: ScreenRule {
  package static let description = RuleDescription(
    id: "heading-missing", title: "Missing heading trait",
    rationale: """
      VoiceOver users move from heading to heading with the rotor; a title that only looks like one is \
      skipped, and so is the section under it.
      """,
    howToFix: "Add `.accessibilityAddTraits(.isHeader)` to the title.",
    falseAlarm: """
      Only the text styles of titles count, on one line of at most 120 characters without digits and full stop that is \
      followed by other content, and a text with the font of two headings or more beside it. A greeting in a \
      title style is reported. A heading after a symbol, in the smallest style after the picture of a card, with a number in it, or in another style for body text, \
      however bold, is not found, nor is the text of a card below a caption, which is its content, the only line under a heading, what a text with a \
      colon or a smaller heading introduces, or one that is \
      spoken in another language.
      """,
    severity: .warning,
    standards: [
      .wcag("1.3.1"), .wcag("2.4.6"), .en301549("11.1.3.1.1"), .en301549("11.2.4.6"),
    ])

  package static let examples: [ScreenExample] = [
    .passes("the pronunciation of a word") {
      VStack {
        Text(.verbatim("[ɡəˈmyːtlɪç]")).font(.title3)
        Text(.verbatim("Cosy"))
      }
    },
    .passes("a title with the trait") {
      VStack {
        Text(.verbatim("Ingredients")).font(.title2).accessibilityAddTraits(.header)
        Text(.verbatim("Two eggs"))
      }
    },
    .passes("a text in the style of body text") {
      VStack {
        Text(.verbatim("Ingredients")).bold()
        Text(.verbatim("Two eggs"))
      }
    },
    .passes("the name under the picture of a card") {
      VStack {
        VStack {
          Image("heron", width: 200, height: 120).accessibilityLabel(.verbatim("A heron"))
          Text(.verbatim("Heron")).font(.title3)
          Text(.verbatim("240 euros"))
        }
        .background(Color(RGBColor(240, 240, 240)), cornerRadius: 12)
        Button(.verbatim("Book"))
      }
    },
    .passes("the composer under the title of a piece") {
      VStack {
        VStack {
          Text(.verbatim("Ave verum")).font(.largeTitle).accessibilityAddTraits(.header)
          Text(.verbatim("W. A. Mozart")).font(.title3)
        }
        Text(.verbatim("Listen before the concert."))
      }
    },
    .passes("the song under a smaller heading in a card") {
      VStack {
        Text(.verbatim("Now playing")).font(.headline).accessibilityAddTraits(.header)
        Text(.verbatim("Velvet Static")).font(.title3)
        Text(.verbatim("Three minutes"))
      }
      .background(Color(RGBColor(240, 240, 240)), cornerRadius: 12)
    },
    .passes("the word that a text with a colon introduces") {
      VStack {
        Text(.verbatim("The answer was:"))
        Text(.verbatim("Bridge")).font(.title2)
        Text(.verbatim("It comes again tomorrow."))
      }
    },
    .finds("parts", because: "the heading of the next section follows that of the screen") {
      VStack {
        Text(.verbatim("Ave verum")).font(.largeTitle).accessibilityAddTraits(.header)
        Text(.verbatim("Parts")).font(.title2).id("parts")
        Text(.verbatim("Soprano"))
      }
    },
    .passes("a sentence in a title style") {
      VStack {
        Text(.verbatim("Please call a doctor now.")).font(.title3)
        Text(.verbatim("Appelez un médecin."))
      }
    },
    .passes("a number in a title style") {
      VStack {
        Text(.verbatim("1,204")).font(.largeTitle)
        Text(.verbatim("steps today"))
      }
    },
    .passes("the title of a card that is one button") {
      Button {
        VStack {
          Text(.verbatim("Summer trip")).font(.title3)
          Text(.verbatim("Three lists"))
        }
      }
    },
    .passes("a title after a symbol, as in iOS's view for unavailable content") {
      VStack {
        Image(symbol: "tray", size: 40)
        Text(.verbatim("Nothing here")).font(.title2)
        Text(.verbatim("Come back later"))
      }
    },
    .passes("a phrase that is spoken in another language") {
      VStack(alignment: .leading) {
        Text(.verbatim("The bill, please"))
        Text(.verbatim("La cuenta, por favor")).font(.title3).accessibilityLanguage("es")
        Text(.verbatim("Where is the station?"))
      }
    },
    .finds("tools", because: "the two headings beside it have the trait") {
      VStack {
        Text(.verbatim("Beds")).font(.headline).accessibilityAddTraits(.header)
        Text(.verbatim("Two rows"))
        Text(.verbatim("Pots")).font(.headline).accessibilityAddTraits(.header)
        Text(.verbatim("Four of clay"))
        Text(.verbatim("Tools")).font(.headline).id("tools")
        Text(.verbatim("A rake"))
      }
    },
    .passes("the word on a card, below a caption") {
      VStack {
        VStack {
          Text(.verbatim("Translate this word"))
          Text(.verbatim("Ingredient")).font(.title)
        }
        .background(Color(RGBColor(240, 240, 240)))
        Button(.verbatim("Show the answer"))
      }
    },
    .passes("a title with nothing under it") { Text(.verbatim("Welcome")).font(.largeTitle) },
    .finds("title", because: "the title of a section has no trait") {
      VStack {
        Text(.verbatim("Ingredients")).font(.title2).id("title")
        Text(.verbatim("Two eggs"))
      }
    },
  ]

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    screen.elements.dropLast().contains { title(of: $0, on: screen) != nil }
      || !unmarked(on: screen, besides: []).isEmpty
  }

  /// The text of an element in the style of a title, if it may be one.
  private func title(
    of element: AccessibilityElement, on screen: AccessibleScreen
  ) -> LaidOutText? {
    guard element.traits == .staticText, case .text = screen.tree[element.node].kind,
      let text = screen.tree.text(of: element.node), text.font.style.isOfATitle,
      text.font.customPointSize == nil,
      screen.catalog.answer(to: .isHeadingLike, about: text.text, { $0.string.isHeadingLike })
    else { return nil }
    return text
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var result: [Violation] = []
    var known: Set<NodeID> = []
    for index in screen.elements.indices.dropLast() {
      let element = screen.elements[index]
      guard let text = title(of: element, on: screen), text.lineCount <= 1 else { continue }
      if isBesideASymbol(element.node, in: screen.tree) { continue }
      // A phrase that is spoken in another language is content.
      if screen.tree.accessibility(of: element.node)?.attributes.language != nil { continue }
      if isContentOfACard(element.node, in: screen.tree) { continue }
      if index > 0, isNamed(by: screen.elements[index - 1], text, in: screen.tree) { continue }
      known.insert(element.node)
      result.append(
        Violation(
          node: element.node, text: text.text, .looksLikeOne(text.font.style.name),
          evidence: ["textStyle": .text(text.font.style.name)],
          suggestion: "add the header trait"))
    }
    return result + unmarked(on: screen, besides: known)
  }

  /// The only text of its font that lacks the trait, among at least two beside it that have it.
  ///
  /// - Parameter known: those that are reported for their text style.
  private func unmarked(
    on screen: AccessibleScreen, besides known: Set<NodeID>
  ) -> [Violation] {
    var groups: [HeadingGroup: (headings: Int, others: [AccessibilityElement])] = [:]
    for element in screen.elements.dropLast()
    where element.traits.isSubset(of: [.staticText, .header]) {
      guard let text = screen.tree.text(of: element.node),
        case .text = screen.tree[element.node].kind
      else { continue }
      let group = HeadingGroup(parent: screen.tree[element.node].parent, font: text.font)
      if element.traits.contains(.header) {
        groups[group, default: (0, [])].headings += 1
      } else {
        groups[group, default: (0, [])].others.append(element)
      }
    }
    return groups.values.filter { $0.headings > 1 && $0.others.count == 1 }
      .sorted { $0.others[0].node < $1.others[0].node }.compactMap { group in
        guard let text = screen.tree.text(of: group.others[0].node), !known.contains(text.node),
          screen.catalog.answer(to: .isHeadingLike, about: text.text, { $0.string.isHeadingLike })
        else { return nil }
        return Violation(
          node: text.node, text: text.text, .looksLikeOthers(group.headings),
          evidence: ["headings": .number(Double(group.headings), unit: "")],
          suggestion: "add the header trait")
      }
  }

  private struct HeadingGroup: Hashable {
    let parent: NodeID?
    let font: Font
  }

  /// Whether the text right before it says what it is: a heading of which it is the only line, or that is smaller, or a
  /// text with a colon.
  private func isNamed(
    by element: AccessibilityElement, _ text: LaidOutText, in tree: LaidOutTree
  ) -> Bool {
    guard let parent = tree[text.node].parent, tree[element.node].parent == parent,
      let before = tree.text(of: element.node)
    else { return false }
    if tree.catalog[before.text].string.hasSuffix(":") { return true }
    guard element.traits.contains(.header) else { return false }
    let lines = tree.children(of: parent).filter { tree[$0].isSeen }
    return lines == [element.node, text.node]
      || before.pointSize < text.pointSize
        && tree.lineage(of: text.node).contains { tree.isCard($0) }
  }

  /// Whether it is the text of a card below a caption, with no more than a control after the card: the word or the
  /// name that the card is about.
  private func isContentOfACard(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    guard let stack = tree[node].parent, tree[node].end == tree[stack].end,
      tree.text(of: node)?.font.style != .largeTitle
    else { return false }
    let texts = tree.children(of: stack).filter { tree[$0].isSeen && tree.text(of: $0) != nil }
    guard texts.count == 2 else { return false }
    // A modifier may have put the stack into a node of its own.
    let around = tree.lineage(of: stack).prefix { tree[$0].end == tree[stack].end }
    guard let card = around.last(where: { tree[$0].hasBackground || tree[$0].hasBorder }),
      let parent = tree[card].parent
    else { return false }
    let next = tree.children(of: parent).first { $0 > card && tree[$0].isSeen }
    return next.map { tree[$0].kind.isControl } ?? true
  }

  /// Whether a symbol is right before it, as in iOS's view for unavailable content.
  private func isBesideASymbol(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    guard let parent = tree[node].parent else { return false }
    var child = parent.next
    while child < node, tree[child].end < node { child = tree[child].end }
    guard child < node, !tree[child].kind.isControl else { return false }
    // The symbol of a row above belongs to that.
    let pictures = (child..<tree[child].end).filter { inner in
      if case .image = tree[inner].kind { tree[inner].isSeen } else { false }
    }
    return pictures.contains { tree[$0].isSymbol }
      || !pictures.isEmpty && isOnlyTitleOfACard(node, in: tree)
  }
}

extension HeadingMissingRule {
  /// Whether no other text of the card around it has the smallest title style.
  private func isOnlyTitleOfACard(_ node: NodeID, in tree: LaidOutTree) -> Bool {
    guard tree.text(of: node)?.font.style == .title3,
      let card = tree.lineage(of: node).first(where: { tree.isCard($0) })
    else { return false }
    return tree.seenTexts(in: card).count { $0.font.style == .title3 } == 1
  }
}

extension LaidOutTree {
  /// Whether a view has a ground of its own with round corners.
  fileprivate func isCard(_ node: NodeID) -> Bool {
    self[node].hasBackground && style(of: node).cornerRadius > 0
  }
}

extension TextStyle {
  fileprivate var isOfATitle: Bool {
    switch self {
    case .largeTitle, .title, .title2, .title3: true
    default: false
    }
  }
}

extension String {
  /// Whether it is short and has words, but no amount.
  fileprivate var isHeadingLike: Bool {
    // Phonetic script is in brackets or slashes.
    count <= 120 && !contains(where: \.isNumber) && count(where: \.isLetter) > 1
      && first != "[" && first != "/" && !isSentence
  }

  /// Whether it is a sentence of four words or more with its full stop, which hardly any heading has.
  private var isSentence: Bool {
    last == "." && split(separator: " ").count > 3
  }
}

extension Message {
  fileprivate static func looksLikeOthers(_ count: Int) -> Message {
    "looks like \(count) headings beside it, but has not the header trait"
  }

  fileprivate static func looksLikeOne(_ style: String) -> Message {
    "has the text style \(style) of a heading, but not the header trait"
  }
}
