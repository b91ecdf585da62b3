import Architecture
import Reactive
import Scenarios

/// The view model of the tutorial that is shown at the first start.
package struct TutorialViewModel: ViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The button that goes on was tapped.
    package let next: Observable<Void>
    /// The button that leaves the tutorial was tapped.
    package let skip: Observable<Void>
  }

  /// The result.
  package struct Output: SceneOutput {
    /// The page that is shown.
    package let state: Driver<TutorialPage>
    /// The tutorial is over.
    package let finished: Observable<Void>
  }

  private struct Progress: Hashable, Sendable {
    var page = TutorialPage.boards
    var isOver = false

    func next() -> Progress { Progress(page: page.next, isOver: page.isLast) }
  }

  private let preference: any ShowsTutorialPreference
  /// Where it says that a page is new.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes where it is kept that the tutorial was seen, and who says that a page is new.
  package init(
    preference: any ShowsTutorialPreference, accessibilityPoster: any AccessibilityPoster
  ) {
    self.preference = preference
    self.accessibilityPoster = accessibilityPoster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let progress = input.next.scan(Progress()) { progress, _ in progress.next() }
      .startWith(Progress()).asDriver(onErrorJustReturn: Progress())
    let page = progress.map(\.page).distinctUntilChanged()
    let turned = page.skip(1).asObservable()
      .do(onNext: { _ in notifyScreenChanged(.element("title")) })
    let ended = progress.asObservable().filter(\.isOver).map { _ in }
    return Output(
      state: page.keeping(turned),
      finished: Observable.merge(input.skip, ended).take(1)
        .do(onNext: { preference.showsTutorial = false }).share())
  }
}

extension TutorialViewModel: Announceable {}

extension TutorialViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(next: controls.taps("next"), skip: controls.taps("skip"))
  }
}
