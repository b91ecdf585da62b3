extension WCAGCriterion {
  /// Principle 2.
  ///
  /// Sources: W3C, WCAG 2.2, for numbers, names and levels; EN 301 549 V3.2.1, chapter 11, for clauses.
  static let operable: [WCAGCriterion] = [
    WCAGCriterion(
      "2.1.1", "Keyboard", .a, clause: "11.2.1.1.1",
      "Switch on Full Keyboard Access and do every task with a hardware keyboard alone."),
    WCAGCriterion(
      "2.1.2", "No Keyboard Trap", .a, clause: "11.2.1.2",
      "With Full Keyboard Access, move into and out of every field, sheet, web view and player."),
    WCAGCriterion(
      "2.1.4", "Character Key Shortcuts", .a, since: .wcag21, clause: "11.2.1.4.1",
      "Press single keys of a hardware keyboard on each screen: a shortcut of one letter can be switched off or changed, or works only while its control has the focus."
    ),
    WCAGCriterion(
      "2.2.1", "Timing Adjustable", .a, clause: "11.2.2.1",
      "Find each time limit, such as the end of a session or a banner that leaves: people can switch it off, adjust or extend it."
    ),
    WCAGCriterion(
      "2.2.2", "Pause, Stop, Hide", .a, clause: "11.2.2.2",
      "Watch each screen for movement or updates that begin by themselves and last longer than 5 seconds: a control pauses, stops or hides them."
    ),
    WCAGCriterion(
      "2.3.1", "Three Flashes or Below Threshold", .a, clause: "11.2.3.1",
      "Watch animations and videos: nothing flashes more than three times within a second, unless it is small or dim enough."
    ),
    WCAGCriterion(
      "2.4.1", "Bypass Blocks", .a, clause: nil,
      "With VoiceOver, check that headings or other elements of the rotor lead past what is repeated on every screen."
    ),
    WCAGCriterion(
      "2.4.2", "Page Titled", .a, clause: nil,
      "Open each screen with VoiceOver: it has a title that says what it is for."),
    WCAGCriterion(
      "2.4.3", "Focus Order", .a, clause: "11.2.4.3",
      "Move through each screen with VoiceOver and with a hardware keyboard, open and close sheets and alerts: the focus goes where the task goes on."
    ),
    WCAGCriterion(
      "2.4.4", "Link Purpose (In Context)", .a, clause: "11.2.4.4",
      "Listen to each link with VoiceOver: its words, with the sentence or row around it, say where it leads."
    ),
    WCAGCriterion(
      "2.4.5", "Multiple Ways", .aa, clause: nil,
      "Check that each screen that is no step of a task can be found in more than one way, such as tabs and search."
    ),
    WCAGCriterion(
      "2.4.6", "Headings and Labels", .aa, clause: "11.2.4.6",
      "Read all headings and labels, in every language: each says what its section or control is about."
    ),
    WCAGCriterion(
      "2.4.7", "Focus Visible", .aa, clause: "11.2.4.7",
      "Move through each screen with a hardware keyboard: it is always visible which element has the focus."
    ),
    WCAGCriterion(
      "2.4.11", "Focus Not Obscured (Minimum)", .aa, since: .wcag22, clause: nil,
      "Move the focus of a hardware keyboard through each screen: bars, banners and the on-screen keyboard never cover the focused element wholly."
    ),
    WCAGCriterion(
      "2.5.1", "Pointer Gestures", .a, since: .wcag21, clause: "11.2.5.1",
      "Find each gesture with several fingers or along a path: a tap or a button does the same."),
    WCAGCriterion(
      "2.5.2", "Pointer Cancellation", .a, since: .wcag21, clause: "11.2.5.2",
      "Put a finger on each control and move it away before lifting it: nothing happens, or it can be undone."
    ),
    WCAGCriterion(
      "2.5.3", "Label in Name", .a, since: .wcag21, clause: "11.2.5.3.1",
      "With Voice Control, say “Tap” and the visible words of each control, in every language: it is activated."
    ),
    WCAGCriterion(
      "2.5.4", "Motion Actuation", .a, since: .wcag21, clause: "11.2.5.4",
      "Find each function of shaking or tilting the device: a control does the same, and the motion can be switched off."
    ),
    WCAGCriterion(
      "2.5.7", "Dragging Movements", .aa, since: .wcag22, clause: nil,
      "Find everything that is dragged, such as rows, sliders and maps: taps alone do the same."),
    WCAGCriterion(
      "2.5.8", "Target Size (Minimum)", .aa, since: .wcag22, clause: nil,
      "Measure each target below 24 × 24 pt: a circle of 24 pt around its centre touches no other target, or another exception of the criterion applies."
    ),
  ]
}
