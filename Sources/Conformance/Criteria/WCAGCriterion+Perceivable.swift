extension WCAGCriterion {
  /// Principle 1.
  ///
  /// Sources: W3C, WCAG 2.2, for numbers, names and levels; EN 301 549 V3.2.1, chapter 11, for clauses.
  static let perceivable: [WCAGCriterion] = [
    WCAGCriterion(
      "1.1.1", "Non-text Content", .a, clause: "11.1.1.1.1",
      "With VoiceOver, listen to every image, chart and icon: its label says what the picture conveys there, and decoration is skipped."
    ),
    WCAGCriterion(
      "1.2.1", "Audio-only and Video-only (Prerecorded)", .a, clause: "11.1.2.1.1",
      "For each recording with sound or pictures alone, check that a transcript, or a spoken description of the pictures, says the same."
    ),
    WCAGCriterion(
      "1.2.2", "Captions (Prerecorded)", .a, clause: "11.1.2.2",
      "Play each video with Closed Captions + SDH switched on: captions give all speech, the speakers and the sounds that matter."
    ),
    WCAGCriterion(
      "1.2.3", "Audio Description or Media Alternative (Prerecorded)", .a, clause: "11.1.2.3.1",
      "Listen to each video without looking: an audio description or a full text says what only the pictures show."
    ),
    WCAGCriterion(
      "1.2.4", "Captions (Live)", .aa, clause: "11.1.2.4",
      "Join each live broadcast that the app offers and check that captions appear with little delay and follow the speech."
    ),
    WCAGCriterion(
      "1.2.5", "Audio Description (Prerecorded)", .aa, clause: "11.1.2.5",
      "Play each video with Audio Descriptions switched on: what only the pictures show is described."
    ),
    WCAGCriterion(
      "1.3.1", "Info and Relationships", .a, clause: "11.1.3.1.1",
      "With VoiceOver's rotor, move by headings, and listen to lists, tables and groups of fields: the structure that the eye sees is announced."
    ),
    WCAGCriterion(
      "1.3.2", "Meaningful Sequence", .a, clause: "11.1.3.2.1",
      "Swipe through each screen with VoiceOver from the first element to the last: the order makes sense."
    ),
    WCAGCriterion(
      "1.3.3", "Sensory Characteristics", .a, clause: "11.1.3.3",
      "Read all instructions: none names a control by its shape, colour, size, position or sound alone."
    ),
    WCAGCriterion(
      "1.3.4", "Orientation", .aa, since: .wcag21, clause: "11.1.3.4",
      "Turn the device on each screen: portrait and landscape both work, unless one of them is essential."
    ),
    WCAGCriterion(
      "1.3.5", "Identify Input Purpose", .aa, since: .wcag21, clause: "11.1.3.5.1",
      "Fill in each field about the person (name, e-mail, address, card): AutoFill offers the matching value."
    ),
    WCAGCriterion(
      "1.4.1", "Use of Color", .a, clause: "11.1.4.1",
      "Switch on the greyscale colour filter and use each screen: states, errors, links and charts can still be distinguished."
    ),
    WCAGCriterion(
      "1.4.2", "Audio Control", .a, clause: "11.1.4.2",
      "Open each screen with the sound on: sound that begins by itself ends within 3 seconds, or a control stops it."
    ),
    WCAGCriterion(
      "1.4.3", "Contrast (Minimum)", .aa, clause: "11.1.4.3",
      "Measure text over photographs, gradients and video, in the light and the dark appearance: 4.5 to 1, or 3 to 1 for large text."
    ),
    WCAGCriterion(
      "1.4.4", "Resize Text", .aa, clause: "11.1.4.4.1",
      "Set Dynamic Type to twice the usual size or more on a device and use each screen: all text grows, is readable, and no function is lost."
    ),
    WCAGCriterion(
      "1.4.5", "Images of Text", .aa, clause: "11.1.4.5.1",
      "Look for pictures with words in them: apart from logotypes, and where the look is essential, words are text."
    ),
    WCAGCriterion(
      "1.4.10", "Reflow", .aa, since: .wcag21, clause: "11.1.4.10.1",
      "On the narrowest device and at large text sizes, read each screen: it scrolls in one direction only, apart from maps, tables and the like."
    ),
    WCAGCriterion(
      "1.4.11", "Non-text Contrast", .aa, since: .wcag21, clause: "11.1.4.11",
      "Measure icons, borders of fields, states of controls and parts of charts: 3 to 1 against what is next to them."
    ),
    WCAGCriterion(
      "1.4.12", "Text Spacing", .aa, since: .wcag21, clause: "11.1.4.12",
      "Where people can set the spacing of text, as in web views, set wide line, paragraph, letter and word spacing: nothing is lost. Judge whether the criterion applies elsewhere."
    ),
    WCAGCriterion(
      "1.4.13", "Content on Hover or Focus", .aa, since: .wcag21, clause: "11.1.4.13",
      "With a pointer or a hardware keyboard, open tooltips and popovers: they can be dismissed and reached, and stay until they are left."
    ),
  ]
}
