extension AccessibilityCheck {
  static let variantTable = """
    order-changes-with-size-class = order-changes-with-size-class
    order-changes-with-text-size = order-changes-with-text-size
    order-changes-with-locale = order-changes-with-locale
    order-ambiguous - how VoiceOver orders three elements near the border of a row is not published
    order-flips-at-threshold - nearness to the border of a row is chance; order-changes-with-text-size reports a change
    order-jump = order-visual-mismatch
    explicit-order-incomplete = explicit-order-incomplete
    element-lost = element-lost
    action-lost = action-lost
    role-changes = role-changes
    name-changes-with-size = name-changes-with-size
    same-action-different-name = same-action-different-name
    same-name-different-action = name-duplicate
    name-untranslated = same-as-source, missing-translation
    name-is-key = text-key-missing, translated-as-key, name-not-human-readable
    name-missing-in-locale = name-missing, empty-value
    announcement-missing-in-locale = announcement-empty, text-key-missing, missing-translation
    names-collapse-in-locale = name-duplicate, voice-name-ambiguous
    visible-and-spoken-diverge-in-locale = label-in-name
    input-label-language = missing-translation, same-as-source, label-in-name
    name-role-word-locale = name-contains-role
    script-mismatch = wrong-script, mixed-script
    speech-language-untagged = speech-language-untagged
    number-not-localised = digits-script, numbers-format
    plural-not-spoken = plural-category-missing, plural-number-dropped
    hint-grammar-locale = hint-describes-gesture
    voice-name-unspeakable = voice-name-unspeakable
    voice-name-too-long = voice-name-too-long
    voice-name-ambiguous = voice-name-ambiguous, name-duplicate
    voice-name-homophone-fold = voice-name-ambiguous
    text-size-not-monotonic = text-size-not-monotonic
    growth-below-style-maximum = growth-below-style-maximum
    hierarchy-inverted = hierarchy-inverted
    truncated-names-control - text-truncated reports the text, and one defect is one finding
    truncation-locale-size-matrix = text-truncated
    hit-region-shrinks = hit-region-small
    targets-overlap-at-size = controls-collide, hit-region-small
    scroll-two-dimensions = scroll-two-dimensions
    primary-action-below-fold = scroll-view-missing, focusable-offscreen, text-clipped
    large-content-missing = large-content-missing
    contrast-class-shift = text-contrast
    contrast-all-appearances = text-contrast, non-text-contrast
    reserved-space-clash - iOS has no setting for the spacing of letters, words and lines
    modal-without-escape = modal-without-escape
    background-exposed-behind-modal = background-exposed-behind-modal
    focusable-offscreen = focusable-offscreen
    gesture-only-action = gesture-only-action
    custom-action-duplicate = custom-action-duplicate
    container-name-missing-in-locale = missing-translation, empty-value
    verbosity-budget = verbosity-budget, name-too-long
    stops-budget = stops-budget
    utterance-repeats-itself = name-contains-role, name-contains-state, hint-repeats-label
    announce-duplicate-of-focus = announce-duplicate-of-focus
    flow-step-silent = flow-step-silent
    flow-focus-target-missing = focus-target-missing
    not-measured : each report lists the checks that could not be made, and counts them for no rule as passed
    finding-cluster : a finding names all variants in which its one cause shows
    nutrition-evidence : the command conformance lists the evidence for and against each label
    """
}
