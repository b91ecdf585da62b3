import AuditModel

/// Where a node, a state or a screen was written.
package enum NodeOrigin: Sendable {
  /// No location is known.
  case unknown
  /// In Swift: the file as `#fileID` names it, `Module/File.swift`, with the line and the column of
  /// the call's parenthesis.
  ///
  /// Both count from 1; the compiler counts columns in bytes of UTF-8, not in Unicode scalars.
  case swift(fileID: StaticString, line: UInt32, column: UInt32)
  /// In a `.screen.json` file; columns count Unicode scalars.
  indirect case file(SourceLocation)
  /// In Swift, as another run of the same command has written it down.
  indirect case recorded(fileID: String, line: UInt32, column: UInt32)

  /// The location that `#fileID`, `#line` and `#column` stand for; none inside of this module, whose
  /// controls are made of other views.
  package init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
    guard !fileID.isOfThisModule else {
      self = .unknown
      return
    }
    self = .swift(
      fileID: fileID, line: UInt32(clamping: line), column: UInt32(clamping: column))
  }

  /// Whether no location is known.
  package var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

extension NodeOrigin: Hashable {
  /// Files in Swift are compared by their names, wherever the compiler put them.
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.unknown, .unknown): true
    case (.swift(let file, let line, let column), .swift(let other, let otherLine, let otherColumn)):
      line == otherLine && column == otherColumn && "\(file)" == "\(other)"
    case (.file(let location), .file(let other)): location == other
    case (.swift, .recorded), (.recorded, .swift), (.recorded, .recorded):
      left.description == right.description
    default: false
    }
  }

  /// Feeds the location.
  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension NodeOrigin: CustomStringConvertible {
  /// The location as `file:line:column`.
  package var description: String {
    switch self {
    case .unknown: "unknown"
    case .swift(let fileID, let line, let column): "\(fileID):\(line):\(column)"
    case .file(let location): location.description
    case .recorded(let fileID, let line, let column): "\(fileID):\(line):\(column)"
    }
  }
}

/// A value that equality leaves out: what is shown is the same wherever it was written.
struct Uncompared<Value: Sendable>: Hashable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension StaticString {
  /// The start of the file names of this module.
  private static let module: StaticString = "ViewTree/"

  /// Whether it names a file of this module. The first letter excludes most others, which keeps
  /// the making of a node as quick as it was.
  fileprivate var isOfThisModule: Bool {
    withUTF8Buffer { name in
      guard name.first == UInt8(ascii: "V") else { return false }
      return Self.module.withUTF8Buffer { name.starts(with: $0) }
    }
  }
}
