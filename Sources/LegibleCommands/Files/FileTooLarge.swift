/// Says that a file is not read because nothing of the sort is that large.
struct FileTooLarge: Error {
  /// The most bytes of a file that are read.
  static let mostBytes = 256 << 20
}
