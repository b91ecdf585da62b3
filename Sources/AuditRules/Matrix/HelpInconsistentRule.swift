import AuditModel
import ViewTree

/// Help is at the same position among the other content of all screens.
package struct HelpInconsistentRule: MatrixRule {
  package static let description = RuleDescription(
    id: "help-inconsistent", title: "Help at different positions",
    rationale: """
      People with cognitive disabilities look for help where it was on the screen before, and take it for \
      missing.
      """,
    howToFix:
      "Put the help at the same position on every screen of a flow, such as in the navigation bar.",
    falseAlarm: "Screens of unrelated parts of the app are compared as well.",
    severity: .warning,
    standards: [.wcag("3.2.6")])

  package static let examples: [MatrixExample] = [
    .passes(
      "help before the content of two screens",
      .shown(of: "Cart") {
        VStack {
          Button(.verbatim("Help")).id("help")
          Text(.verbatim("Tent"))
        }
      },
      .shown(of: "Delivery") {
        VStack {
          Button(.verbatim("Help")).id("help")
          Text(.verbatim("Express"))
        }
      }),
    .finds(
      "help", because: "help is at the end of the third screen",
      .shown(of: "Cart") {
        VStack {
          Button(.verbatim("Help")).id("help")
          Text(.verbatim("Tent"))
        }
      },
      .shown(of: "Delivery") {
        VStack {
          Button(.verbatim("Help")).id("help")
          Text(.verbatim("Express"))
        }
      },
      .shown(of: "Payment") {
        VStack {
          Text(.verbatim("By card"))
          Button(.verbatim("Help")).id("help")
        }
      }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    let found = screens.flatMap { screen in
      screen.sources.filter { $0.cell.device == screen.sources.first?.cell.device }
        .flatMap { outline in Help.all(in: outline, of: screen) }
    }
    return Dictionary(grouping: found, by: \.kind).values
      .flatMap(Self.violations)
      .sorted { ($0.screen, $0.cell.state) < ($1.screen, $1.cell.state) }
  }

  /// The helps that are elsewhere than on most screens; of two equally frequent positions, the first counts.
  private static func violations(of helps: [Help]) -> [MatrixViolation] {
    guard Set(helps.map(\.screen.position)).count > 1 else { return [] }
    var usual = helps[0].position
    for position in helps.map(\.position)
    where helps.frequency(of: position) > helps.frequency(of: usual) {
      usual = position
    }
    return helps.filter { $0.position != usual }.map {
      MatrixViolation(
        on: $0.screen, in: $0.outline, $0.element,
        "is \($0.position.rawValue) here and \(usual.rawValue) on other screens",
        suggestion: "put the help at the same position on every screen")
    }
  }

  /// Where help is among the content.
  fileprivate enum HelpPosition: String {
    case inBar = "in a bar"
    case before = "before the content"
    case within = "within the content"
    case after = "after the content"
  }

  /// A control that leads to help, with its position.
  fileprivate struct Help {
    let kind: String
    let position: HelpPosition
    let element: ElementOutline
    let outline: ScreenOutline
    let screen: OutlinedScreen

    static func all(in outline: ScreenOutline, of screen: OutlinedScreen) -> [Help] {
      let content = outline.elements.filter { !$0.isInBar }
      return outline.elements.compactMap { element in
        guard let kind = element.helpKind else { return nil }
        let position: HelpPosition =
          if element.isInBar { .inBar } else if content.first?.path == element.path {
            .before
          } else if content.last?.path == element.path { .after } else { .within }
        return Help(
          kind: kind, position: position, element: element, outline: outline, screen: screen)
      }
    }
  }
}

extension [HelpInconsistentRule.Help] {
  /// On how many screens help is at a position.
  fileprivate func frequency(of position: HelpInconsistentRule.HelpPosition) -> Int {
    Set(filter { $0.position == position }.map(\.screen.position)).count
  }
}

extension ElementOutline {
  /// The kind of help that a control leads to, by its identifier or symbol; nil for other controls.
  ///
  /// WCAG 2.2, 3.2.6, names contact details, a way to contact people, self-help and automated contact.
  fileprivate var helpKind: String? {
    guard isInteractive else { return nil }
    if let id = id?.lowercased(), ["help", "support", "contact", "faq", "chat"].contains(id) {
      return id
    }
    return symbol?.hasPrefix("questionmark") == true || symbol == "lifepreserver" ? "help" : nil
  }
}
