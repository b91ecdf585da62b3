extension WCAGCriterion {
  /// Principle 3.
  ///
  /// Sources: W3C, WCAG 2.2, for numbers, names and levels; EN 301 549 V3.2.1, chapter 11, for clauses.
  static let understandable: [WCAGCriterion] = [
    WCAGCriterion(
      "3.1.1", "Language of Page", .a, clause: "11.3.1.1.1",
      "Switch the app to each of its languages and listen with VoiceOver: it speaks with the voice of that language."
    ),
    WCAGCriterion(
      "3.1.2", "Language of Parts", .aa, clause: nil,
      "Listen with VoiceOver to sentences in another language than the app's: they are spoken with their own voice."
    ),
    WCAGCriterion(
      "3.2.1", "On Focus", .a, clause: "11.3.2.1",
      "Move the focus of VoiceOver and of a hardware keyboard over each control: no screen opens and nothing is sent."
    ),
    WCAGCriterion(
      "3.2.2", "On Input", .a, clause: "11.3.2.2",
      "Change each switch, picker and field: no screen opens and the focus stays, unless the app announced it before."
    ),
    WCAGCriterion(
      "3.2.3", "Consistent Navigation", .aa, clause: nil,
      "Compare the screens: bars and menus that are repeated have their items in the same order."),
    WCAGCriterion(
      "3.2.4", "Consistent Identification", .aa, clause: nil,
      "Compare the screens, in every language: controls that do the same have the same label and icon."
    ),
    WCAGCriterion(
      "3.2.6", "Consistent Help", .a, since: .wcag22, clause: nil,
      "Compare the screens with help, contact or chat: these are in the same order on each."),
    WCAGCriterion(
      "3.3.1", "Error Identification", .a, clause: "11.3.3.1.1",
      "Make each mistake that a form detects: a text names the field and the mistake, and VoiceOver reads it."
    ),
    WCAGCriterion(
      "3.3.2", "Labels or Instructions", .a, clause: "11.3.3.2",
      "Look at each form before and while typing: labels, required fields and formats stay visible, and VoiceOver reads them."
    ),
    WCAGCriterion(
      "3.3.3", "Error Suggestion", .aa, clause: "11.3.3.3",
      "Make each mistake that a form detects: where the correction is known and safe to show, the message suggests it."
    ),
    WCAGCriterion(
      "3.3.4", "Error Prevention (Legal, Financial, Data)", .aa, clause: "11.3.3.4",
      "Before anything that binds, pays or deletes, check that people can undo it, correct it or confirm it."
    ),
    WCAGCriterion(
      "3.3.7", "Redundant Entry", .a, since: .wcag22, clause: nil,
      "Go through each task of several steps: what was entered once is filled in or offered later on."
    ),
    WCAGCriterion(
      "3.3.8", "Accessible Authentication (Minimum)", .aa, since: .wcag22, clause: nil,
      "Log in: passwords can be pasted and filled in by a password manager, and no step asks people to remember or solve something."
    ),
  ]
}
