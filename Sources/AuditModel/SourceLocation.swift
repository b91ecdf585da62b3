/// A place in a file that a person can open.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The file, relative to the folder that was audited where it lies below it, with `/`.
  public var file: String
  // Places are kept by the hundred thousand, and no file has more lines than this can count.
  private var lineNumber: Int32
  private var columnNumber: Int32

  /// The line, from 1.
  public var line: Int {
    get { Int(lineNumber) }
    set { lineNumber = Int32(clamping: newValue) }
  }

  /// The column in Unicode scalars, from 1, in every kind of file: an “é” that is written as a letter
  /// and an accent counts two, a tab counts one.
  public var column: Int {
    get { Int(columnNumber) }
    set { columnNumber = Int32(clamping: newValue) }
  }

  /// Makes a place from its file, line and column.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    lineNumber = Int32(clamping: line)
    columnNumber = Int32(clamping: column)
  }

  private enum CodingKeys: String, CodingKey {
    case file
    case lineNumber = "line"
    case columnNumber = "column"
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
