import Architecture
import Reactive
import ViewTree

/// The dependencies of coordinators to make screens and to show them.
struct SceneKit: Sendable {
  let services: CompositionRoot
  let surroundings: Surroundings
  let scheduler: any Scheduler
  let accessibilityPoster: any AccessibilityPoster
  let style: Stylesheet
  let navigator = Navigator(root: SceneReference(EmptyScene()))
  let alerts = AlertQueue()

  /// The version of the app, for the foot of the settings.
  static let version = "1.0"

  /// The storage between two starts.
  var preferences: any AppPreferences { services.preferences }

  /// The dependencies of a view model that asks the server.
  var basics: ViewModelBasics<ServiceError> { .services(alerts: alerts) }

  /// A scene that shows the output of a view model, in the style of the app.
  func scene<Model: ViewModel, Content: View>(
    _ id: String, _ viewModel: Model, controls: Controls = Controls(),
    view: @escaping @Sendable (Model.Output.State, Stylesheet, RenderEnvironment) -> Content
  ) -> ViewModelScene<Model> where Model.Input: SceneInput, Model.Output: SceneOutput {
    ViewModelScene(
      id: id, viewModel: viewModel, surroundings: surroundings, controls: controls
    ) { [style] state, environment in view(state, style, environment).node }
  }

  /// Takes a step of the navigation with a screen.
  func show<Scene: Corkboard.Scene>(
    _ scene: Scene, by step: @Sendable (SceneReference) -> NavigationStep<SceneReference>
  ) -> Scene {
    // Whoever comes back finds the keyboard away.
    navigator.stack.visible?.scene.controls.endEditing()
    navigator.go(step(SceneReference(scene)))
    return scene
  }

  /// Shows a screen alone: what was presented over it is gone too.
  func showAlone<Scene: Corkboard.Scene>(_ scene: Scene) -> Scene {
    while navigator.go(.dismiss) {}
    _ = show(scene, by: NavigationStep.replace)
    // UIKit posts it for pushed and presented screens, not for replaced ones.
    accessibilityPoster.post(.screenChanged(nil))
    return scene
  }
}

/// The screen before the first coordinator has begun.
private final class EmptyScene: Scene {
  let id = "empty"
  let controls = Controls()
  let rendering: ScreenState.Renderer = { _ in ViewNode.screen([]) }
}
