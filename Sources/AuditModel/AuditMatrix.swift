/// Everything that an audit looks at: each state of each screen in each variant.
public struct AuditMatrix: Hashable, Sendable {
  /// A screen with the names of its states.
  public struct Screen: Hashable, Sendable, Codable {
    /// The screen's identifier.
    public let id: String
    /// The names of its states in order.
    public let states: [String]

    /// Names a screen and its states.
    public init(id: String, states: [String]) {
      self.id = id
      self.states = states
    }
  }

  /// The screens in the order in which they are shown.
  public let screens: [Screen]
  /// The languages.
  public let locales: [LocaleIdentifier]
  /// The text sizes.
  public let dynamicTypeSizes: [DynamicTypeSize]
  /// The pairs of size classes.
  public let sizeClasses: [SizeClasses]

  /// Makes a matrix from its axes.
  public init(
    screens: [Screen], locales: [LocaleIdentifier], dynamicTypeSizes: [DynamicTypeSize],
    sizeClasses: [SizeClasses]
  ) {
    self.screens = screens
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
    self.sizeClasses = sizeClasses
  }

  /// How many trees there are to lay out.
  public var variantCount: Int {
    screens.reduce(0) { $0 + $1.states.count } * variantsPerState
  }

  /// How many variants each state has.
  public var variantsPerState: Int {
    locales.count * dynamicTypeSizes.count * sizeClasses.count
  }
}
