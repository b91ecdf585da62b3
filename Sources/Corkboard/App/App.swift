import Architecture
import Reactive
import ViewTree

/// The app over its services, on a device: all that its screens need, and who leads through them.
package final class App: Sendable {
  /// The dependencies of the screens.
  let kit: SceneKit
  private let coordinator: AppCoordinator

  /// Puts the app together.
  ///
  /// - Parameters:
  ///   - services: The connection to the server, and the storage.
  ///   - device: The device.
  ///   - style: The style.
  ///   - scheduler: The clock.
  ///   - accessibilityPoster: Posts changes to assistive technologies.
  package init(
    services: CompositionRoot, device: Device, style: Stylesheet = .revised,
    scheduler: any Scheduler, accessibilityPoster: any AccessibilityPoster
  ) {
    kit = SceneKit(
      services: services, surroundings: Surroundings(device: device),
      scheduler: scheduler, accessibilityPoster: accessibilityPoster, style: style)
    coordinator = AppCoordinator(kit: kit)
  }

  /// The screens that are on the stack.
  package var navigator: Navigator<SceneReference> { kit.navigator }

  /// The alerts that wait for an answer.
  package var alerts: AlertQueue { kit.alerts }

  /// The device that the app runs on.
  package var surroundings: Surroundings { kit.surroundings }

  /// Runs the app until it is disposed of.
  package func start() -> any Disposable { coordinator.start().subscribe { _ in } }
}
