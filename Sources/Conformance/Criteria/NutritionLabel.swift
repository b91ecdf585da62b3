/// One of Apple's Accessibility Nutrition Labels, with the rules whose findings speak against it.
struct NutritionLabel: Hashable, Sendable {
  /// The id in manual results.
  let id: String
  /// Apple's name.
  let name: String
  /// The rules whose findings speak against it, and which speak for it where they find nothing.
  let rules: [String]
  /// The test that is left for a person.
  let manualTest: String

  /// The id of the label that is about one appearance only.
  static let darkInterface = "dark-interface"

  /// The labels that a layout has evidence about.
  ///
  /// Source: App Store Connect Help, Overview of Accessibility Nutrition Labels, and the evaluation
  /// criteria of each; which rules count is our own choice.
  static let all = [
    NutritionLabel(
      id: "voiceover", name: "VoiceOver",
      rules: [
        "name-missing", "name-not-human-readable", "text-key-missing", "trait-missing-button",
        "traits-conflict", "value-missing", "state-not-exposed", "control-hidden",
        "gesture-only-action", "nested-interactive", "informative-image-silent",
        "decorative-exposed", "heading-missing", "order-visual-mismatch",
        "background-exposed-behind-modal", "focusable-offscreen", "status-not-announced",
        "announcement-empty", "speech-language-untagged", "text-not-exposed",
        "explicit-order-incomplete", "modal-without-escape", "focus-target-missing",
        "flow-step-silent", "name-missing-in-code", "name-missing-in-interface",
        "trait-missing-in-code",
      ],
      manualTest:
        "Do each common task with VoiceOver and the screen curtain, in every language of the app."),
    NutritionLabel(
      id: "voice-control", name: "Voice Control",
      rules: [
        "label-in-name", "name-missing", "name-not-human-readable", "name-duplicate",
        "trait-missing-button", "control-hidden", "nested-interactive", "gesture-only-action",
        "voice-name-unspeakable", "voice-name-ambiguous", "name-missing-in-code",
        "name-missing-in-interface", "trait-missing-in-code",
      ],
      manualTest:
        "Do each common task with Voice Control alone: say the visible words of controls, show names and numbers, dictate and scroll."
    ),
    NutritionLabel(
      id: "larger-text", name: "Larger Text",
      rules: [
        "dynamic-type-unsupported", "growth-below-style-maximum", "text-size-not-monotonic",
        "text-truncated", "text-clipped", "text-obscured", "views-collide", "word-broken",
        "element-lost", "action-lost", "large-content-missing", "fixed-font-in-code",
        "fixed-font-in-interface",
      ],
      manualTest:
        "Do each common task on a device with text of at least twice the usual size: all text of the task grows and is readable."
    ),
    NutritionLabel(
      id: darkInterface, name: "Dark Interface", rules: ["text-contrast", "non-text-contrast"],
      manualTest:
        "Do each common task in Dark Mode: no screen, picture or transition is bright, and everything is readable. Findings name the appearance with the least contrast; where that is light, look at the dark one, too."
    ),
    NutritionLabel(
      id: "differentiate-without-color-alone", name: "Differentiate Without Color Alone",
      rules: ["colour-only", "inline-link-colour-only"],
      manualTest:
        "Do each common task with the greyscale colour filter: states, values and errors can be distinguished."
    ),
    NutritionLabel(
      id: "sufficient-contrast", name: "Sufficient Contrast",
      rules: ["text-contrast", "text-over-image", "non-text-contrast"],
      manualTest:
        "Do each common task with Bold Text, Increase Contrast and Reduce Transparency switched on, in the light and the dark appearance, and measure the contrast of text and icons."
    ),
    NutritionLabel(
      id: "reduced-motion", name: "Reduced Motion", rules: ["reduce-motion-ignored", "autoplay"],
      manualTest:
        "Do each common task with Reduce Motion switched on: no zooming, sliding, spinning or parallax effects are left, and nothing plays by itself."
    ),
  ]
}

extension Criterion {
  init(_ label: NutritionLabel) {
    self.init(
      id: label.id, name: label.name, chapter: .labels, rules: .named(label.rules),
      manualTest: label.manualTest)
  }
}
