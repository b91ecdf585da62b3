import AuditModel
import ViewTree

/// Which part of everything an audit looks at, and how.
public struct AuditOptions: Hashable, Sendable {
  /// The languages; none for all that there are texts in.
  public var locales: [LocaleIdentifier]?
  /// The text sizes.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// The devices; none for the narrowest one of each pair of size classes.
  public var devices: [NamedDevice]?
  /// The pairs of size classes; devices with others are left out.
  public var sizeClasses: [SizeClasses]
  /// Whether Bold Text is on.
  public var boldText: BoldText
  /// From which size on text counts as large, so that less contrast is enough.
  public var largeText = LargeText.wcagPoints
  /// How many languages are looked at at the same time; none for as many as there are processors.
  public var jobs: Int?
  /// Which rules take part.
  public var rules: RuleSelection
  /// Whether findings come with a drawing of their worst variant.
  public var drawings: Bool

  /// The decisions of the team about findings.
  package var policy = FindingPolicy()
  /// The languages whose findings decide whether the audit fails.
  public var gate = LanguageGate()

  /// The part that changed, to which the audit is narrowed; nil for all of the app.
  package var change: ChangedPart?

  /// Whether the report says how long each rule took.
  package var measuresTimes = false

  /// Whether the rows of a template are one finding though they show different strings; a gate asks
  /// about each string on its own.
  package var joinsRows = true

  /// Everything, without drawings, unless said otherwise.
  public init(
    locales: [LocaleIdentifier]? = nil,
    dynamicTypeSizes: [DynamicTypeSize] = DynamicTypeSize.allCases,
    devices: [NamedDevice]? = nil, sizeClasses: [SizeClasses] = SizeClasses.allCases,
    boldText: BoldText = .off, jobs: Int? = nil,
    rules: RuleSelection = RuleSelection(), drawings: Bool = false
  ) {
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
    self.devices = devices
    self.sizeClasses = sizeClasses
    self.boldText = boldText
    self.jobs = jobs
    self.rules = rules
    self.drawings = drawings
  }

  /// Whether the people have switched on Bold Text that screens are audited for.
  public enum BoldText: String, Hashable, Sendable, CaseIterable {
    case off, on
    /// Each screen without and with it.
    case both

    /// The settings, off first.
    package var settings: [Bool] {
      switch self {
      case .off: [false]
      case .on: [true]
      case .both: [false, true]
      }
    }
  }

  /// The devices with the names that they have in the report; none for the narrowest ones.
  package var auditedDevices: [(name: String?, device: Device)] {
    guard let devices else { return sizeClasses.map { (nil, .narrowest(with: $0)) } }
    return devices.filter { sizeClasses.contains($0.device.sizeClasses) }
      .map { ($0.name, $0.device) }
  }
}
