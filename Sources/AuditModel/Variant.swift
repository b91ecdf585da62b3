/// The environment of a screen: a language, a text size and a pair of size classes.
public struct Variant: Hashable, Sendable, Codable {
  /// The language of the person.
  public var locale: LocaleIdentifier
  /// The text size the person chose.
  public var dynamicTypeSize: DynamicTypeSize
  /// The room that the device gives.
  public var sizeClasses: SizeClasses

  /// Makes a variant from its three axes.
  public init(
    locale: LocaleIdentifier, dynamicTypeSize: DynamicTypeSize, sizeClasses: SizeClasses
  ) {
    self.locale = locale
    self.dynamicTypeSize = dynamicTypeSize
    self.sizeClasses = sizeClasses
  }
}

extension Variant: CustomStringConvertible {
  /// The three axes, as they are written on the command line.
  public var description: String {
    "\(locale) at \(dynamicTypeSize.name), \(sizeClasses.name)"
  }
}
