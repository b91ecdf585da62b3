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
      Controls with the same symbol and the same identifier that do different things are reported.
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
        for element in outline.elements {
          guard let action = Action(element), !element.label.isEmpty else { continue }
          own[action] = own[action] ?? (element.label, screen.id)
          guard let first = known[action], !first.label.isSpoken(like: element.label) else {
            continue
          }
          result.append(
            MatrixViolation(
              on: screen, in: outline, element,
              "is called “\(element.label)” here and “\(first.label)” on another screen",
              evidence: ["otherScreen": .text(first.screen)],
              suggestion: "use one label for the action on all screens"))
        }
      }
      known.merge(own) { first, _ in first }
    }
    return result
  }

  /// The features that make controls of two screens the same: an identifier of their own and a symbol.
  private struct Action: Hashable {
    let id: String
    let symbol: String

    init?(_ element: ElementOutline) {
      guard let id = element.id, let symbol = element.symbol else { return nil }
      self.id = id
      self.symbol = symbol
    }
  }
}

extension String {
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
