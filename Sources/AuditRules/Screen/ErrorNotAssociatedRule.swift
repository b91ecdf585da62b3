import Accessibility
import AuditModel
import Layout
import ViewTree

/// A message about a field is spoken with the field.
package struct ErrorNotAssociatedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "error-not-associated", title: "Error apart from its field",
    rationale: """
      VoiceOver users who come back to the field to correct it do not hear what is wrong with it; sighted \
      people read the message right beside it.
      """,
    howToFix: """
      Add the message to the label or the value of the field while it is in error, and announce it when it \
      appears. In fields iOS speaks a hint of its own, so a hint of the app may not be heard.
      """,
    falseAlarm: """
      A text counts as an error message where its colour is red and it is within 16 pt over or under the \
      field, so a red note that is always there is reported. Messages that the state announces are exempt, as are those of a field that an announcement or another red text of four words or more names, \
      and so are those whose words the label, the value or the hint of the field has. A message of four words or more that \
      names its field is a note. The only red message away from the fields is reported where it speaks of \
      entries in words that Legible knows, in a form of two fields or more: not where it speaks of a connection or has a \
      word of any label, and not where a field has a hint, a value of its own or another text under or beside it. That a \
      log-in is wrong need not be said more exactly. A red border alone says nothing in words.
      """,
    severity: .warning, standards: [.wcag("3.3.1"), .en301549("11.3.3.1.1")])

  package static let examples: [ScreenExample] = [
    .finds("banner", because: "it does not say which of the two entries is wrong") {
      failed("Something went wrong. Check what you entered.")
    },
    .finds(
      "banner", because: "nor does it in German", in: RenderEnvironment(locale: "de")
    ) { failed("Bitte prüfe deine Eingaben und versuche es erneut.") },
    .passes("a message above the form names a field") {
      failed("Check the amount that you entered.")
    },
    .passes("a note about required fields") {
      failed("All of the fields are required.")
    },
    .passes("it names a field in another form", in: RenderEnvironment(locale: "de")) {
      failed("Prüfe deine Angaben: Amounts sind zu hoch.")
    },
    .passes("a text at the field says it in another colour") {
      failed("Check what you entered.") { Text(.verbatim("At most 500")) }
    },
    .passes("a message about the connection") {
      failed("The server cannot be reached. Try again later.")
    },
    .passes(
      "a message above the form, and one at the field",
      announcing: [.verbatim("Amount: at most 500")]
    ) {
      failed("Check what you entered.") {
        Text(.verbatim("Amount: at most 500")).foregroundColor(red)
      }
    },
    .passes("a button that deletes, under a field") {
      VStack {
        field
        Button { Text(.verbatim("Delete account")).foregroundColor(red) }
      }
    },
    .passes("the hint has the message") {
      form { field.accessibilityHint(.verbatim("Enter an amount of at most 500")) }
    },
    .passes("the message is announced", announcing: [.verbatim("Enter an amount of at most 500")]) {
      form { field }
    },
    .passes("an announcement names the field", announcing: [.verbatim("The amount is too high")]) {
      form { field }
    },
    .finds("problem", because: "the message that names the field is hidden") {
      VStack(spacing: 60) {
        Text(.verbatim("Not sent: the amount is too high")).foregroundColor(red)
          .accessibilityHidden()
        form { field }
      }
    },
    .passes("a message above the form names the field") {
      VStack(spacing: 60) {
        Text(.verbatim("Not sent: the amount is too high")).foregroundColor(red)
        form { field }
      }
    },
    .passes("a note in another colour") { form(Color(RGBColor(60, 60, 60))) { field } },
    .passes("a red text elsewhere") {
      VStack(spacing: 60) {
        field
        Text(.verbatim("Your account is overdrawn")).foregroundColor(red)
      }
    },
    .finds("problem", because: "only sighted people see to what the message belongs") {
      form { field }
    },
  ]

  /// How far a message may be from its field, in points.
  private static let distance = 16.0

  package init() {}

  package func isConcerned(by screen: AccessibleScreen) -> Bool {
    screen.elements.contains { $0.traits.contains(.textEntry) }
      && screen.tree.texts.contains { isRed($0, in: screen.tree) }
  }

  private func isRed(_ text: LaidOutText, in tree: LaidOutTree) -> Bool {
    tree[text.node].isSeen && tree.foreground(of: text.node).light.isRed
  }

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let fields = screen.fields
    guard !fields.fields.isEmpty else { return [] }
    return apart(from: fields, on: screen) + vague(about: fields, on: screen)
  }

  /// The messages that are not spoken with their fields.
  private func apart(from fields: ScreenFields, on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let banners = banners(on: screen, among: fields)
    return tree.texts.compactMap { text in
      guard case .text = tree[text.node].kind, isRed(text, in: tree),
        screen.catalog[text.text].string.contains(where: \.isLetter), screen.isReachable(text.node),
        !tree.lineage(of: text.node).contains(where: { tree[$0].kind.isControl }),
        let field = nearestField(to: text, among: fields, in: tree),
        !fields.haveLabel(text.text, in: screen.catalog),
        !isSaid(text.text, with: field, banners: banners, on: screen)
      else { return nil }
      // A message that names its field is understood wherever it is read.
      let isNamed = names(field, text.text, in: screen.catalog)
      return Violation(
        node: text.node, text: text.text, severity: isNamed ? .note : nil,
        .isApart(from: screen.quoted(field.node, field.label.first)),
        evidence: ["field": .text(tree.path(of: field.node))],
        suggestion: "add the message to the label or the value of the field")
    }
  }

  /// The only message about a form, where it does not say which field is wrong.
  private func vague(about fields: ScreenFields, on screen: AccessibleScreen) -> [Violation] {
    let tree = screen.tree
    let red = tree.texts.filter { text in
      isRed(text, in: tree)
        && !tree.lineage(of: text.node).contains(where: { tree[$0].kind.isControl })
    }
    guard let message = VagueMessage(among: fields, on: screen).first(among: red) else { return [] }
    return [
      Violation(
        node: message.node, text: message.text,
        "this message says that something was entered wrongly, and no text says in which field",
        evidence: ["fields": .number(Double(fields.fields.count), unit: "")],
        suggestion: "name the field and how to correct it, in the message or in a text at the field"
      )
    ]
  }

  /// The field that a text is directly over or under.
  private func nearestField(
    to text: LaidOutText, among fields: ScreenFields, in tree: LaidOutTree
  ) -> AccessibilityElement? {
    let frame = tree[text.node].frame
    return fields.first(within: Self.distance, of: text.node, in: tree) { field in
      frame.isOverOrUnder(field.frame) && !frame.intersects(field.frame)
    }
  }

  /// Whether a message or an announcement names a field in a sentence.
  private func names(
    _ field: AccessibilityElement, _ message: TextID, in catalog: TextCatalog
  ) -> Bool {
    guard field.label.all.count == 1, let label = field.label.first, !catalog[label].isBlank,
      isSentence(message, in: catalog)
    else { return false }
    return catalog.holds(message, wordsOf: label)
  }

  /// Whether a text has four words or more: one with fewer may be a label.
  private func isSentence(_ text: TextID, in catalog: TextCatalog) -> Bool {
    catalog[text].string.split(separator: " ").count >= 4
  }

  /// The sentences in red that are read, and are at no field by themselves, as one above a form.
  private func banners(
    on screen: AccessibleScreen, among fields: ScreenFields
  ) -> [TextID] {
    let read = Set(screen.elements.flatMap(\.label.all))
    return screen.tree.texts.filter { text in
      isRed(text, in: screen.tree) && read.contains(text.text)
        && isSentence(text.text, in: screen.catalog)
        && !isAtField(text, among: fields, on: screen)
    }.map(\.text)
  }

  /// Whether a text is under a field, as the message about it is.
  private func isAtField(
    _ text: LaidOutText, among fields: ScreenFields, on screen: AccessibleScreen
  ) -> Bool {
    let frame = screen.tree[text.node].frame
    return fields.first(within: Self.distance, of: text.node, in: screen.tree) { field in
      field.frame.y < frame.y && frame.isOverOrUnder(field.frame)
    } != nil
  }

  private func isSaid(
    _ message: TextID, with field: AccessibilityElement, banners: [TextID],
    on screen: AccessibleScreen
  ) -> Bool {
    let catalog = screen.catalog
    return field.says(wordsOf: message, in: catalog)
      || screen.announcements.contains {
        catalog.holds($0, wordsOf: message) || catalog.holds(message, wordsOf: $0)
          || names(field, $0, in: catalog)
      } || banners.contains { $0 != message && names(field, $0, in: catalog) }
  }
}

extension Message {
  fileprivate static func isApart(from field: String) -> Message {
    "this message at the field \(field) is not in its label, value or hint, and not announced"
  }
}

private let red = Color(RGBColor(176, 0, 32), dark: RGBColor(255, 138, 128))

private let field = TextField(.verbatim("0"), text: .constant("900"))
  .accessibilityLabel(.verbatim("Amount"))

private func form(_ color: Color = red, @ViewBuilder _ field: () -> [ViewNode]) -> ViewNode {
  VStack(alignment: .leading, spacing: 4) {
    field()
    Text(.verbatim("Enter an amount of at most 500")).id("problem").foregroundColor(color)
  }
  .node
}

/// A message above a form of two fields.
private func failed(_ message: String, @ViewBuilder _ problem: () -> [ViewNode] = { [] })
  -> ViewNode
{
  VStack(spacing: 40) {
    Text(.verbatim(message)).foregroundColor(red).id("banner")
    VStack {
      field.accessibilityLabel(.verbatim("Amount"))
      problem()
    }
    TextField(.verbatim("Reason"), text: .constant("Tickets"))
  }
  .node
}
