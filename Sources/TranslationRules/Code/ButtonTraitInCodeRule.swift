import AuditModel
import SourceScanning

/// A view that is pressed says that it is a button.
package struct ButtonTraitInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "trait-missing-in-code", title: "Tap gesture without a trait in code",
    rationale: """
      VoiceOver reads a view with a tap gesture as plain text: nothing says that it can be pressed, and Switch \
      Control, Full Keyboard Access and Voice Control pass it over.
      """,
    howToFix: """
      Use a `Button`, with `.buttonStyle(.plain)` where it should look as before. Where a gesture is needed, add \
      `.accessibilityAddTraits(.isButton)`, with `.accessibilityElement(children: .combine)` for a stack; in UIKit \
      set `isAccessibilityElement` and `accessibilityTraits = .button`.
      """,
    falseAlarm: """
      A gesture that only repeats a control elsewhere on the screen is reported. Gestures that close, cancel, zoom \
      or end typing, gestures of two taps, views with a control inside or with an accessibility modifier on them or \
      around them, and views of the app's own are left out. Of UIKit only labels and pictures that a file makes are \
      looked at, where nothing in the file speaks of traits or elements.
      """,
    severity: .warning,
    standards: [.wcag("4.1.2"), .wcag("2.1.1"), .en301549("11.4.1.2.1"), .en301549("11.2.1.1.1")])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts("a button", [], facts: .swift(#"Button("More") { isOpen = true }"#)),
    .texts(
      "a trait", [],
      facts: .swift(
        #"Text("More").onTapGesture { isOpen = true }.accessibilityAddTraits(.isButton)"#)),
    .texts(
      "a gesture that closes", [],
      facts: .swift(#"VStack { Text("New") }.onTapGesture { dismiss() }"#)),
    .texts(
      "a shape behind a menu, which takes taps beside it", [],
      facts: .swift(#"Color.clear.contentShape(Rectangle()).onTapGesture { isOpen.toggle() }"#)),
    .texts(
      "a text", [], finds: [""],
      facts: .swift(#"Text("More").foregroundStyle(.blue).onTapGesture { isOpen = true }"#)),
    .texts(
      "a label of UIKit with the trait", [],
      facts: .swift(
        #"let more = UILabel(); more.accessibilityTraits = .button; more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"#
      )),
    .texts(
      "a picture of UIKit, which closes what is in front", [],
      facts: .swift(
        #"let dim = UIImageView(); dim.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissSheet)))"#
      )),
    .texts(
      "a label of UIKit", [], finds: [""],
      facts: .swift(
        #"let more = UILabel(); let tap = UITapGestureRecognizer(target: self, action: #selector(open)); more.addGestureRecognizer(tap)"#
      )),
    .texts(
      "a row", [], finds: [""],
      facts: .swift(
        #"HStack { Image("board"); Text(board.name) }.padding().onTapGesture { open(board) }"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    (knowledge.facts.code?.defects ?? []).compactMap { defect in
      guard case .tapWithoutTrait(let view) = defect.kind else { return nil }
      return ProjectViolation(
        table: nil, key: "", locale: nil, at: defect.location,
        TextViolation(
          "this `\(view)` is pressed by a gesture, and no trait says that it is a button",
          suggestion: view.hasPrefix("UI")
            ? "use a `UIButton`, or set `isAccessibilityElement` and `accessibilityTraits`"
            : "use a `Button`, or add `.accessibilityAddTraits(.isButton)`"))
    }
  }
}
