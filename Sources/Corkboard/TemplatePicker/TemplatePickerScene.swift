import Scenarios

/// Makes the screen on which a template for the first board is chosen.
package enum TemplatePickerScene {
  /// The template picker, with its view model.
  package static func make(
    surroundings: Surroundings, isLoggedIn: Bool = false, style: Stylesheet = .revised
  ) -> ViewModelScene<TemplatePickerViewModel> {
    ViewModelScene(
      id: TemplatePicker.sceneIdentifier,
      viewModel: TemplatePickerViewModel(isLoggedIn: isLoggedIn),
      surroundings: surroundings
    ) { state, environment in
      TemplatePicker(state, in: environment, style: style).node
    }
  }
}
