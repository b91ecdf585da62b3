/// The measured values with names, in the order in which they are best read.
public struct Evidence: Hashable, Sendable {
  /// One measured value.
  public enum Value: Hashable, Sendable {
    /// A number with its unit (`pt`, `lines`, `:1`), or without one.
    case number(Double, unit: String)
    /// A ratio to one, such as a contrast.
    case ratio(Double)
    /// A word or a name.
    case text(String)
  }

  /// A name with its value.
  public struct Entry: Hashable, Sendable {
    /// The name of the value, in camel case.
    public let name: String
    /// The measured value.
    public let value: Value
  }

  /// All values in order.
  public private(set) var entries: [Entry]

  /// Takes the values in order.
  public init(_ entries: [(String, Value)] = []) {
    self.entries = entries.map { Entry(name: $0.0, value: $0.1) }
  }

  /// The value of that name.
  public subscript(name: String) -> Value? {
    entries.first { $0.name == name }?.value
  }

  /// The number of that name.
  public func number(_ name: String) -> Double? {
    if case .number(let number, _) = self[name] { return number }
    return nil
  }
}

extension Evidence: ExpressibleByDictionaryLiteral {
  /// Takes the values as they are written, in order.
  public init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

extension Evidence.Value: CustomStringConvertible {
  /// The value as a person reads it: a number rounded to a tenth, a ratio never rounded up.
  public var description: String {
    switch self {
    case .number(let number, let unit):
      [number.roundedToHundredths.rounded(toTenths: ()), unit].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .ratio(let ratio): "\(ratio.roundedDown(toHundredths: ())) to 1"
    case .text(let text): text
    }
  }
}

extension Double {
  /// The number with at most two decimals, as it is written for other programs.
  ///
  /// All that is read by people is made of it, so that a report says the same after it was written and
  /// read again.
  package var roundedToHundredths: Double {
    isFinite && magnitude < 1e13 ? (self * 100).rounded() / 100 + 0 : self
  }

  /// The number with at most two decimals, never rounded up; 8.03 stays as it is though its product with
  /// 100 is a little less than 803.
  package var roundedDownToHundredths: Double {
    isFinite && magnitude < 1e13 ? (self * 100 + 1e-9).rounded(.down) / 100 + 0 : self
  }

  /// The number with at most one decimal, as `12` or `12.5`, the same on every machine.
  public func rounded(toTenths: Void) -> String {
    if isNaN { return "?" }
    guard isFinite else { return self < 0 ? "-∞" : "∞" }
    guard magnitude < 1e15 else { return "\(self)" }
    let tenths = Int((self * 10).rounded())
    let whole = abs(tenths) / 10
    let rest = abs(tenths) % 10
    let sign = tenths < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// The number with two decimals, never rounded up: what just misses a threshold must not look as
  /// if it had reached it.
  public func roundedDown(toHundredths: Void) -> String {
    guard isFinite, magnitude < 1e13 else { return rounded(toTenths: ()) }
    let hundredths = Int((roundedDownToHundredths * 100).rounded())
    let rest = abs(hundredths % 100)
    return "\(hundredths / 100).\(rest / 10)\(rest % 10)"
  }
}
