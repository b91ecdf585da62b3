import Accessibility
import AuditModel
import Layout
import ViewTree

/// Controls of one screen have names of their own.
package struct NameDuplicateRule: ScreenRule {
  package static let description = RuleDescription(
    id: "name-duplicate", title: "Duplicate accessibility label",
    rationale: """
      VoiceOver users cannot distinguish the controls in a list, and Voice Control asks its \
      users which one they mean.
      """,
    howToFix: """
      Add to each label what the control acts on: `.accessibilityLabel("Delete card “Ideas”")`. \
      Combine a row into one element with `.accessibilityElement(children: .combine)` and custom \
      actions where the buttons repeat per row.
      """,
    falseAlarm: """
      Two controls that do the same, such as “Done” in the bar and above the keyboard, are \
      reported: the rule compares labels, ignoring case and extra spaces, but not actions. A back \
      button and the tab that it leads to are exempt.
      """,
    severity: .warning,
    standards: [.wcag("2.4.6"), .en301549("11.2.4.6")])

  package static let examples: [ScreenExample] = [
    .passes("two buttons with two labels") {
      Button(.verbatim("Save"))
      Button(.verbatim("Delete"))
    },
    .passes("text and a button with the same label") {
      VStack {
        Text(.verbatim("Save"))
        Button(.verbatim("Save"))
      }
    },
    .passes(
      "two words of Turkish, in which “I” and “i” are two letters",
      in: RenderEnvironment(locale: "tr")
    ) {
      Button(.verbatim("ILIK"))
      Button(.verbatim("ilik"))
    },
    .passes("a back button with the title of the tab that it leads to") {
      VStack {
        Button(.verbatim("Trips")).accessibilityAddTraits(.backButton)
        Text(.verbatim("Rome"))
        Button(.verbatim("Trips")).accessibilityAddTraits(.tab)
      }
    },
    .finds("second", because: "a tab has the name of a button that does not lead back") {
      VStack {
        Button(.verbatim("Trips")).id("second")
        Button(.verbatim("Trips")).accessibilityAddTraits(.tab)
      }
    },
    .finds("first", because: "two labels differ only in case and spaces") {
      VStack {
        Button(.verbatim("Add a card")).id("first")
        Button(.verbatim(" add a  card ")).id("second")
      }
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    var groups: [[FoldID]: [Int]] = [:]
    for (index, element) in screen.elements.enumerated()
    where element.isInteractive && !element.label.isBlank(in: screen.catalog) {
      let name = element.label.all.map { screen.catalog[$0].foldID }
      groups[name, default: []].append(index)
    }
    // Dictionaries have no order of their own; the first element of each group gives it one.
    let shared = groups.values.filter {
      $0.count > 1 && !screen.areOneControl($0) && !screen.areBackAndTab($0)
    }
    return shared.sorted { $0[0] < $1[0] }.map { members in
      let first = screen.elements[members[0]]
      let others = members.dropFirst().map { screen.tree.path(of: screen.elements[$0].node) }
      return Violation(
        node: first.node, text: first.label.first, weight: Double(members.count),
        .shared(members.count),
        evidence: [
          "elements": .number(Double(members.count), unit: ""),
          "others": .text(others.joined(separator: ", ")),
        ],
        suggestion: "add to each label what the control acts on")
    }
  }
}

extension AccessibleScreen {
  /// Whether two elements beside each other are the parts of one control of iOS, such as the day and the
  /// time of a date, each with a value of its own.
  fileprivate func areOneControl(_ members: [Int]) -> Bool {
    guard members.count == 2, members[1] == members[0] + 1 else { return false }
    let parts = members.map { elements[$0] }
    return parts.allSatisfy { tree[$0.node].isSystemSized && !$0.value.isSilent }
      && parts[0].value.string(in: catalog) != parts[1].value.string(in: catalog)
  }
}

extension AccessibleScreen {
  /// Whether two elements are a back button and the tab whose first screen it leads to: iOS gives both its title.
  fileprivate func areBackAndTab(_ members: [Int]) -> Bool {
    let traits = members.map { elements[$0].traits }
    return members.count == 2 && traits.contains { $0.contains(.backButton) }
      && traits.contains { $0.contains(.tab) }
  }
}

extension Message {
  fileprivate static func shared(_ count: Int) -> Message {
    "\(count) controls on this screen have the same accessibility label"
  }
}
