import Architecture
import Reactive
import Scenarios

/// The app over its services, on a device: all that its screens need, and who leads through them.
package final class App: Sendable {
  /// The dependencies of the screens.
  let kit: SceneKit
  private let coordinator: AppCoordinator

  /// Puts the app together.
  ///
  /// - Parameters:
  ///   - services: The connection to the server, and the storage.
  ///   - window: The window in which it is shown.
  ///   - style: The style.
  package init(services: CompositionRoot, window: Window, style: Stylesheet = .revised) {
    kit = SceneKit(services: services, window: window, style: style)
    coordinator = AppCoordinator(kit: kit)
  }

  /// Runs the app until it is disposed of.
  package func start() -> any Disposable { coordinator.start().subscribe { _ in } }
}
