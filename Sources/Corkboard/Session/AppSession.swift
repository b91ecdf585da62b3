import Architecture
import AuditModel
import Reactive
import ViewTree

/// The whole app on a device without a screen: what a person does goes in, what is shown comes out.
///
/// It is the app itself, with its coordinators, view models and services; only the server and the
/// clock are stand-ins. Only controls on the screen can be used.
package final class AppSession: Sendable {
  private let app: App
  private let server: StubTransport
  private let scheduler: TestScheduler
  private let recorder: AnnouncementRecorder
  private let bag = DisposeBag()

  /// How long the app is left alone after each event.
  private static let pause = Duration.seconds(1)

  /// Starts the app.
  package init(_ start: AppStart, device: Device, style: Stylesheet = .revised) {
    scheduler = TestScheduler()
    server = StubTransport(scheduler: scheduler)
    server.setAnswer(to: start.answer)
    recorder = AnnouncementRecorder(scheduler: scheduler)
    app = App(
      services: .stub(transport: server, preferences: start.preferences()), device: device,
      style: style, scheduler: scheduler, accessibilityPoster: recorder)
    app.start().disposed(by: bag)
  }

  /// The screen that is seen, under an alert perhaps.
  package var scene: (any Scene)? { app.navigator.stack.visible?.scene }

  /// The alert that has to be answered before anything else.
  package var alert: Architecture.Alert? { app.alerts.current }

  /// The announcements for VoiceOver, in order.
  package var announcements: [Announcement] { recorder.announcements }

  /// All notifications to assistive technologies, and their times.
  package var notifications: [AnnouncementRecorder.Entry] { recorder.entries }

  /// Whether the keyboard is up.
  package var showsKeyboard: Bool { alert == nil && scene?.controls.currentField != nil }

  /// The requests that the server has heard, in order.
  package var requests: [Request] { server.requests }

  /// The visible view, ready to be rendered anywhere at any time.
  package var rendering: ScreenState.Renderer {
    guard let screen = scene?.rendering else { return { _ in ViewNode.screen([]) } }
    guard let alert else { return screen }
    return { [style = app.kit.style] environment in
      ZStack {
        screen(environment)
        Rectangle(fill: Color(.black)).opacity(0.2)
        AlertView(alert: alert, style: style).node
      }.node
    }
  }
}

// MARK: - What a person does

extension AppSession {
  /// Does one thing after the other.
  package func send(_ events: [AppEvent]) throws(AppEventError) {
    for event in events { try send(event) }
  }

  /// Does something and lets the app become idle.
  package func send(_ event: AppEvent) throws(AppEventError) {
    guard let scene else { throw refusal(of: event) }
    switch event {
    case .tap(let name):
      let path = try offered(name, isField: false, event)
      guard scene.controls.tap(path) else { throw .unheard(path, screen: scene.id) }
    case .edit(let name):
      let path = try offered(name, isField: true, event)
      guard scene.controls.beginEditing(path) else { throw .unheard(path, screen: scene.id) }
    case .type, .pressReturn, .dismissKeyboard: try useKeyboard(event, of: scene)
    case .answer(let id): guard app.alerts.answer(id) else { throw refusal(of: event) }
    case .server(let answer):
      // That is never visible; no time passes.
      server.setAnswer(to: answer)
      return
    case .wait: scheduler.advance(by: Self.pause * 4)
    case .turn(let sizeClasses):
      app.surroundings.change(to: .narrowest(with: sizeClasses))
    }
    scheduler.advance(by: Self.pause)
  }

  private func useKeyboard(_ event: AppEvent, of scene: any Scene) throws(AppEventError) {
    guard alert == nil, showsKeyboard else { throw refusal(of: event) }
    switch event {
    case .type(let text): scene.controls.type(text)
    case .pressReturn: scene.controls.pressReturn()
    default: scene.controls.endEditing()
    }
  }

  /// The path of the one control that is meant.
  private func offered(
    _ name: String, isField: Bool, _ event: AppEvent
  ) throws(AppEventError) -> String {
    guard alert == nil else { throw refusal(of: event) }
    let matches = controls.matches(name, isField: isField)
    if matches.count > 1 { throw .ambiguous(name, screen: scene?.id ?? "") }
    guard let control = matches.first else { throw refusal(of: event) }
    return control.path
  }

  private func refusal(of event: AppEvent) -> AppEventError {
    .notOffered(event, screen: scene?.id ?? "", offered: offers)
  }
}

// MARK: - What can be done

extension AppSession {
  /// The controls on the screen as the device shows it at the default text size.
  var controls: OfferedControls { OfferedControls(of: node) }

  /// The view on the device at the default text size.
  var node: ViewNode {
    let device = app.surroundings.currentDevice
    return rendering(
      RenderEnvironment(
        device: device, keyboardHeight: showsKeyboard ? device.keyboardHeight : 0))
  }

  /// The possible actions, apart from typing, waiting and turning.
  package var offers: [AppEvent] {
    if let alert { return alert.actions.map { .answer($0.id) } }
    let taps = controls.controls.map { $0.isField ? AppEvent.edit($0.path) : .tap($0.path) }
    return taps + (showsKeyboard ? [.pressReturn, .dismissKeyboard] : [])
  }
}
