import ViewTree

/// A state of a screen by what has to happen to get there: the app is started, and the events are
/// played through its own coordinators and view models.
public struct Scenario<App: PlayableApp>: Hashable, Sendable {
  /// The name of the state on the command line and in reports.
  public let name: String
  /// How the app is started.
  public let start: App.Start
  /// The resulting events.
  public let events: [App.Event]

  /// A state that is reached by these events.
  public init(name: String, start: App.Start, events: [App.Event]) {
    self.name = name
    self.start = start
    self.events = events
  }

  /// Plays it on a device.
  ///
  /// - Returns: The app at the end of the events.
  /// - Throws: The first event that the screen does not offer.
  public func play(on device: Device) throws(App.EventError) -> AppSession<App> {
    let session = AppSession<App>(start, device: device)
    try session.send(events)
    return session
  }
}
