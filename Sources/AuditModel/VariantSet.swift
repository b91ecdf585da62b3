/// A cell of an audit's matrix, as positions on the four axes.
public struct MatrixCell: Hashable, Sendable {
  /// The position of the state in its screen.
  public let state: Int
  /// The position of the language.
  public let locale: Int
  /// The position of the text size.
  public let dynamicTypeSize: Int
  /// The position of the device.
  public let device: Int

  /// Makes a cell from its positions.
  public init(state: Int, locale: Int, dynamicTypeSize: Int, device: Int) {
    self.state = state
    self.locale = locale
    self.dynamicTypeSize = dynamicTypeSize
    self.device = device
  }
}

/// The cells of a screen's matrix in which something shows, one bit each.
public struct VariantSet: Hashable, Sendable {
  private let states: Int
  private let locales: Int
  private let sizes: Int
  private let devices: Int
  private var words: [UInt64]

  /// Makes an empty set over a matrix with so many positions on each axis.
  public init(states: Int, locales: Int, dynamicTypeSizes: Int, devices: Int) {
    self.states = states
    self.locales = locales
    self.sizes = dynamicTypeSizes
    self.devices = devices
    let bits = states * locales * sizes * devices
    words = Array(repeating: 0, count: (bits + 63) / 64)
  }

  /// How many cells are in the set.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Puts a cell in.
  public mutating func insert(_ cell: MatrixCell) {
    let bit = position(of: cell)
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  /// Whether the cell is in the set.
  public func contains(_ cell: MatrixCell) -> Bool {
    let bit = position(of: cell)
    return words[bit / 64] & (1 << UInt64(bit % 64)) != 0
  }

  /// Puts all cells of another set over the same matrix in.
  public mutating func formUnion(_ other: VariantSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Whether all its cells are in another set over the same matrix.
  public func isSubset(of other: VariantSet) -> Bool {
    zip(words, other.words).allSatisfy { $0 & ~$1 == 0 }
  }

  /// The cells in order: by state, then language, device and text size.
  public var cells: [MatrixCell] {
    var result: [MatrixCell] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(cell(at: index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return result
  }

  private func position(of cell: MatrixCell) -> Int {
    ((cell.state * locales + cell.locale) * devices + cell.device) * sizes
      + cell.dynamicTypeSize
  }

  private func cell(at position: Int) -> MatrixCell {
    let size = position % sizes
    let deviceAndMore = position / sizes
    let localeAndMore = deviceAndMore / devices
    return MatrixCell(
      state: localeAndMore / locales, locale: localeAndMore % locales, dynamicTypeSize: size,
      device: deviceAndMore % devices)
  }
}
