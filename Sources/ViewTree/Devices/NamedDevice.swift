import AuditModel

/// A device by the name that it has on the command line.
public struct NamedDevice: Hashable, Sendable {
  /// The name as it is typed, such as `iphone-17`.
  public let name: String
  /// The device.
  public let device: Device

  /// Finds the device of that name; nil when no device has it.
  public init?(named name: String) {
    guard let match = Self.all.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  init(_ name: String, _ device: Device) {
    self.name = name
    self.device = device
  }

  /// The devices of the audit, which are the narrowest of their pairs of size classes, and those that
  /// people have today, the newest first.
  public static let all: [NamedDevice] = {
    let today = PhoneTable.phones.flatMap(\.devices) + PadTable.pads.flatMap(\.devices)
    let known = Set(narrowest.map(\.name))
    return narrowest + today.filter { !known.contains($0.name) }
  }()

  private static let narrowest = [
    NamedDevice("iphone-se", .narrowest(with: .compactRegular)),
    NamedDevice("iphone-se-landscape", .narrowest(with: .compactCompact)),
    NamedDevice("iphone-8-plus-landscape", .narrowest(with: .regularCompact)),
    NamedDevice("ipad-mini", .narrowest(with: .regularRegular)),
  ]
}
