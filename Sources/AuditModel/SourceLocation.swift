/// A place in a file that a person can open.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The file, relative to the folder that was audited where it lies below it, with `/`.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Makes a place from its file, line and column.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The place as `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  /// Orders places by file, line and column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
