import Architecture
import AuditModel
import Reactive
import ViewTree

/// A whole app on a device without a display: events go in, and what is shown comes out.
///
/// It is the app itself, with its coordinators and view models; only the server and the clock are
/// stand-ins. Only controls on the screen can be used.
public final class AppSession<App: PlayableApp>: Sendable {
  /// The app.
  public let app: App
  /// The window of the app.
  public let window: Window
  private let scheduler: TestScheduler
  private let recorder: AnnouncementRecorder
  private let bag = DisposeBag()
  /// The number of notifications before the last event that was seen.
  private let lastEvent = Locked(0)

  /// How long the app is left alone after each event.
  private static var pause: Duration { .seconds(1) }

  /// Starts the app on a device, with VoiceOver on.
  public init(_ start: App.Start, device: Device) {
    scheduler = TestScheduler()
    recorder = AnnouncementRecorder(scheduler: scheduler)
    window = Window(device: device, accessibilityPoster: recorder)
    app = App(start, in: window)
    app.run().disposed(by: bag)
  }

  /// The screen that is seen, under an alert perhaps.
  public var scene: (any Scene)? { window.visibleScene }

  /// The alert that has to be answered before anything else.
  public var alert: Architecture.Alert? { window.alerts.current }

  /// The announcements for VoiceOver, in order.
  public var announcements: [Announcement] { recorder.announcements }

  /// All notifications to assistive technologies, and their times.
  public var notifications: [AnnouncementRecorder.Entry] { recorder.entries }

  /// Whether the keyboard is up.
  public var showsKeyboard: Bool { alert == nil && scene?.controls.currentField != nil }

  /// The visible view, ready to be rendered anywhere at any time.
  public var rendering: ScreenState.Renderer {
    guard let screen = scene?.rendering else { return { _ in ViewNode.screen([]) } }
    guard let alert else { return screen }
    return { [app] environment in
      ZStack {
        screen(environment)
        Rectangle(fill: Color(.black)).opacity(0.2)
        app.view(of: alert)
      }.node
    }
  }

  /// The state that the events so far have led to, ready to be audited.
  public var played: PlayedState {
    PlayedState(
      showsKeyboard: showsKeyboard, announcements: announcements.map(\.text),
      announcementTimes: recorder.announcementTimes, accessibilityFocused: focusedElement,
      render: rendering)
  }
}

// MARK: - What a person does

extension AppSession {
  /// Does one thing after the other.
  ///
  /// - Throws: Why the screen does not allow an event; those before it have happened.
  public func send(_ events: [App.Event]) throws(App.EventError) {
    for event in events { try send(event) }
  }

  /// Does something, then lets 1 s pass.
  ///
  /// - Throws: Why the screen does not allow it; then nothing has happened.
  public func send(_ event: App.Event) throws(App.EventError) {
    guard let scene else { throw refusal(of: event) }
    let before = notifications.count
    switch event {
    case .tap(let name):
      let path = try offered(name, isField: false, event)
      guard scene.controls.tap(path) else { throw .unheard(path, screen: scene.id) }
    case .edit(let name):
      let path = try offered(name, isField: true, event)
      guard scene.controls.beginEditing(path) else { throw .unheard(path, screen: scene.id) }
    case .type, .pressReturn, .dismissKeyboard: try useKeyboard(event, of: scene)
    case .answer(let id): guard window.alerts.answer(id) else { throw refusal(of: event) }
    case .server(let answer):
      // That is never visible; no time passes.
      app.setAnswer(to: answer)
      return
    case .wait: scheduler.advance(by: Self.pause * 4)
    case .turn(let sizeClasses):
      window.surroundings.change(to: .narrowest(with: sizeClasses))
    }
    lastEvent.exchange(before)
    scheduler.advance(by: Self.pause)
  }

  private func useKeyboard(
    _ event: App.Event, of scene: any Scene
  ) throws(App.EventError) {
    guard alert == nil, showsKeyboard else { throw refusal(of: event) }
    switch event {
    case .type(let text): scene.controls.type(text)
    case .pressReturn: scene.controls.pressReturn()
    default: scene.controls.endEditing()
    }
  }

  /// The path of the one control that is meant.
  private func offered(
    _ name: String, isField: Bool, _ event: App.Event
  ) throws(App.EventError) -> String {
    guard alert == nil else { throw refusal(of: event) }
    let matches = controls.matches(name, isField: isField)
    if matches.count > 1 { throw .ambiguous(name, screen: scene?.id ?? "") }
    guard let control = matches.first else { throw refusal(of: event) }
    return control.path
  }

  private func refusal(of event: App.Event) -> App.EventError {
    .notOffered(event, screen: scene?.id ?? "", offered: offers)
  }
}

// MARK: - What can be done

extension AppSession {
  /// The controls on the screen as the device shows it at the default text size.
  package var controls: OfferedControls { OfferedControls(of: node) }

  /// The view on the device at the default text size.
  public var node: ViewNode {
    let device = window.surroundings.currentDevice
    return played.render(
      RenderEnvironment(
        device: device, keyboardHeight: showsKeyboard ? device.keyboardHeight : 0))
  }

  /// The element that VoiceOver was sent to by the last event, since people may have left those before.
  ///
  /// An alert takes the focus to itself, and another screen to its first element.
  private var focusedElement: String? {
    guard alert == nil else { return nil }
    let moves = notifications.dropFirst(lastEvent.value).filter(\.notification.movesFocus)
    return moves.last?.notification.element
  }

  /// The possible actions, apart from typing, waiting and turning.
  public var offers: [App.Event] {
    if let alert { return alert.actions.map { .answer($0.id) } }
    let taps: [App.Event] = controls.controls.map { $0.isField ? .edit($0.path) : .tap($0.path) }
    return taps + (showsKeyboard ? [.pressReturn, .dismissKeyboard] : [])
  }
}
