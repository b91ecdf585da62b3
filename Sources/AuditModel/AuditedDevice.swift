/// A device that an audit lays screens out on, as a person has set it up.
public struct AuditedDevice: Hashable, Sendable, Codable {
  /// The name as it is typed after `--devices`; nil for the narrowest device of its size classes.
  public let name: String?
  /// The room that it gives.
  public let sizeClasses: SizeClasses
  /// Whether Bold Text is on.
  public let hasBoldText: Bool

  /// Names a device.
  public init(name: String? = nil, sizeClasses: SizeClasses, hasBoldText: Bool = false) {
    self.name = name
    self.sizeClasses = sizeClasses
    self.hasBoldText = hasBoldText
  }

  /// The name, or the size classes of a device that is the narrowest of them.
  public var shownName: String { name ?? sizeClasses.name }
}
