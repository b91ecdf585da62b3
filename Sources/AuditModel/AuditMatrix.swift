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
  /// The devices.
  public let devices: [AuditedDevice]

  /// Makes a matrix from its axes.
  public init(
    screens: [Screen], locales: [LocaleIdentifier], dynamicTypeSizes: [DynamicTypeSize],
    devices: [AuditedDevice]
  ) {
    self.screens = screens
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
    self.devices = devices
  }

  /// Makes a matrix with the narrowest device of each pair of size classes.
  public init(
    screens: [Screen], locales: [LocaleIdentifier], dynamicTypeSizes: [DynamicTypeSize],
    sizeClasses: [SizeClasses]
  ) {
    self.init(
      screens: screens, locales: locales, dynamicTypeSizes: dynamicTypeSizes,
      devices: sizeClasses.map { AuditedDevice(sizeClasses: $0) })
  }

  /// The pairs of size classes that the devices have.
  public var sizeClasses: [SizeClasses] { devices.sizeClasses }

  /// Whether devices were chosen by name, so that their size classes do not identify them.
  public var namesDevices: Bool { devices.contains { $0.name != nil } }

  /// The settings of Bold Text: off, on, or both in this order.
  public var boldTextSettings: [Bool] { devices.boldTextSettings }

  /// How many trees there are to lay out.
  public var variantCount: Int {
    screens.reduce(0) { $0 + $1.states.count } * variantsPerState
  }

  /// How many variants each state has.
  public var variantsPerState: Int {
    locales.count * dynamicTypeSizes.count * devices.count
  }
}

extension [AuditedDevice] {
  /// The pairs of size classes that they have, each once.
  var sizeClasses: [SizeClasses] {
    let all = Set(map(\.sizeClasses))
    return SizeClasses.allCases.filter(all.contains)
  }

  /// The settings of Bold Text, each once.
  package var boldTextSettings: [Bool] {
    [false, true].filter { setting in contains { $0.hasBoldText == setting } }
  }
}
