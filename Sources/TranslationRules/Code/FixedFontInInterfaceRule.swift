import AuditModel
import SourceScanning

/// A text of Interface Builder has a text style.
package struct FixedFontInInterfaceRule: CodeRule {
  package static let description = RuleDescription(
    id: "fixed-font-in-interface", title: "Fixed font size in Interface Builder",
    rationale: """
      People who choose a Dynamic Type size in Settings see this text as small as before, and many of them \
      cannot read it.
      """,
    howToFix: """
      Choose a text style such as Body as the font in the Attributes inspector, and check “Automatically \
      Adjusts Font”.
      """,
    falseAlarm: """
      A font that code replaces is reported, and so is a key cap or a logo. Seen are system fonts of labels, text \
      views, text fields and buttons with a size and no style; launch screens and documents for the Mac are \
      exempt. One finding is about all texts of a size in a file.
      """,
    severity: .warning,
    standards: [
      .wcag("1.4.4"), .en301549("11.1.4.4.1"), .apple("Scaling fonts automatically"),
    ])

  package static let pointsAtSource = false

  package static let kinds: [Int] = []

  private static func label(_ font: String, in document: String = "") -> OutsideFacts {
    .interface(
      #"<label id="a-b-c"><fontDescription key="fontDescription" \#(font)/></label>"#, document)
  }

  package static let examples: [TranslationExample] = [
    .texts("a text style", [], facts: label(#"style="UICTFontTextStyleBody""#)),
    .texts(
      "a launch screen", [],
      facts: label(#"type="system" pointSize="17""#, in: #"launchScreen="YES""#)),
    .texts("a font of the app's own", [], facts: label(#"name="Lato" pointSize="17""#)),
    .texts("a fixed size", [], finds: [""], facts: label(#"type="system" pointSize="17""#)),
    .texts("a bold one", [], finds: [""], facts: label(#"type="boldSystem" pointSize="12""#)),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let fonts = (knowledge.facts.code?.defects ?? []).compactMap { defect in
      if case .fixedInterfaceFont(let points) = defect.kind {
        (points: points, location: defect.location)
      } else {
        nil
      }
    }
    return FixedFonts.violationsBySize(
      fonts, suggestion: "choose a text style, and check “Automatically Adjusts Font”")
  }
}
