import AuditModel
import JSONReading

/// Gathers the values of a part one after the other: numbers, and the positions of strings, each of which
/// is kept once.
struct PartWriter {
  /// The strings in the order in which they were first written.
  private(set) var strings: [String] = []
  /// The values.
  private(set) var values: [Number] = []
  // Strings that Unicode takes for equal are different ones here.
  private var positions: [ExactText: Int] = [:]

  /// A number in a part.
  enum Number: JSONWritable {
    case whole(Int)
    case fraction(Double)

    /// Writes the number so that it reads back as the same one; what JSON has no number for is a string.
    func write(to json: inout JSONWriter) {
      switch self {
      case .whole(let number): number.write(to: &json)
      case .fraction(let number) where number.isFinite: number.write(to: &json)
      case .fraction(let number): json.string("\(number)")
      }
    }
  }

  /// Writes a value.
  mutating func write(_ value: some PartValue) { value.write(to: &self) }

  /// Writes elements, and first how many there are.
  mutating func list<Element>(
    _ elements: [Element], _ write: (Element, inout PartWriter) -> Void
  ) {
    values.append(.whole(elements.count))
    for element in elements { write(element, &self) }
  }

  fileprivate mutating func add(_ number: Number) { values.append(number) }

  fileprivate mutating func add(_ text: String) {
    let exact = ExactText(text)
    let position = positions[exact] ?? strings.count
    if position == strings.count {
      positions[exact] = position
      strings.append(text)
    }
    values.append(.whole(position))
  }
}

/// A value of a part that needs nothing but itself to be read.
protocol PartValue {
  /// Writes it; never nothing, so that counts can be checked against what is left.
  func write(to part: inout PartWriter)
  /// Reads it.
  init(from part: inout PartReader) throws(PartError)
}

extension Int: PartValue {
  func write(to part: inout PartWriter) { part.add(.whole(self)) }
  init(from part: inout PartReader) throws(PartError) { self = try part.number() }
}

extension UInt32: PartValue {
  func write(to part: inout PartWriter) { part.add(.whole(Int(self))) }
  init(from part: inout PartReader) throws(PartError) {
    self = UInt32(try part.number(in: 0...Int(UInt32.max)))
  }
}

extension UInt8: PartValue {
  func write(to part: inout PartWriter) { part.add(.whole(Int(self))) }
  init(from part: inout PartReader) throws(PartError) {
    self = UInt8(try part.number(in: 0...Int(UInt8.max)))
  }
}

extension Bool: PartValue {
  func write(to part: inout PartWriter) { part.add(.whole(self ? 1 : 0)) }
  init(from part: inout PartReader) throws(PartError) { self = try part.number(in: 0...1) == 1 }
}

extension Double: PartValue {
  func write(to part: inout PartWriter) { part.add(.fraction(self)) }
  init(from part: inout PartReader) throws(PartError) { self = try part.fraction() }
}

extension String: PartValue {
  func write(to part: inout PartWriter) { part.add(self) }
  init(from part: inout PartReader) throws(PartError) { self = try part.string() }
}

extension Optional: PartValue where Wrapped: PartValue {
  func write(to part: inout PartWriter) {
    (self != nil).write(to: &part)
    self?.write(to: &part)
  }

  init(from part: inout PartReader) throws(PartError) {
    self = try Bool(from: &part) ? try Wrapped(from: &part) : nil
  }
}

extension Array: PartValue where Element: PartValue {
  func write(to part: inout PartWriter) { part.list(self) { $0.write(to: &$1) } }

  init(from part: inout PartReader) throws(PartError) {
    self = try part.list { part throws(PartError) in try Element(from: &part) }
  }
}
