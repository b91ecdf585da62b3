import ViewTree

/// The screens of the app with the states that can be reached on them.
package enum CorkboardScreens {
  /// The screens in the order in which a person meets them.
  package static let all = screens(style: .revised)

  /// The screens in the look that the app began with.
  package static let classic = screens(style: .classic, folder: "classic/")

  private static func screens(style: Stylesheet, folder: String = "") -> [Screen] {
    let picker = Screen(
      id: "\(folder)template-picker", title: "Choosing a template for the first board",
      states: [
        ScreenState(name: "idle") { environment in
          TemplatePicker(TemplatePickerState(), in: environment, style: style)
        }
      ])
    let onboarding = Screen(
      id: "\(folder)onboarding", title: "Naming the first board, its lists and its cards",
      states: BoardTemplate.all.flatMap { template in
        FlowStep.allCases.map { step in state(of: template, at: step, style: style) }
      })
    return [picker, onboarding]
  }

  /// A state is what the view model makes of the taps that lead to it.
  private static func state(
    of template: BoardTemplate, at step: FlowStep, style: Stylesheet
  ) -> ScreenState {
    .played(name: "\(template.id).\(step.name)") { device in
      let played = OnboardingScript.play(to: step, of: template, on: device, style: style)
      return PlayedState(
        showsKeyboard: OnboardingScript.showsKeyboard(at: step),
        announcements: played.poster.announcements.map(\.text), render: played.scene.rendering)
    }
  }
}
