import Architecture
import Reactive
import Scenarios
import ViewTree

/// The dependencies of coordinators to make screens and to show them.
struct SceneKit: Sendable {
  let services: CompositionRoot
  let window: Window
  let style: Stylesheet

  /// The version of the app, for the foot of the settings.
  static let version = "1.0"

  /// The storage between two starts.
  var preferences: any AppPreferences { services.preferences }

  /// The dependencies of a view model that asks the server.
  var basics: ViewModelBasics<ServiceFailure> { .services(alerts: alerts) }

  /// The alerts that wait for an answer.
  var alerts: AlertQueue { window.alerts }

  /// The screens on the stack.
  var navigator: Navigator<SceneReference> { window.navigator }

  /// The device that the app runs on.
  var surroundings: Surroundings { window.surroundings }

  /// The clock.
  var scheduler: any Scheduler { window.scheduler }

  /// Posts changes to assistive technologies.
  var accessibilityPoster: any AccessibilityPoster { window.accessibilityPoster }

  /// A scene that shows the output of a view model, in the style of the app; its identifier is the
  /// one that the view names.
  func scene<Model: ViewModel, Content: ScreenView>(
    _ viewModel: Model, controls: Controls = Controls(),
    view: @escaping @Sendable (Model.Output.State, Stylesheet, RenderEnvironment) -> Content
  ) -> ViewModelScene<Model> where Model.Input: SceneInput, Model.Output: SceneOutput {
    window.scene(Content.sceneIdentifier, viewModel, controls: controls) {
      [style] state, environment in
      view(state, style, environment)
    }
  }
}
