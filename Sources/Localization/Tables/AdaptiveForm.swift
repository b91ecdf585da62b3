import AuditModel

/// A text for one width or one kind of device.
public struct AdaptiveForm: Hashable, Sendable {
  /// Its condition: a width such as `22`, or a device such as `ipad`.
  public var condition: String
  /// The text.
  public var value: TableValue
  /// Where the text is.
  public var location: SourceLocation

  /// Makes a form.
  public init(condition: String, value: TableValue, location: SourceLocation) {
    self.condition = condition
    self.value = value
    self.location = location
  }
}

extension [AdaptiveForm] {
  /// The form for the widest text, as when there is room.
  var widest: AdaptiveForm? {
    self.max { (Int($0.condition) ?? 0) < (Int($1.condition) ?? 0) }
  }

  /// The form for an iPhone, or else for all devices without a form of their own.
  var forPhone: AdaptiveForm? {
    first { $0.condition == "iphone" } ?? first { $0.condition == "other" } ?? first
  }
}
