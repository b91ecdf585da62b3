import JSONReading

extension NodeKind {
  /// All kinds, in the order of the reference.
  static let formats: [KindFormat] = contentFormats + controlFormats + containerFormats + barFormats

  /// The kinds by name.
  static let formatsByName = Dictionary(
    formats.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The names of all kinds.
  static let typeNames = formats.map(\.name)

  private static let contentFormats = [
    KindFormat(.text, "Text that people read, which is its `text`."),
    imageFormat,
    KindFormat(
      .symbol(isDecorative: false),
      "A symbol as high as the font around it, with the name of an SF Symbol as its `name`.",
      fields: [FieldFormat("isDecorative", \.isSymbolDecorative, decorative)]),
    KindFormat(.rectangle, "A rectangle that takes all of the space, with its `background`."),
  ]

  private static let controlFormats = [
    KindFormat(
      .button(isEnabled: true),
      "A button; its children are its label, in the colour of iOS where its `foreground` is `tint`.",
      fields: [FieldFormat("isEnabled", \.isButtonEnabled, enabled)]),
    KindFormat(
      .textField(TextFieldState(hasBorder: true)),
      "A field for text, with its content as `text` and its `placeholder` or `title`.",
      \.fieldState, TextFieldState.format),
    KindFormat(
      .toggle(isOn: false, isEnabled: true), "A switch; its children are its visible label.",
      fields: [
        FieldFormat("isOn", \.toggleParts.isOn, "Whether it is on."),
        FieldFormat("isEnabled", \.toggleParts.isEnabled, enabled),
      ]),
    sliderFormat,
    pageControlFormat,
  ]

  private static let containerFormats = [
    KindFormat(
      .stack(StackLayout(axis: .vertical)), "Children one after the other, or over each other.",
      \.stackLayout, StackLayout.format),
    KindFormat(
      .grid(GridLayout(columns: .count(1))), "Children in columns and rows.", \.gridLayout,
      GridLayout.format),
    KindFormat(
      .scroll(ScrollLayout()), "Children that scroll in its frame.", \.scrollLayout,
      ScrollLayout.format),
    KindFormat(
      .list(ListLayout()),
      "Rows below each other, which scroll; `listRow` says whether a child is a row, a heading or a note.",
      \.listLayout, ListLayout.format),
    KindFormat(
      .spacer(minimum: 8), "Empty space that grows.",
      fields: [
        FieldFormat("minimum", \.minimumLength, in: .extent, "The minimum length in points.")
      ]),
    KindFormat(
      .overlay(.center), "The first child gives the size; the others lie over it.",
      fields: [FieldFormat("alignment", \.overlayAlignment, layers)]),
    KindFormat(
      .background(.center), "The last child gives the size; the others lie under it.",
      fields: [FieldFormat("alignment", \.backgroundAlignment, layers)]),
    KindFormat(
      .viewThatFits(horizontal: true, vertical: true),
      "The first child that fits, or else the last one.",
      fields: [
        FieldFormat("horizontal", \.fittedAxes.horizontal, "Whether it has to fit the width."),
        FieldFormat("vertical", \.fittedAxes.vertical, "Whether it has to fit the height."),
      ]),
    KindFormat(
      .geometryReader,
      "All of the space that it is offered, or 10 × 10 points where it may choose, with its children "
        + "on each other at its top leading corner; they are offered all of it. `frame` has lengths that "
        + "are shares of a parent's."),
    KindFormat(.custom, "Children at positions of their own, each with its `position`."),
    wrapperFormat,
  ]

  private static let barFormats = [
    KindFormat(
      .navigationBar(isLarge: false),
      "The bar at the top of a screen, with its title as `text` and its items as children.",
      fields: [
        FieldFormat("isLarge", \.isTitleLarge, "Whether its title is large, below the items.")
      ]),
    KindFormat(
      .tabBar,
      "The bar with the tabs of an app: at the bottom of an iPhone, where they are buttons with the "
        + "trait `tab` whose label is a vertical stack of a symbol and a text; at the top of an iPad, "
        + "with texts alone."),
    KindFormat(.toolbar, "The bar at the bottom with actions."),
    KindFormat(
      .sheet,
      "A sheet over the screen, as the last child of a layered stack; views under it are checked in states "
        + "without it, where there are any. As far as its `frame` says nothing it has iOS’s size: all of the screen under the status bar, and 580 × 620 points in the middle of an "
        + "iPad. Without a `background` it has iOS’s."),
    KindFormat(
      .alert,
      "An alert over the screen, as the last child of a layered stack; its children are its texts and "
        + "its buttons, and views under it are checked in states without it, where there "
        + "are any. Where it has no others, no `background` and no `padding`, it looks as on iOS. It is "
        + "320 points wide, unless its `frame` has a width or the screen is too narrow."),
  ]

  private static let decorative = "Whether assistive technologies skip it."
  private static let enabled = "Whether people can use it."
  private static let layers = "Where the smaller children are."
}

extension NodeKind {
  private static let wrapperFormat = KindFormat(
    .wrapper, "Exactly one child, for a padding, frame or background around another one.",
    presence: .oneChild)

  private static let imageFormat = KindFormat(
    .image(width: .infinity, height: .infinity, scales: false, isDecorative: false),
    "A picture, with its `name`; without a size it takes all of the space.",
    fields: [
      FieldFormat(
        "width", \.imageParts.width, in: .extent, "The width in points, together with `height`."),
      FieldFormat(
        "height", \.imageParts.height, in: .extent, "The height in points, together with `width`."),
      FieldFormat("scales", \.imageParts.scales, "Whether it grows with the text size."),
      FieldFormat("isDecorative", \.imageParts.isDecorative, decorative),
    ],
    presence: .together("width", "height"))

  private static let pageControlFormat = KindFormat(
    .pageControl(page: 0, count: 1), "Dots for pages, of which one is shown.",
    fields: [
      FieldFormat(
        "currentPage", \.pages.page, in: 0...9_999, isRequired: true,
        "The page that is shown; the first one is 0."),
      FieldFormat(
        "numberOfPages", \.pages.count, in: 1...10_000, isRequired: true,
        "How many pages there are."),
    ],
    check: { (kind, _) throws(Diagnostic) in
      // UIKit pins `currentPage` to the pages that there are.
      kind.pages.page = min(kind.pages.page, kind.pages.count - 1)
    })

  private static let sliderFormat = KindFormat(
    .slider(value: 0, minimum: 0, maximum: 1), "A slider between two values.",
    fields: [
      FieldFormat("value", \.sliderParts.value, in: .finite, isRequired: true, "The value."),
      FieldFormat("minimum", \.sliderParts.minimum, in: .finite, "The value at the leading edge."),
      FieldFormat("maximum", \.sliderParts.maximum, in: .finite, "The value at the trailing edge."),
    ],
    check: { (kind, object) throws(Diagnostic) in
      guard kind.sliderParts.minimum > kind.sliderParts.maximum else { return }
      throw object.field.error("the “minimum” of a “slider” is greater than its “maximum”")
    })
}
