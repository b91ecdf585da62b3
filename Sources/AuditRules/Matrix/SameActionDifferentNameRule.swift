import AuditModel
import Foundation
import ViewTree

/// Controls that do the same on several screens are called the same.
package struct SameActionDifferentNameRule: MatrixRule {
  package static let description = RuleDescription(
    id: "same-action-different-name", title: "One action under several labels",
    rationale: """
      VoiceOver users recognize a control by its label and take a second label for another action; Voice \
      Control users say the label that they know, and nothing happens.
      """,
    howToFix: "Use one string for the label of the control on all screens.",
    falseAlarm: """
      Controls with the same symbol and the same identifier that do different things are reported. The symbols of \
      sharing, settings and searching need no identifier where both labels have one or two words and none in common, \
      and none does where both labels have the same text of the screen after a comma or in their middle, or at \
      the end where the symbol marks a thing, such as a heart. Of three tabs or more that are called alike but for one, \
      that one is reported.
      """,
    severity: .warning,
    standards: [.wcag("3.2.4")])

  package static let examples: [MatrixExample] = [
    .passes(
      "the share button of two screens",
      .shown(of: "Article") {
        Button { Image(symbol: "square.and.arrow.up", size: 20) }.id("share")
          .accessibilityLabel(.verbatim("Share"))
      },
      .shown(of: "Podcast") {
        Button { Image(symbol: "square.and.arrow.up", size: 20) }.id("share")
          .accessibilityLabel(.verbatim("Share"))
      }),
    .passes(
      "one name with the item that it is for",
      .shown(of: "List") {
        Button { Image(systemName: "bookmark") }.accessibilityLabel(.verbatim("Save Cook")).id(
          "save")
      },
      .shown(of: "Detail") {
        Button { Image(systemName: "bookmark") }.accessibilityLabel(.verbatim("Save Nurse")).id(
          "save")
      }),
    .finds(
      "save", because: "two actions have one item",
      .shown(of: "List") {
        Button { Image(systemName: "bookmark") }.accessibilityLabel(.verbatim("Save Cook")).id(
          "save")
      },
      .shown(of: "Detail") {
        Button { Image(systemName: "bookmark") }.accessibilityLabel(.verbatim("Remove Cook")).id(
          "save")
      }),
    .passes(
      "the settings of the app and those of a board",
      .shown(of: "Boards") {
        Button { Image(systemName: "gearshape") }.accessibilityLabel(.verbatim("Settings"))
      },
      .shown(of: "Board") {
        Button { Image(systemName: "gearshape") }.accessibilityLabel(.verbatim("Board settings"))
      }),
    .passes(
      "a symbol of many meanings",
      .shown(of: "Boards") {
        Button { Image(systemName: "plus") }.accessibilityLabel(.verbatim("Create"))
      },
      .shown(of: "Board") {
        Button { Image(systemName: "plus") }.accessibilityLabel(.verbatim("Add"))
      }),
    .passes(
      "sharing in more words",
      .shown(of: "Album") {
        Button { Image(systemName: "square.and.arrow.up") }.accessibilityLabel(.verbatim("Share"))
      },
      .shown(of: "Report") {
        Button { Image(systemName: "square.and.arrow.up") }
          .accessibilityLabel(.verbatim("Export as a table"))
      }),
    .passes(
      "two things in one state",
      .shown(of: "Kitchen") {
        Button { Image(systemName: "power") }.accessibilityLabel(.verbatim("Lamp, On"))
      },
      .shown(of: "Bath") {
        Button { Image(systemName: "power") }.accessibilityLabel(.verbatim("Heater, On"))
      }),
    .finds(
      "save", because: "the same job is saved under two names",
      .shown(of: "List") {
        Text(.verbatim("Nurse"))
        Button { Image(systemName: "bookmark") }.accessibilityLabel(.verbatim("Save job, Nurse"))
          .id("save-nurse")
      },
      .shown(of: "Detail") {
        Text(.verbatim("Nurse"))
        Button { Image(systemName: "bookmark") }.id("save")
          .accessibilityLabel(.verbatim("Add to favourites, Nurse"))
      }),
    .finds(
      "fav", because: "the same lounge is marked under two names",
      .shown(of: "Lounges") {
        Text(.verbatim("Aurora Lounge"))
        Button { Image(systemName: "heart") }.id("add")
          .accessibilityLabel(.verbatim("Add Aurora Lounge to favourites"))
      },
      .shown(of: "Lounge") {
        Text(.verbatim("Aurora Lounge"))
        Button { Image(systemName: "heart") }.id("fav")
          .accessibilityLabel(.verbatim("Bookmark Aurora Lounge"))
      }),
    .finds(
      "second", because: "one of the tabs has another name",
      .shown(of: "Guide") { tabs("Guide") },
      .shown(of: "Depots") { tabs("A to Z") }),
    .passes(
      "two screens with other tabs",
      .shown(of: "Guide") { tabs("Guide") },
      .shown(of: "Depots") { tabs("A to Z", last: "Account") }),
    .finds(
      "later", because: "the same book is kept under two names",
      .shown(of: "Store") {
        Text(.verbatim("The Salt Road"))
        Button { Image(systemName: "heart") }.id("wish")
          .accessibilityLabel(.verbatim("Add The Salt Road to wish list"))
      },
      .shown(of: "Book") {
        Text(.verbatim("The Salt Road"))
        Button { Image(systemName: "heart") }.id("later")
          .accessibilityLabel(.verbatim("Save The Salt Road for later"))
      }),
    .passes(
      "a thing that is deleted and removed from a list",
      .shown(of: "Store") {
        Text(.verbatim("The Salt Road"))
        Button { Image(systemName: "trash") }
          .accessibilityLabel(.verbatim("Delete The Salt Road now"))
      },
      .shown(of: "List") {
        Text(.verbatim("The Salt Road"))
        Button { Image(systemName: "trash") }
          .accessibilityLabel(.verbatim("Remove The Salt Road from list"))
      }),
    .finds(
      "send", because: "the symbol of sharing has two names",
      .shown(of: "Album") {
        Button { Image(systemName: "square.and.arrow.up") }.id("share")
          .accessibilityLabel(.verbatim("Share"))
      },
      .shown(of: "Photo") {
        Button { Image(systemName: "square.and.arrow.up") }.id("send")
          .accessibilityLabel(.verbatim("Send"))
      }),
    .finds(
      "share", because: "the second screen has another word for it",
      .shown(of: "Article") {
        Button { Image(symbol: "square.and.arrow.up", size: 20) }.id("share")
          .accessibilityLabel(.verbatim("Share"))
      },
      .shown(of: "Podcast") {
        Button { Image(symbol: "square.and.arrow.up", size: 20) }.id("share")
          .accessibilityLabel(.verbatim("Send out"))
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    var known: [Action: (label: String, screen: String)] = [:]
    var result: [MatrixViolation] = []
    for screen in screens {
      var own: [Action: (label: String, screen: String)] = [:]
      for outline in screen.sources {
        let things = outline.things
        let tabs = outline.elements.filter(\.isTab).map(\.label)
        for element in outline.elements where !element.label.isEmpty {
          let actions = Action.all(of: element, for: things, in: tabs)
          for action in actions { own[action] = own[action] ?? (element.label, screen.id) }
          let other = actions.lazy.compactMap { action in
            known[action].flatMap { action.isCalled($0.label, and: element.label) ? nil : $0 }
          }.first
          guard let other else { continue }
          result.append(
            MatrixViolation(
              on: screen, in: outline, element,
              "is called “\(element.label)” here and “\(other.label)” on another screen",
              evidence: ["otherScreen": .text(other.screen)],
              suggestion: "use one label for the action on all screens"))
        }
      }
      known.merge(own) { first, _ in first }
    }
    return result
  }

  /// The features that make controls of two screens the same: a symbol with an identifier of their own or with the thing
  /// that they are for, or one that stands for one action in iOS.
  private struct Action: Hashable {
    let symbol: String
    var id: String?
    var thing: Substring?

    static func all(
      of element: ElementOutline, for things: Set<Substring>, in tabs: [String]
    ) -> [Action] {
      if let others = element.isTab ? tabs.others(than: element.label) : nil {
        let symbol = element.look.symbols.compactMap(\.self).first ?? ""
        return [Action(symbol: symbol.withoutFill, id: others)]
      }
      guard let symbol = element.symbol else { return [] }
      let named = element.id.map { [Action(symbol: symbol, id: $0)] } ?? []
      guard element.isInteractive else { return named }
      let thing =
        symbolsOfSeveralActions.contains(symbol)
        ? nil : thing(of: element.label, among: things, orAtEnd: symbolsOfMarks.contains(symbol))
      return named + (thing.map { [Action(symbol: symbol, thing: $0)] } ?? [])
        + (symbolsOfOneAction.contains(symbol) ? [Action(symbol: symbol)] : [])
    }

    /// The thing that a control is for: a text of the screen, after a comma or in the middle of its label, or at the end
    /// where the control marks things.
    private static func thing(
      of label: String, among things: Set<Substring>, orAtEnd isMark: Bool
    ) -> Substring? {
      if let last = label.split(separator: ", ").dropFirst().last {
        // A time or a state, such as “On”, is none.
        return things.contains(last) && last.count(where: \.isLetter) > 2 ? last : nil
      }
      let words = label.split(separator: " ")
      guard ((isMark ? 2 : 3)...12).contains(words.count) else { return nil }
      let end = isMark ? words.count : words.count - 1
      for length in stride(from: min(6, end - 1), through: 1, by: -1) {
        for start in 1...(end - length) {
          let thing = label[words[start].startIndex..<words[start + length - 1].endIndex]
          if things.contains(thing) { return thing }
        }
      }
      return nil
    }

    /// Symbols of which one thing may have several: what is deleted here is removed from a list there.
    private static let symbolsOfSeveralActions: Set = [
      "trash", "trash.fill", "plus", "minus", "plus.circle", "plus.circle.fill", "minus.circle",
      "xmark", "xmark.circle", "xmark.circle.fill", "ellipsis", "ellipsis.circle", "checkmark",
    ]

    /// Symbols by which people mark a thing for themselves, each of which is one action in an app.
    private static let symbolsOfMarks: Set = [
      "heart", "bookmark", "pin", "flag", "hand.thumbsup",
    ]

    /// Whether two labels may be of this action. A symbol alone may share a word with what it is for: “Board settings”.
    func isCalled(_ label: String, and other: String) -> Bool {
      if label.isSpoken(like: other) { return true }
      // A label that takes a mark away belongs to another state.
      if thing != nil, label.takesAway != other.takesAway { return true }
      guard id == nil, thing == nil else { return false }
      let words = [label, other].map { $0.split { !$0.isLetter }.map { $0.lowercased() } }
      return words.contains { $0.count > 2 } || !Set(words[0]).isDisjoint(with: words[1])
    }

    /// The symbols that stand for sharing, settings and searching (Human Interface Guidelines, Icons, Standard icons).
    private static let symbolsOfOneAction: Set = [
      "square.and.arrow.up", "gear", "gearshape", "gearshape.fill", "magnifyingglass",
    ]
  }
}

extension ElementOutline {
  fileprivate var isTab: Bool { isInBar && traits.contains(.tab) }
}

extension [String] {
  /// The labels of the other tabs, which are the same on all screens of an app; none of fewer than two.
  fileprivate func others(than tab: String) -> String? {
    guard count > 2, let position = firstIndex(of: tab) else { return nil }
    return indices.map { $0 == position ? "…" : self[$0] }.joined(separator: ", ")
  }
}

extension ScreenOutline {
  /// The texts of a screen, each of which may be the name of a thing.
  fileprivate var things: Set<Substring> {
    guard elements.contains(where: { $0.symbol != nil && $0.isInteractive }) else { return [] }
    return Set(
      elements.filter { $0.symbol == nil }.flatMap { $0.label.split(separator: ", ") }
        .filter { $0.count > 2 })
  }
}

extension String {
  /// The name of a symbol without the fill that it has where its tab is selected.
  fileprivate var withoutFill: String {
    hasSuffix(".fill") ? String(dropLast(".fill".count)) : self
  }

  /// Whether it begins with a word for taking something away, in English.
  fileprivate var takesAway: Bool {
    let first = split(separator: " ").first?.lowercased() ?? ""
    return ["remove", "delete", "stop", "mute"].contains(first)
      || first.hasPrefix("un") && first.count > 5
  }

  fileprivate func isSpoken(like other: String) -> Bool {
    if caseInsensitiveCompare(other) == .orderedSame { return true }
    // “Save Cook” and “Save Nurse” have one name, and the item that it is for; so have “Share” and “Share recipe”.
    let (own, others) = (lowercased(), other.lowercased())
    let common = zip(own, others).prefix { $0 == $1 }.count
    let hasWords = own.contains(" ") || others.contains(" ")
    guard hasWords else { return common > 1 && own.unicodeScalars.allSatisfy { !$0.isASCII } }
    return own.split(separator: " ").first == others.split(separator: " ").first
  }
}

/// A tab bar with three tabs.
private func tabs(_ second: String, last: String = "More") -> ViewNode {
  TabBar {
    Tab(.verbatim("Dates"), symbol: "calendar").id("first")
    Tab(.verbatim(second), symbol: "book").id("second")
    Tab(.verbatim(last), symbol: "ellipsis").id("third")
  }
  .node
}
