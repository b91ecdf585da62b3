import AuditModel
import ViewTree

/// Walks through the app as far as events lead, and writes down every state it finds.
///
/// It only does what the screens offer. Each request that an event causes is answered in every
/// configured way. A state is met once: whatever was typed, it is the same if it looks the same.
public struct FlowWalker<App: PlayableApp>: Sendable {
  /// A state that was found, and a shortest way to it.
  public struct Found: Sendable {
    /// Its appearance.
    public let signature: StateSignature
    /// How the app was started.
    public let start: App.Start
    /// The resulting events.
    public let events: [App.Event]
  }

  private let device: Device
  private let answers: [App.Answer]
  private let words: @Sendable (String) -> [String]
  private let limit: Int

  /// A walker, which may walk several times.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - answers: How the server may answer, apart from its usual answer.
  ///   - limit: The most events on a way, counted from its beginning.
  ///   - words: The strings to type into a field, by its name in `Controls`; none by default.
  public init(
    device: Device = .narrowest(with: .compactRegular), answers: [App.Answer] = [], limit: Int,
    words: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.device = device
    self.answers = answers
    self.limit = limit
    self.words = words
  }

  /// Finds the states that can be reached, those with the shortest way first.
  ///
  /// The time grows with the number of states and of controls on them; a way takes some
  /// milliseconds.
  ///
  /// - Parameters:
  ///   - start: How the app is started.
  ///   - lead: The way to where the walk begins.
  ///   - isInside: Whether the walk goes on from a screen; others are left where they are met.
  /// - Throws: The first event of `lead` that the screen does not allow, or a control that the
  ///   screen shows and no view model observes.
  public func walk(
    from start: App.Start, _ lead: [App.Event] = [],
    inside isInside: (String) -> Bool = { _ in true }
  ) throws(App.EventError) -> [Found] {
    var walk = Walk<App>(start: start, device: device)
    try walk.go(lead)
    let usual = App.usualAnswer.map { [App.Event.server($0)] } ?? []
    var position = 0
    while position < walk.found.count {
      let state = walk.found[position]
      defer { position += 1 }
      guard state.events.count - lead.count < limit, isInside(state.signature.screen),
        let session = walk.takeSession(at: position)
      else { continue }
      for event in choices(session) {
        let requests = session.app.requestCount
        guard try walk.go(state.events + [event]) > requests else { continue }
        for answer in answers {
          try walk.go(state.events + [.server(answer), event] + usual)
        }
      }
    }
    return walk.found
  }

  /// The possible actions of a person.
  private func choices(_ session: AppSession<App>) -> [App.Event] {
    guard session.showsKeyboard else { return session.offers }
    let texts = session.scene?.controls.currentField.map(words) ?? []
    return session.offers + texts.map { .type($0) }
  }
}

/// The states that a walk has found so far.
private struct Walk<App: PlayableApp> {
  let start: App.Start
  let device: Device
  private(set) var found: [FlowWalker<App>.Found] = []
  private var met: Set<StateSignature> = []
  /// The app in each state that was found, until the walk continues there.
  private var sessions: [Int: AppSession<App>] = [:]

  init(start: App.Start, device: Device) {
    self.start = start
    self.device = device
  }

  /// The app in a state that was found, once.
  mutating func takeSession(at position: Int) -> AppSession<App>? {
    sessions.removeValue(forKey: position)
  }

  /// Goes a way, writes down where it leads, and answers with how many requests it took.
  @discardableResult
  mutating func go(_ events: [App.Event]) throws(App.EventError) -> Int {
    let session = AppSession<App>(start, device: device)
    try session.send(events)
    let signature = session.signature
    if met.insert(signature).inserted {
      sessions[found.count] = session
      found.append(FlowWalker<App>.Found(signature: signature, start: start, events: events))
    }
    return session.app.requestCount
  }
}
