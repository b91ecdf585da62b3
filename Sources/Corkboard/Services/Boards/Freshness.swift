import Reactive

/// Whether an answer is up to date: answers may come in another order than their requests, and
/// their contents may have changed meanwhile.
final class Freshness: Sendable {
  /// When a request was sent.
  struct Ticket: Sendable {
    fileprivate let number: Int
    fileprivate let changes: Int
  }

  /// The validity of an answer.
  enum Verdict {
    /// It is up to date.
    case fresh
    /// The answer to a later request came before it.
    case overtaken
    /// Something was changed after it was asked for.
    case outdated
  }

  private struct State {
    var sent = 0
    var taken = 0
    var changes = 0
  }

  private let state = Locked(State())

  /// A request is sent now.
  func begin() -> Ticket {
    state.withLock { state in
      state.sent += 1
      return Ticket(number: state.sent, changes: state.changes)
    }
  }

  /// Something is changed now.
  func change() { state.withLock { $0.changes += 1 } }

  /// The current validity of the answer to a request.
  func verdict(on ticket: Ticket) -> Verdict {
    state.withLock { state in
      if ticket.changes < state.changes { return .outdated }
      if ticket.number < state.taken { return .overtaken }
      state.taken = ticket.number
      return .fresh
    }
  }
}
