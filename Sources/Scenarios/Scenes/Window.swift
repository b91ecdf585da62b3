import Architecture
import Reactive
import ViewTree

/// Everything between an app and the person who uses it: the screens on the navigation stack, the
/// alerts over them, the device around them, and the notifications to assistive technologies.
public struct Window: Sendable {
  /// The device, which may be turned.
  public let surroundings: Surroundings
  /// Posts changes to assistive technologies.
  public let accessibilityPoster: any AccessibilityPoster
  /// The screens on the stack.
  public let navigator = Navigator(root: SceneReference(EmptyScene()))
  /// The alerts that wait for an answer.
  public let alerts = AlertQueue()

  /// A window without screens.
  public init(device: Device, accessibilityPoster: any AccessibilityPoster) {
    surroundings = Surroundings(device: device)
    self.accessibilityPoster = accessibilityPoster
  }

  /// The clock of the app, which is virtual while scenarios are played.
  public var scheduler: any Scheduler { accessibilityPoster.scheduler }

  /// The scene that is seen, under an alert perhaps.
  public var visibleScene: (any Scene)? { navigator.stack.visible?.scene }

  /// A scene for this window that shows the output of a view model; it is not shown yet.
  public func scene<Model: ViewModel, Content: View & SendableMetatype>(
    _ id: String, _ viewModel: Model, controls: Controls = Controls(),
    view: @escaping @Sendable (Model.Output.State, RenderEnvironment) -> Content
  ) -> ViewModelScene<Model> where Model.Input: SceneInput, Model.Output: SceneOutput {
    ViewModelScene(
      id: id, viewModel: viewModel, surroundings: surroundings, controls: controls
    ) { state, environment in view(state, environment).node }
  }

  /// Shows a scene by a step of the navigation, `NavigationStep.push` for example, and returns it.
  ///
  /// The keyboard of the scene before goes away.
  @discardableResult
  public func show<Shown: Scene>(
    _ scene: Shown, by step: (SceneReference) -> NavigationStep<SceneReference>
  ) -> Shown {
    visibleScene?.controls.endEditing()
    navigator.go(step(SceneReference(scene)))
    return scene
  }

  /// Shows a scene in place of all others, also of those that were presented over them, and returns
  /// it.
  @discardableResult
  public func showAlone<Shown: Scene>(_ scene: Shown) -> Shown {
    while navigator.go(.dismiss) {}
    show(scene, by: NavigationStep.replace)
    // UIKit posts it for pushed and presented screens, not for replaced ones.
    accessibilityPoster.post(.screenChanged(nil))
    return scene
  }
}

/// The scene before the first one.
private final class EmptyScene: Scene {
  let id = "empty"
  let controls = Controls()
  let rendering: ScreenState.Renderer = { _ in ViewNode.screen([]) }
}
