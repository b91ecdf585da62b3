import Architecture
import AuditModel
import Reactive
import ViewTree

/// An app whose screens are reached by playing events: its own coordinators and view models, over
/// a stubbed server, in a window without a display.
///
/// A type that conforms puts the app together, and runs it:
///
///     struct Notebook: PlayableApp {
///       enum Start { case empty, filled }
///       let coordinator: NotebookCoordinator
///
///       init(_ start: Start, in window: Window) {
///         coordinator = NotebookCoordinator(notes: start == .empty ? [] : Note.samples, window)
///       }
///
///       func run() -> any Disposable { coordinator.start().subscribe { _ in } }
///     }
public protocol PlayableApp: Sendable {
  /// The condition in which the app is started: what is stored on the device, for example.
  associatedtype Start: Hashable & Sendable
  /// A way in which the stubbed server answers; an app without a server has none.
  associatedtype Answer: Hashable & Sendable = Never

  /// Puts the app together, without showing anything yet.
  ///
  /// All waiting must use `window.scheduler`, whose time is virtual.
  init(_ start: Start, in window: Window)

  /// Shows the first screen, and lets the app run until it is disposed of.
  func run() -> any Disposable

  /// The number of requests that the server has received.
  var requestCount: Int { get }

  /// Has the server answer like this from the next request on.
  func setAnswer(to answer: Answer)

  /// The answer to which a walk returns after it has tried another one.
  static var usualAnswer: Answer? { get }

  /// The view of an alert, by default in black on white, or in Dark Mode in white on black.
  func view(of alert: Architecture.Alert) -> ViewNode

  /// Whether a string of this key is content, as a suggested name is: two states that differ only
  /// in their content count as one. By default, none is.
  static func isContent(key: String) -> Bool
}

extension PlayableApp {
  /// An event of this app.
  public typealias Event = AppEvent<Answer>
  /// Why an event of this app could not be played.
  public typealias EventError = AppEventError<Answer>

  /// An alert on the background colour.
  public func view(of alert: Architecture.Alert) -> ViewNode {
    ViewTree.Alert(title: alert.title, message: alert.message) {
      forEach(alert.actions, id: \.id) { action in
        Button { Text(action.title).textAlignment(.center) }
      }
    }
    .background(.systemBackground, cornerRadius: 14)
    .id("alert")
  }

  /// No key is content.
  public static func isContent(key: String) -> Bool { false }
}

extension PlayableApp where Answer == Never {
  /// Without a server there are no requests.
  public var requestCount: Int { 0 }

  /// Without a server there are no answers.
  public func setAnswer(to answer: Never) {}

  /// Without a server there is no usual answer.
  public static var usualAnswer: Never? { nil }
}
