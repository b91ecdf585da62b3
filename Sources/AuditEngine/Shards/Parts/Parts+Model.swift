import Accessibility
import AuditModel
import Localization
import TextShaping
import ViewTree

// The values that findings are made of, as parts keep them.

extension SourceLocation: PartValue {
  func write(to part: inout PartWriter) {
    part.write(file)
    part.write(line)
    part.write(column)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(file: try part.read(), line: try part.read(), column: try part.read())
  }
}

extension LocaleIdentifier: PartValue {
  func write(to part: inout PartWriter) { part.write(identifier) }
  init(from part: inout PartReader) throws(PartError) { self.init(try part.read() as String) }
}

extension Severity: PartValue {
  func write(to part: inout PartWriter) { part.write(rawValue) }

  init(from part: inout PartReader) throws(PartError) {
    self = try part.case { Severity(rawValue: $0) }
  }
}

extension SizeClasses: PartValue {
  func write(to part: inout PartWriter) { part.write(rawValue) }

  init(from part: inout PartReader) throws(PartError) {
    guard let value = SizeClasses(rawValue: try part.read()) else {
      throw part.error("there are no such size classes")
    }
    self = value
  }
}

extension Rect: PartValue {
  func write(to part: inout PartWriter) {
    for number in [x, y, width, height] { part.write(number) }
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(
      x: try part.read(), y: try part.read(), width: try part.read(), height: try part.read())
  }
}

extension Evidence.Value: PartValue {
  func write(to part: inout PartWriter) {
    switch self {
    case .number(let number, let unit):
      part.write(0)
      part.write(number)
      part.write(unit)
    case .ratio(let ratio):
      part.write(1)
      part.write(ratio)
    case .text(let text):
      part.write(2)
      part.write(text)
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    switch try part.position(among: 3) {
    case 0: self = .number(try part.read(), unit: try part.read())
    case 1: self = .ratio(try part.read())
    default: self = .text(try part.read())
    }
  }
}

extension Evidence: PartValue {
  func write(to part: inout PartWriter) {
    part.list(entries) {
      $1.write($0.name)
      $1.write($0.value)
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(
      try part.list { part throws(PartError) in
        (try part.read() as String, try part.read() as Evidence.Value)
      })
  }
}

extension VariationPath.Step: PartValue {
  func write(to part: inout PartWriter) {
    switch self {
    case .device(let name):
      part.write(0)
      part.write(name)
    case .width(let width):
      part.write(1)
      part.write(width)
    case .plural(let category):
      part.write(2)
      part.write(category.rawValue)
    case .substitution(let name):
      part.write(3)
      part.write(name)
    case .phrase(let number):
      part.write(4)
      part.write(number)
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    switch try part.position(among: 5) {
    case 0: self = .device(try part.read())
    case 1: self = .width(try part.read())
    case 2: self = .plural(try part.case { PluralCategory(rawValue: $0) })
    case 3: self = .substitution(try part.read())
    default: self = .phrase(try part.read())
    }
  }
}

extension VariationPath: PartValue {
  func write(to part: inout PartWriter) { part.write(steps) }
  init(from part: inout PartReader) throws(PartError) { self.init(try part.read()) }
}

extension NodeOrigin: PartValue {
  func write(to part: inout PartWriter) {
    switch self {
    case .unknown: part.write(0)
    case .file(let location):
      part.write(1)
      part.write(location)
    case .swift(let fileID, let line, let column):
      part.write("\(fileID)", line, column)
    case .recorded(let fileID, let line, let column):
      part.write(fileID, line, column)
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    switch try part.position(among: 3) {
    case 0: self = .unknown
    case 1: self = .file(try part.read())
    default:
      self = .recorded(fileID: try part.read(), line: try part.read(), column: try part.read())
    }
  }
}

extension PartWriter {
  /// Writes a location in Swift.
  fileprivate mutating func write(_ fileID: String, _ line: UInt32, _ column: UInt32) {
    write(2)
    write(fileID)
    write(line)
    write(column)
  }
}

extension PartReader {
  /// Reads a case of an enumeration by its name.
  mutating func `case`<Value>(_ value: (String) -> Value?) throws(PartError) -> Value {
    let name = try string()
    guard let value = value(name) else { throw error("there is no case “\(name)”") }
    return value
  }
}
