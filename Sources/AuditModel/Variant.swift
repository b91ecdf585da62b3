/// The environment of a screen: a language, a text size and a device.
public struct Variant: Hashable, Sendable, Codable {
  /// The language of the person.
  public var locale: LocaleIdentifier
  /// The text size the person chose.
  public var dynamicTypeSize: DynamicTypeSize
  /// The device.
  public var device: AuditedDevice

  /// Makes a variant from its three axes.
  public init(locale: LocaleIdentifier, dynamicTypeSize: DynamicTypeSize, device: AuditedDevice) {
    self.locale = locale
    self.dynamicTypeSize = dynamicTypeSize
    self.device = device
  }

  /// Makes a variant on the narrowest device of a pair of size classes.
  public init(
    locale: LocaleIdentifier, dynamicTypeSize: DynamicTypeSize, sizeClasses: SizeClasses
  ) {
    self.init(
      locale: locale, dynamicTypeSize: dynamicTypeSize,
      device: AuditedDevice(sizeClasses: sizeClasses))
  }

  /// The room that the device gives.
  public var sizeClasses: SizeClasses { device.sizeClasses }
}

extension Variant: CustomStringConvertible {
  /// The three axes, as they are written on the command line.
  public var description: String {
    "\(locale) at \(dynamicTypeSize.name), \(device.shownName)"
      + (device.hasBoldText ? ", with Bold Text" : "")
  }
}
