import AuditModel
import ViewTree

/// The options that choose the screens and variants to draw.
enum VariantArguments {
  static let screens = Option(
    "--screens", value: .word("LIST"), repeats: true,
    help: "only these screens, with commas between them; * matches any characters, as in "
      + "'board*'; screens with isAuditedByDefault: false are drawn only if they are listed here")

  static func states(default standard: String) -> Option {
    Option(
      "--states", value: .word("LIST"), repeats: true,
      help: "only these states, with commas between them; * matches any characters (default: "
        + "\(standard))")
  }

  static let devices = Option.devices(help: "the devices (default: iphone-se)")

  static func sizes(default standard: [String]?) -> Choice<DynamicTypeSize> {
    Choice(
      "--sizes", "size", amongMany: NamedValue.sizes, standard: standard,
      help: "only these Dynamic Type sizes")
  }

  static let appearance = Choice(
    "--appearance", "appearance", among: NamedValue.appearances, standard: "light",
    help: "light or dark, with or without Increase Contrast")

  static let path = Option(
    "--path", value: .word("PATH"), repeats: true,
    help: "where to look for screens and strings (default: this folder)")

  /// Throws when there are no screens, for commands that lay out at least one.
  static func requireScreens(_ input: AuditInput) throws(CommandError) {
    guard input.screens.isEmpty else { return }
    try input.requireAllScreens()
    throw .input(
      "there are no screens to draw; add .screen.json files, or see “Your own screens” in the README"
    )
  }

  /// The screens with the states to draw; at least one.
  ///
  /// - Parameter firstStateOnly: whether one state of each screen is drawn when none is named.
  static func screens(
    _ arguments: Arguments, of input: AuditInput, firstStateOnly: Bool
  ) throws(CommandError) -> [Screen] {
    try requireScreens(input)
    let selection = try ScreenSelection(arguments, among: input.screens)
    guard !selection.screens.isEmpty else {
      throw .usage(selection.note ?? "no screen is chosen; name one with --screens")
    }
    guard firstStateOnly, arguments.list("--states") == nil else { return selection.screens }
    return selection.screens.map { screen in
      let first = screen.states.first?.name
      return screen.keepingStates { $0.name == first }
    }
  }
}
