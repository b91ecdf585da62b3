/// Something that happened, and how far the flow was before and after it.
///
/// Code that needs the flow's step at the time of an event asks here: a second look at the current
/// step may come before or after the step has changed.
struct FlowMove: Hashable, Sendable {
  /// The event; nothing yet at the start.
  let event: FlowEvent?
  /// The step before.
  let before: FlowStep
  /// The step after; the same when the event does not belong to it.
  let after: FlowStep

  /// Before anything has happened.
  static let start = FlowMove(event: nil, before: .begin, after: .begin)

  /// The result of another event.
  func then(_ event: FlowEvent, by plan: FlowPlan) -> FlowMove {
    FlowMove(event: event, before: after, after: plan.step(after: after, event))
  }

  /// Whether a step was skipped before its end.
  func skips(_ overlay: OverlayStep) -> Bool {
    event == .skipped(overlay) && before.overlay.rawValue <= overlay.rawValue
  }

  /// Whether the board was made just now.
  var createsBoard: Bool { before < .createBoard && after == .createBoard }
}
