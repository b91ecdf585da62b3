/// Holds the states that a walk has found against those that have a name.
package struct FlowCoverage: Sendable {
  private let shapes: Set<Shape>
  private let flags: Set<Flag>

  private struct Shape: Hashable {
    let screen: String
    let parts: Set<String>
  }

  private struct Flag: Hashable {
    let screen: String
    let name: String
  }

  /// A state without a name, or something in it that no named state shows.
  package struct Gap: Sendable, CustomStringConvertible {
    /// The state, with the way to it.
    package let state: FlowWalker.Found
    /// The parts that no named state shows; nothing when only the combination is new.
    package let flags: [String]

    /// The way to it, as it would be written down.
    package var description: String {
      let way = state.events.map { "\($0)" }.joined(separator: ", ")
      let what = flags.isEmpty ? "a state" : flags.joined(separator: ", ")
      return "\(state.signature.screen): \(what) that no list of events leads to: \(way)"
    }
  }

  /// Knows the states that have a name.
  package init(named: [StateSignature]) {
    shapes = Set(named.map { Shape(screen: $0.screen, parts: $0.shape) })
    flags = Set(
      named.flatMap { state in
        state.flags.map { Flag(screen: state.screen, name: $0) }
      })
  }

  /// The gaps, each once, by the shortest way to it.
  package func gaps(in found: [FlowWalker.Found]) -> [Gap] {
    var reported = shapes
    var reportedFlags = flags
    return found.compactMap { state in
      let signature = state.signature
      let isNew = reported.insert(Shape(screen: signature.screen, parts: signature.shape)).inserted
      let flags = signature.flags.sorted().filter {
        reportedFlags.insert(Flag(screen: signature.screen, name: $0)).inserted
      }
      return isNew || !flags.isEmpty ? Gap(state: state, flags: isNew ? [] : flags) : nil
    }
  }
}
