/// A file that is not read because no table and no exchange file is that large.
package struct FileTooLarge: Error {
  /// The most bytes of a file that are read.
  package static let mostBytes = 256 << 20
}
