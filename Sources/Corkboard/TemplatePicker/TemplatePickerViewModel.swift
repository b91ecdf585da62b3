import Architecture
import Reactive
import Scenarios

/// The view model of the screen on which a template for the first board is chosen.
package struct TemplatePickerViewModel: ViewModel {
  /// The events of the screen.
  package struct Input: SceneInput, Sendable {
    /// Taps on a template, the empty one among them.
    package let templateTaps: @Sendable (BoardTemplate) -> Observable<Void>
    /// Taps on the link for people who have an account.
    package let logInTap: Observable<Void>
    /// Taps on the button that leads back to the boards there are.
    package let cancelTap: Observable<Void>

    /// Listens to the controls by the names they have on the screen.
    package init(_ controls: Controls, _ surroundings: Surroundings) {
      templateTaps = { controls.taps($0.id) }
      logInTap = controls.taps("log-in")
      cancelTap = controls.taps("cancel")
    }
  }

  /// The contents of the screen, and its events.
  package struct Output: SceneOutput {
    /// All that the screen shows.
    package let state: Driver<TemplatePickerState>
    /// The template that the user has chosen.
    package let chosen: Observable<BoardTemplate>
    /// Emits when the user has an account and wants to log in.
    package let logIn: Observable<Void>
    /// Emits when the user wants no board after all.
    package let cancel: Observable<Void>
  }

  private let isLoggedIn: Bool

  /// Takes whether the user is logged in, who then needs no link to an account but a way back.
  package init(isLoggedIn: Bool = false) { self.isLoggedIn = isLoggedIn }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let state = TemplatePickerState(isLoggedIn: isLoggedIn)
    let taps = (state.templates + [.empty]).map { template in
      input.templateTaps(template).map { template }
    }
    return Output(
      state: .just(state), chosen: Observable.merge(taps).share(),
      logIn: input.logInTap.share(), cancel: input.cancelTap.share())
  }
}

/// Everything that the template picker shows.
package struct TemplatePickerState: Hashable, Sendable {
  /// The templates in the order in which they are offered.
  package let templates = BoardTemplate.all
  /// Whether the user is logged in.
  package let isLoggedIn: Bool
}
