import AuditModel
import ViewTree

/// Compares the states that a walk has found with those that have a scenario.
public struct FlowCoverage: Sendable {
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

  /// The states of these signatures have a scenario.
  public init(named: [StateSignature]) {
    shapes = Set(named.map { Shape(screen: $0.screen, parts: $0.shape) })
    flags = Set(
      named.flatMap { state in
        state.flags.map { Flag(screen: state.screen, name: $0) }
      })
  }

  /// The states of these scenarios have one; plays them all on a device.
  ///
  /// - Throws: The first event that a screen does not allow.
  public init<App: PlayableApp>(
    of screens: [ScreenScenarios<App>], on device: Device = .narrowest(with: .compactRegular)
  ) throws(App.EventError) {
    var named: [StateSignature] = []
    for scenario in screens.flatMap(\.scenarios) {
      named.append(try scenario.play(on: device).signature)
    }
    self.init(named: named)
  }

  /// The gaps, each once, by the shortest way to it.
  public func gaps<App>(in found: [FlowWalker<App>.Found]) -> [FlowGap<App>] {
    var reported = shapes
    var reportedFlags = flags
    return found.compactMap { state in
      let signature = state.signature
      let isNew = reported.insert(Shape(screen: signature.screen, parts: signature.shape)).inserted
      let flags = signature.flags.sorted().filter {
        reportedFlags.insert(Flag(screen: signature.screen, name: $0)).inserted
      }
      return isNew || !flags.isEmpty ? FlowGap(state: state, flags: isNew ? [] : flags) : nil
    }
  }
}

/// A state without a scenario, or something in it that no state with a scenario shows.
public struct FlowGap<App: PlayableApp>: Sendable, CustomStringConvertible {
  /// The state, with the way to it.
  public let state: FlowWalker<App>.Found
  /// The parts that no state with a scenario shows; nothing when only their combination is new.
  public let flags: [String]

  /// The way to it, as it would be written down.
  public var description: String {
    let way = state.events.map { "\($0)" }.joined(separator: ", ")
    let what = flags.isEmpty ? "a state" : flags.joined(separator: ", ")
    return "\(state.signature.screen): \(what) that no list of events leads to: \(way)"
  }
}
