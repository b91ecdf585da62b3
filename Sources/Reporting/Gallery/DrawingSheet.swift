import AuditModel

/// The drawings of one screen in chosen variants, with all that a page says about them.
package struct DrawingSheet: Sendable {
  /// The name of the screen.
  package let screen: String
  /// Its purpose, in a few words.
  package let title: String
  /// The names of its states.
  package let states: [String]
  /// The names of the devices.
  package let devices: [String]
  /// The text sizes.
  package let sizes: [DynamicTypeSize]
  /// The languages.
  package let locales: [LocaleIdentifier]
  /// The outlines that the drawings share, as SVG.
  package var definitions: [String] = []
  /// The cells by state, device, language and text size.
  package var cells: [Cell] = []

  /// The names of the symbols that are drawn as placeholders.
  package var unknownSymbols: Set<String> = []

  /// A sheet without drawings yet.
  package init(
    screen: String, title: String, states: [String], devices: [String], sizes: [DynamicTypeSize],
    locales: [LocaleIdentifier]
  ) {
    self.screen = screen
    self.title = title
    self.states = states
    self.devices = devices
    self.sizes = sizes
    self.locales = locales
  }

  /// A state in one variant.
  package enum Cell: Sendable {
    /// The drawing as an `svg` element, its size in points, and notes of a few words each.
    case drawing(String, Size, notes: [String])
    /// Why there is no drawing, in a clause without a full stop.
    case problem(String)
  }

  /// The cell of a variant, with its values on each axis.
  struct Position {
    let state: Int
    let device: Int
    let locale: Int
    let size: Int
  }

  /// The position of a cell.
  func position(of cell: Int) -> Position {
    let (perLocale, perDevice) = (sizes.count, sizes.count * locales.count)
    return Position(
      state: cell / (perDevice * devices.count), device: cell / perDevice % devices.count,
      locale: cell / perLocale % locales.count, size: cell % sizes.count)
  }

  /// The cells of a state on a device, by language and text size.
  func cells(state: Int, device: Int) -> Range<Int> {
    let count = sizes.count * locales.count
    let start = (state * devices.count + device) * count
    return (start..<start + count).clamped(to: cells.indices)
  }

  /// How many cells have a drawing.
  package var drawingCount: Int {
    cells.count { if case .drawing = $0 { true } else { false } }
  }

  /// The reasons why cells have no drawing, each once, with the state.
  package var problems: [String] {
    var known: Set<String> = []
    return cells.enumerated().compactMap { index, cell in
      guard case .problem(let reason) = cell else { return nil }
      let line = "\(screen), \(states[position(of: index).state]): \(reason)"
      return known.insert(line).inserted ? line : nil
    }
  }

  /// The name of a language, such as `German (de)`.
  func languageName(_ locale: Int) -> String { LanguageName.shown(locales[locale]) }

  /// The words for a drawing where it is not seen.
  func label(_ position: Position) -> String {
    [
      screen, states[position.state], languageName(position.locale), sizes[position.size].name,
      devices[position.device],
    ].joined(separator: ", ").withVisibleControls
  }
}
