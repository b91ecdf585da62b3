import AuditModel
import SourceScanning

/// A control of Interface Builder has a name.
package struct NameMissingInInterfaceRule: CodeRule {
  package static let description = RuleDescription(
    id: "name-missing-in-interface", title: "Control without a name in Interface Builder",
    rationale: """
      VoiceOver speaks only “switch button, on” or the name of a picture: a label beside a control is no name of \
      it in UIKit, and Voice Control cannot be asked to tap it.
      """,
    howToFix: """
      Fill in Accessibility, Label in the Identity inspector, or set `accessibilityLabel` of the outlet in code.
      """,
    falseAlarm: """
      A name that code gives to the control without an outlet is not seen, nor one from a row that reads its \
      controls as one element. Controls of the app's own classes, hidden ones, and those with an outlet of a name \
      whose `accessibilityLabel` or title is set anywhere in Swift are exempt.
      """,
    severity: .warning,
    standards: [.wcag("1.1.1"), .wcag("4.1.2"), .en301549("11.1.1.1.1"), .en301549("11.4.1.2.1")])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .texts(
      "a switch with a label for VoiceOver", [],
      facts: .interface(
        #"<switch id="a"><accessibility key="accessibilityConfiguration" label="Sync"/></switch>"#)),
    .texts(
      "a button with a title", [],
      facts: .interface(#"<button id="a"><state key="normal" title="Go" image="go"/></button>"#)),
    .texts(
      "a button for details, which iOS names", [],
      facts: .interface(#"<button id="a" buttonType="infoLight"><state key="normal"/></button>"#)),
    .texts(
      "an item of a bar that iOS names", [],
      facts: .interface(#"<barButtonItem systemItem="add" id="a"/>"#)),
    .texts("a switch", [], finds: [""], facts: .interface(#"<switch id="a" on="YES"/>"#)),
    .texts("a slider", [], finds: [""], facts: .interface(#"<slider value="0.5" id="a"/>"#)),
    .texts(
      "a button with a picture", [], finds: [""],
      facts: .interface(#"<button id="a"><state key="normal" image="close"/></button>"#)),
    .texts(
      "an item of a bar with a picture", [], finds: [""],
      facts: .interface(#"<barButtonItem image="gear" catalog="system" id="a"/>"#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    guard let code = knowledge.facts.code else { return [] }
    return code.defects.compactMap { defect in
      guard case .unnamedInInterface(let control, let picture, let outlets) = defect.kind,
        !outlets.contains(where: code.named.contains)
      else { return nil }
      var violation = TextViolation(
        control.problem(picture, outlet: outlets.first),
        suggestion: "fill in its accessibility label in the Identity inspector, or set it in code")
      violation.subject = outlets.first ?? ""
      return ProjectViolation(
        table: nil, key: "", locale: nil, at: defect.location, violation)
    }
  }
}

extension CodeDefect.InterfaceControl {
  fileprivate func problem(_ picture: CodeDefect.Picture?, outlet: String?) -> String {
    let control = "this \(word)" + (outlet.map { ", the outlet “\($0)”," } ?? "")
    guard let picture else { return "\(control) has no name that VoiceOver could speak" }
    return "\(control) \(picture.clause)"
  }

  private var word: String {
    switch self {
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .button: "button"
    case .barButtonItem: "item of a bar"
    }
  }
}
