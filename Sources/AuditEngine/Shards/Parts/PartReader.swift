import AuditModel
import JSONReading

/// Reads the values of a part one after the other, none of which it trusts: they may be of another run, or
/// of nothing that ever ran.
struct PartReader {
  /// The plan of the audit, in which positions have to be.
  let plan: AuditPlan
  private let tree: JSONTree
  private let strings: [String]
  private var next: Int
  private let end: Int

  /// Reads the values that a list holds.
  init(_ list: Int, of tree: JSONTree, strings: [String], plan: AuditPlan) {
    self.plan = plan
    self.tree = tree
    self.strings = strings
    next = list + 1
    end = tree.descendants(of: list).upperBound
  }

  /// Whether all values are read.
  var isAtEnd: Bool { next == end }

  /// An error at the value that was read last.
  func error(_ reason: String) -> PartError {
    let offset = tree.range(of: min(max(next - 1, 0), tree.count - 1)).lowerBound
    return .damaged(tree.source.location(at: offset), reason)
  }

  /// Reads a value of the type that is wanted.
  mutating func read<Value: PartValue>() throws(PartError) -> Value { try Value(from: &self) }

  /// Reads a whole number.
  mutating func number() throws(PartError) -> Int {
    let value = try advance()
    guard tree.kind(of: value) == .number, let number = Int(tree.written(value)) else {
      throw error("a whole number was expected")
    }
    return number
  }

  /// Reads a whole number within bounds.
  mutating func number(in range: ClosedRange<Int>) throws(PartError) -> Int {
    let number = try number()
    guard range.contains(number) else {
      throw error("\(number) is not between \(range.lowerBound) and \(range.upperBound)")
    }
    return number
  }

  /// Reads the position of one of so many things.
  mutating func position(among count: Int) throws(PartError) -> Int {
    let number = try number()
    guard (0..<count).contains(number) else {
      throw error("\(number) is no position among \(count)")
    }
    return number
  }

  /// Reads a number with decimals.
  mutating func fraction() throws(PartError) -> Double {
    let value = try advance()
    switch tree.kind(of: value) {
    case .number:
      if let number = Double(tree.written(value)) { return number }
    case .text:
      if let number = tree.text(of: value).flatMap({ Double($0) }), !number.isFinite {
        return number
      }
    default: break
    }
    throw error("a number was expected")
  }

  /// Reads a string.
  mutating func string() throws(PartError) -> String {
    strings[try position(among: strings.count)]
  }

  /// Reads as many elements as are counted first.
  mutating func list<Element>(
    _ element: (inout PartReader) throws(PartError) -> Element
  ) throws(PartError) -> [Element] {
    let count = try number()
    // Each element is one value at least, so a wrong count takes no memory.
    guard (0...(end - next)).contains(count) else {
      throw error("\(count) values were expected, and \(end - next) are left")
    }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  private mutating func advance() throws(PartError) -> Int {
    guard next < end else { throw error("it ends too early") }
    defer { next += 1 }
    return next
  }
}
