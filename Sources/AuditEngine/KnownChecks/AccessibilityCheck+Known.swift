extension AccessibilityCheck {
  // Source of the names: the documentation and code of Apple's accessibility audit, GTXiLib, Google's
  // Accessibility Test Framework, axe, a11y-check, A11yUITests, BrowserStack, LambdaTest, Flutter and ESLint
  // for React Native, and the criteria of RAAM 1.1.
  static let knownTable = """
    name-missing = name-missing
    image-name-missing = name-missing, informative-image-silent
    decorative-exposed = decorative-exposed
    icon-button-name-missing = name-missing
    field-name-missing = name-missing
    field-name-placeholder-only = field-name-placeholder-only
    field-label-not-adjacent = field-label-not-adjacent
    editable-name-overrides-value = editable-name-overrides-value
    name-not-human-readable = name-not-human-readable
    name-contains-role = name-contains-role
    name-contains-state = name-contains-state
    name-contains-action = name-contains-action
    name-says-image = name-says-image
    name-punctuated = name-punctuated
    name-all-caps = name-all-caps
    name-not-capitalised = name-not-capitalised
    name-too-long = name-too-long
    name-too-short = voice-name-unspeakable
    name-special-characters = voice-name-unspeakable, name-not-human-readable, invisible-characters
    name-duplicate = name-duplicate
    link-purpose-unclear = link-purpose-unclear
    link-target-invalid = link-target-invalid
    label-in-name = label-in-name
    label-in-name-not-first = label-in-name-not-first
    value-missing = value-missing
    hint-missing - whether the result of an action is obvious is for a person to judge
    hint-describes-gesture = hint-describes-gesture
    required-not-announced = required-not-announced
    format-not-announced = format-not-announced
    error-not-associated = error-not-associated, state-not-exposed
    trait-missing-button = trait-missing-button
    trait-missing-image = trait-missing-image
    trait-on-plain-text = trait-on-plain-text
    traits-conflict = traits-conflict
    role-unknown = trait-missing-button
    heading-missing = heading-missing
    heading-faked-in-label = heading-faked-in-label
    screen-without-heading = screen-without-heading
    heading-level-skip = heading-level-skip
    state-not-exposed = state-not-exposed
    disabled-visual-only = disabled-visual-only
    disabled-control - a control that cannot be used now is no defect; transcripts say that it is dimmed
    nested-interactive = nested-interactive
    hidden-parent-with-controls = control-hidden
    text-not-exposed = text-not-exposed
    action-missing = trait-on-plain-text
    gesture-no-alternative = gesture-only-action
    motion-actuation = gesture-only-action
    input-purpose-missing = input-purpose-missing
    group-label-missing - whether views belong together is for a person to judge
    grouping-missing = grouping-missing
    list-not-structured - SwiftUI has no trait for a list, and a `List` is one by itself
    table-headers-missing - SwiftUI makes the headers of a `Table`; for a `Grid`, only its meaning decides
    tab-label-missing = tab-label-missing
    screen-title-missing = screen-title-missing
    hit-region-small = hit-region-small
    target-below-minimum = hit-region-small
    element-too-small = element-too-small
    target-spacing = target-spacing
    control-gap - beyond the spacing of WCAG, which target-spacing measures, it is a matter of design
    target-size-visionos - about another platform
    controls-collide = controls-collide
    views-collide = views-collide
    duplicate-clickable-bounds = controls-collide
    dynamic-type-unsupported = dynamic-type-unsupported
    dynamic-type-partial = growth-below-style-maximum
    text-clipped = text-clipped, text-truncated
    text-in-fixed-container = text-tight, text-clipped, text-truncated
    text-fixed-unit-small = dynamic-type-unsupported, text-below-minimum
    text-below-minimum = text-below-minimum
    line-limit-one = text-truncated
    resize-200 = growth-below-style-maximum, text-truncated, element-lost
    content-lost-at-size = element-lost, action-lost
    orientation-locked = action-lost, element-lost
    image-of-text - pictures are not read
    thin-weight = thin-weight
    leading-tight = leading-tight
    text-contrast = text-contrast
    text-contrast-near = text-contrast
    contrast-unmeasurable : text-contrast and text-over-image count as not measured where the background varies
    non-text-contrast = non-text-contrast
    contrast-appearance-variants = text-contrast, non-text-contrast
    hardcoded-colour = text-contrast, non-text-contrast
    colour-only = colour-only
    inline-link-colour-only = inline-link-colour-only
    invert-colours-ignored = invert-colours-ignored
    traversal-cycle - sort priorities are numbers and cannot form a cycle
    order-visual-mismatch = order-visual-mismatch
    sort-priority-overused = sort-priority-overused
    keyboard-trap - only an app that runs shows where the focus can go
    sheet-focus-return = focus-target-missing
    focus-moved - a focus that the app moves may be right; announce-duplicate-of-focus reports one that says twice
    status-not-announced = status-not-announced
    announcement-disruptive = announcement-disruptive
    context-change-on-input - states do not say which action led to them
    auto-dismiss = auto-dismiss
    reduce-motion-ignored = reduce-motion-ignored
    autoplay = autoplay
    key-shortcut-single = key-shortcut-single
    language-main = wrong-language, wrong-script
    """
}
