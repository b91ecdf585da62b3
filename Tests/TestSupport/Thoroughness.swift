import Foundation

/// How much a test looks at: all that there is with `LEGIBLE_THOROUGH=1` in the environment, as in
/// `.ci/nightly thorough`, otherwise what takes a few seconds.
package enum Thoroughness {
  /// Whether tests look at all that there is.
  package static let isWhole = ProcessInfo.processInfo.environment["LEGIBLE_THOROUGH"] == "1"
}
