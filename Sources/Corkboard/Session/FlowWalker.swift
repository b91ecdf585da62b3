import ViewTree

/// Walks through the app as far as events lead, and writes down every state it finds.
///
/// It only does what the screens offer. Each request that an event causes is answered in every
/// configured way. A state is met once: whatever was typed, it is the same if it looks the same.
package struct FlowWalker: Sendable {
  /// A state that was found, and a shortest way to it.
  package struct Found: Sendable {
    /// Its appearance.
    package let signature: StateSignature
    /// How the app was started.
    package let start: AppStart
    /// The resulting events.
    package let events: [AppEvent]
  }

  private let device: Device
  private let answers: [StubAnswer]
  private let words: @Sendable (String) -> [String]
  private let limit: Int

  /// - Parameters:
  ///   - device: The device.
  ///   - answers: How the server may answer.
  ///   - limit: The most events on a way, counted from its beginning.
  ///   - words: The input for a field, by its path.
  package init(
    device: Device = .narrowest(with: .compactRegular), answers: [StubAnswer], limit: Int,
    words: @escaping @Sendable (String) -> [String]
  ) {
    self.device = device
    self.answers = answers
    self.limit = limit
    self.words = words
  }

  /// Finds the states that can be reached, those with the shortest way first.
  ///
  /// - Parameters:
  ///   - start: How the app is started.
  ///   - lead: The way to where the walk begins.
  ///   - isInside: Whether the walk goes on from a screen; others are left where they are met.
  package func walk(
    from start: AppStart, _ lead: [AppEvent] = [],
    inside isInside: (String) -> Bool = { _ in true }
  ) throws(AppEventError) -> [Found] {
    var walk = Walk(start: start, device: device)
    try walk.go(lead)
    var position = 0
    while position < walk.found.count {
      let state = walk.found[position]
      defer { position += 1 }
      guard state.events.count - lead.count < limit, isInside(state.signature.screen),
        let session = walk.takeSession(at: position)
      else { continue }
      for event in choices(session) {
        let requests = session.requests.count
        guard try walk.go(state.events + [event]) > requests else { continue }
        for answer in answers {
          try walk.go(state.events + [.server(answer), event, .server(.sample)])
        }
      }
    }
    return walk.found
  }

  /// The possible actions of a person.
  private func choices(_ session: AppSession) -> [AppEvent] {
    guard session.showsKeyboard else { return session.offers }
    let texts = session.scene?.controls.currentField.map(words) ?? []
    return session.offers + texts.map { .type($0) }
  }
}

/// The states that a walk has found so far.
private struct Walk {
  let start: AppStart
  let device: Device
  private(set) var found: [FlowWalker.Found] = []
  private var met: Set<StateSignature> = []
  /// The app in each state that was found, until the walk continues there.
  private var sessions: [Int: AppSession] = [:]

  init(start: AppStart, device: Device) {
    self.start = start
    self.device = device
  }

  /// The app in a state that was found, once.
  mutating func takeSession(at position: Int) -> AppSession? {
    sessions.removeValue(forKey: position)
  }

  /// Goes a way, writes down where it leads, and answers with how many requests it took.
  @discardableResult
  mutating func go(_ events: [AppEvent]) throws(AppEventError) -> Int {
    let session = AppSession(start, device: device)
    try session.send(events)
    let signature = session.signature
    if met.insert(signature).inserted {
      sessions[found.count] = session
      found.append(FlowWalker.Found(signature: signature, start: start, events: events))
    }
    return session.requests.count
  }
}
