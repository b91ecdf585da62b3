import AuditModel

/// A clause of EN 301 549 V3.2.1, chapter 11, that no success criterion of WCAG covers.
struct EN301549Clause: Hashable, Sendable {
  /// The number, such as `11.5.2.7`.
  let number: String
  /// The name.
  let name: String
  /// The test that is left for a person.
  let manualTest: String

  init(_ number: String, _ name: String, _ manualTest: String) {
    self.number = number
    self.name = name
    self.manualTest = manualTest
  }

  /// The clauses about assistive technologies and settings.
  ///
  /// Source: EN 301 549 V3.2.1, chapter 11; names as in GSA/openacr, `catalog`.
  static let all = [
    EN301549Clause(
      "11.5.2.3", "Use of accessibility services",
      "Check that controls drawn by the app itself are exposed through UIKit's or SwiftUI's accessibility interfaces."
    ),
    EN301549Clause(
      "11.5.2.5", "Object information",
      "In Accessibility Inspector, check label, traits, frame and state of each element of each screen."
    ),
    EN301549Clause(
      "11.5.2.6", "Row, column, and headers",
      "With VoiceOver, move through each table of data: the row, the column and their headings are announced."
    ),
    EN301549Clause(
      "11.5.2.7", "Values",
      "With VoiceOver, listen to each slider, progress bar and gauge: the value is announced, and its limits where they matter."
    ),
    EN301549Clause(
      "11.5.2.8", "Label relationships",
      "With VoiceOver, go to each field and control: the visible label next to it is part of what is announced."
    ),
    EN301549Clause(
      "11.5.2.9", "Parent-child relationships",
      "With VoiceOver, enter groups, lists and tab bars: each element is announced as a part of its group."
    ),
    EN301549Clause(
      "11.5.2.10", "Text",
      "With VoiceOver's rotor, read each text by characters and words, and check its language and its attributes where they carry meaning."
    ),
    EN301549Clause(
      "11.5.2.11", "List of available actions",
      "With VoiceOver's rotor, list the actions of each element: everything that a swipe or a long press does is among them."
    ),
    EN301549Clause(
      "11.5.2.12", "Execution of available actions",
      "With VoiceOver, Voice Control and Switch Control, perform each action of each element: it has its effect."
    ),
    EN301549Clause(
      "11.5.2.13", "Tracking of focus and selection attributes",
      "With VoiceOver and Zoom, move the focus, the insertion point and the selection: the assistive technology follows."
    ),
    EN301549Clause(
      "11.5.2.14", "Modification of focus and selection attributes",
      "With VoiceOver and Voice Control, set the focus, the insertion point and the selection of each text."
    ),
    EN301549Clause(
      "11.5.2.15", "Change notification",
      "With VoiceOver on, let content change without a touch: changes that matter are announced."),
    EN301549Clause(
      "11.5.2.16", "Modifications of states and properties",
      "With VoiceOver and Switch Control, switch on and off, select and expand each control that can be: its state changes."
    ),
    EN301549Clause(
      "11.5.2.17", "Modifications of values and text",
      "With VoiceOver, Voice Control dictation and a hardware keyboard, change each value and each text."
    ),
    EN301549Clause(
      "11.6.1", "User control of accessibility features",
      "Check that settings of the app for accessibility, if it has any, can be found and changed by the people who need them."
    ),
    EN301549Clause(
      "11.6.2", "No disruption of accessibility features",
      "Use the app with each accessibility setting of iOS: the app switches none of them off and overrides none."
    ),
    EN301549Clause(
      "11.7", "User preferences",
      "Change text size, Bold Text, contrast, colour filters, appearance, Reduce Motion and language in Settings: the app follows."
    ),
  ]
}

extension Criterion {
  init(_ clause: EN301549Clause) {
    self.init(
      id: clause.number, name: clause.name, chapter: .softwareInEN301549,
      rules: .citing([.en301549(clause.number)]), manualTest: clause.manualTest)
  }
}
