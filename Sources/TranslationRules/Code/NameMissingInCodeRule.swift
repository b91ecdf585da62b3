import AuditModel
import SourceScanning

/// A button that shows a picture, and a control, has a name in code.
package struct NameMissingInCodeRule: CodeRule {
  package static let description = RuleDescription(
    id: "name-missing-in-code", title: "Control without a name in code",
    rationale: """
      VoiceOver speaks only “button” or “switch button”, the name of a file or at most iOS's own words for a \
      symbol, and Voice Control cannot be asked to tap it.
      """,
    howToFix: """
      Write the title with the symbol: `Button("Close", systemImage: "xmark") { … }` shows only the symbol in \
      bars and with `.labelStyle(.iconOnly)`, and give switches, pickers and fields their title, which \
      `.labelsHidden()` hides. Or add `.accessibilityLabel("Close")`; set `accessibilityLabel` or \
      `title` of a `UIBarButtonItem`.
      """,
    falseAlarm: """
      A name that is set in another file is not seen. Labels with views of the app's own, buttons in a view \
      with an accessibility modifier, styles that take a title, previews and code in other languages than Swift \
      are left out. iOS has words of its own for many symbols, such as “xmark”, and publishes none.
      """,
    severity: .warning,
    standards: [.wcag("1.1.1"), .wcag("4.1.2"), .en301549("11.1.1.1.1"), .en301549("11.4.1.2.1")])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts(
      "a title", [],
      facts: .swift(#"Button("Close", systemImage: "xmark") { close() }"#)),
    .texts(
      "a label for VoiceOver", [],
      facts: .swift(
        #"Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")"#)),
    .texts(
      "a text beside the picture", [],
      facts: .swift(
        #"Button(action: close) { HStack { Image(systemName: "xmark"); Text("Close") } }"#)),
    .texts(
      "a view of the app's own, which may have a text", [],
      facts: .swift(#"Button(action: close) { Image("close"); caption }"#)),
    .texts(
      "an item of a bar with a label", [],
      facts: .swift(
        #"let item = UIBarButtonItem(image: image, menu: nil); item.accessibilityLabel = "Close""#)),
    .texts(
      "a symbol alone", [], finds: [""],
      facts: .swift(#"Button { close() } label: { Image(systemName: "xmark") }"#)),
    .texts(
      "a picture of the app", [], finds: [""],
      facts: .swift(#"Button(action: close, label: { Image("ic_close").resizable() })"#)),
    .texts(
      "a switch with a title that is not shown", [],
      facts: .swift(#"import SwiftUI; Toggle("Sounds", isOn: $isOn).labelsHidden()"#)),
    .texts(
      "a slider with a label", [],
      facts: .swift(#"import SwiftUI; Slider(value: $volume, in: 0...1) { Text("Volume") }"#)),
    .texts(
      "a segmented picker, whose choices have names", [],
      facts: .swift(
        #"import SwiftUI; Picker("", selection: $kind) { Text("All") }.pickerStyle(.segmented)"#)),
    .texts(
      "a picker in a menu, which shows its choices", [],
      facts: .swift(
        #"import SwiftUI; Menu("Sort") { Picker("", selection: $order) { Text("Name") } }"#)),
    .texts(
      "a switch with an empty title", [], finds: [""],
      facts: .swift(
        #"import SwiftUI; HStack { Text("Sounds"); Toggle("", isOn: $isOn).labelsHidden() }"#)),
    .texts(
      "a slider without a label", [], finds: [""],
      facts: .swift(#"import SwiftUI; Slider(value: $volume, in: 0...1)"#)),
    .texts(
      "a button of UIKit with a label", [],
      facts: .swift(
        #"let close = UIButton(); close.setImage(image, for: .normal); close.accessibilityLabel = "A""#
      )),
    .texts(
      "a button of UIKit", [], finds: [""],
      facts: .swift(
        #"let close = UIButton(); close.setImage(UIImage(named: "Close"), for: .normal)"#)),
    .texts(
      "an item of a bar", [], finds: [""],
      facts: .swift(#"let item = UIBarButtonItem(image: UIImage(named: "Close"), menu: nil)"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    (knowledge.facts.code?.defects ?? []).compactMap { defect in
      guard let violation = violation(defect.kind) else { return nil }
      return ProjectViolation(
        table: nil, key: "", locale: nil, at: defect.location, violation)
    }.numbered()
  }

  private func violation(_ kind: CodeDefect.Kind) -> TextViolation? {
    switch kind {
    case .unnamedButton(let picture):
      violation(
        of: "button", picture,
        suggestion:
          "give it a title, as in `Button(\"…\", systemImage: …)`, or an `accessibilityLabel`")
    case .unnamedControl(let view): unnamed(view)
    case .unnamedBarItem(let picture):
      violation(
        of: "item of a bar", picture, suggestion: "set its “accessibilityLabel” or its “title”")
    case .unnamedImageButton(let picture):
      violation(of: "button", picture, suggestion: "set its “accessibilityLabel”")
    default: nil
    }
  }

  private func unnamed(_ view: String) -> TextViolation {
    var violation =
      view == "Slider"
      ? TextViolation(
        "this Slider has no label",
        suggestion: "give it one, as in `Slider(value: …) { Text(\"…\") }`, which is not shown")
      : TextViolation(
        "the title of this \(view) is empty",
        suggestion: "give it a title, and hide it with `labelsHidden()` where another text shows it"
      )
    violation.subject = view
    return violation
  }

  private func violation(
    of control: String, _ picture: CodeDefect.Picture, suggestion: String
  ) -> TextViolation {
    var violation = TextViolation("this \(control) \(picture.clause)", suggestion: suggestion)
    violation.subject = picture.name ?? ""
    return violation
  }
}

extension CodeDefect.Picture {
  fileprivate var name: String? {
    switch self {
    case .symbol(let name): name
    case .asset(let name): name
    case .unknown: nil
    }
  }
}
