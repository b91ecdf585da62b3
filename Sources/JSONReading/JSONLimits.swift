/// How much of anything a JSON text may hold, and what it may get wrong.
package struct JSONLimits: Hashable, Sendable {
  /// The size of the text in bytes.
  package var bytes = 64 << 20
  /// How deep values may be nested: twice the depth of views, since each is an object in a list,
  /// and room for what they hold.
  package var depth = 512
  /// How many values there may be; they take far more memory than the bytes they are read from.
  package var values = 2_000_000
  /// Whether reading goes on behind a name that is there twice and behind half a character.
  package var isLenient = false
  /// Whether there may be comments as in JavaScript, and a comma behind the last of some values, as in
  /// the settings of editors (JSONC).
  package var allowsComments = false

  /// Makes the limits for files that people write by hand.
  package init() {}

  /// The limits for the files of programs: large, and to be read as far as they can be.
  package static let generated: JSONLimits = {
    var limits = JSONLimits()
    limits.bytes = 256 << 20
    limits.values = 10_000_000
    limits.isLenient = true
    return limits
  }()

  /// The limits for files with the settings of a tool, which people explain to each other.
  package static let settings: JSONLimits = {
    var limits = JSONLimits()
    limits.bytes = 4 << 20
    limits.allowsComments = true
    return limits
  }()

  /// Problems beyond this many are not listed any more.
  static let mostProblems = 100
}
