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
  /// How many languages are looked at at the same time; none for as many as there are processors.
  public var jobs: Int?
  /// Which rules take part.
  public var rules: RuleSelection
  /// Whether findings come with a drawing of their worst variant.
  public var drawings: Bool

  /// Whether the rows of a template are one finding though they show different strings; a gate asks
  /// about each string on its own.
  package var joinsRows = true

  /// Everything, without drawings, unless said otherwise.
  public init(
    locales: [LocaleIdentifier]? = nil,
    dynamicTypeSizes: [DynamicTypeSize] = DynamicTypeSize.allCases,
    devices: [NamedDevice]? = nil, sizeClasses: [SizeClasses] = SizeClasses.allCases,
    jobs: Int? = nil,
    rules: RuleSelection = RuleSelection(), drawings: Bool = false
  ) {
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
    self.devices = devices
    self.sizeClasses = sizeClasses
    self.jobs = jobs
    self.rules = rules
    self.drawings = drawings
  }

  /// The devices with the names that they have in the report.
  package var auditedDevices: [(audited: AuditedDevice, device: Device)] {
    guard let devices else {
      return sizeClasses.map { (AuditedDevice(sizeClasses: $0), .narrowest(with: $0)) }
    }
    return devices.filter { sizeClasses.contains($0.device.sizeClasses) }.map {
      (AuditedDevice(name: $0.name, sizeClasses: $0.device.sizeClasses), $0.device)
    }
  }
}
