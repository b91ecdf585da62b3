import Architecture
import AuditModel
import Reactive
import Scenarios
import Testing
import ViewTree

@Suite struct ViewModelSceneTests {
  /// Counts taps, from a first number on.
  private struct Counter: ViewModel {
    struct Input: SceneInput {
      let tap: Observable<Void>
      let field: FieldEvents
      let height: Observable<Double>

      init(_ controls: Controls, _ surroundings: Surroundings) {
        tap = controls.taps("count")
        field = controls.field("name")
        height = surroundings.keyboardHeight(for: controls)
      }
    }

    struct Output: SceneOutput {
      let state: Driver<Int>
      let focus: Driver<String?>
      let tens: Observable<Int>
    }

    let first: Int
    let bindings: Locked<Int>

    func transform(_ input: Input) -> Output {
      bindings.withLock { $0 += 1 }
      let count = input.tap.scan(first) { count, _ in count + 1 }.startWith(first).share(replay: 1)
      return Output(
        state: count.asDriver(onErrorJustReturn: 0),
        focus: input.tap.map { "name" }.asDriver(onErrorJustReturn: nil),
        tens: count.filter { $0 % 10 == 0 })
    }
  }

  private let bindings = Locked(0)
  private let surroundings = Surroundings(device: .narrowest(with: .compactRegular))

  private func scene(_ first: Int) -> ViewModelScene<Counter> {
    ViewModelScene(
      id: "counter", viewModel: Counter(first: first, bindings: bindings),
      surroundings: surroundings
    ) { count, _ in Text(.verbatim("\(count)")).node }
  }

  private func text(_ scene: ViewModelScene<Counter>) -> TextContent? {
    scene.rendering(RenderEnvironment()).text
  }

  @Test func showsWhatTheViewModelMakesOfTheControls() {
    let scene = scene(1)
    scene.controls.tap("count")
    #expect(text(scene) == .verbatim("2"))
  }

  @Test func bindsAViewModelOnce() {
    let scene = scene(1)
    scene.controls.tap("count")
    _ = text(scene)
    #expect(bindings.value == 1)
    scene.setViewModel(to: Counter(first: 5, bindings: bindings))
    #expect(bindings.value == 2)
  }

  @Test func letsGoOfAViewModelWhenAnotherIsSet() {
    let scene = scene(1)
    scene.setViewModel(to: Counter(first: 5, bindings: bindings))
    scene.controls.tap("count")
    #expect(text(scene) == .verbatim("6"))
  }

  @Test func emitsTheEventsOfTheLatestViewModel() {
    let scene = scene(9)
    let tens = TestScheduler().createObserver(Int.self)
    let subscription = scene.events(\.tens).subscribe(tens)
    defer { subscription.dispose() }
    scene.controls.tap("count")
    scene.setViewModel(to: Counter(first: 19, bindings: bindings))
    scene.controls.tap("count")
    #expect(tens.elements == [10, 20])
  }

  @Test func movesTheCursorWhereTheViewModelSays() {
    let scene = scene(1)
    scene.controls.tap("count")
    #expect(scene.controls.currentField == "name")
  }

  @Test func showsNothingBeforeItHasAViewModel() {
    let scene = ViewModelScene<Counter>(id: "counter", surroundings: surroundings) { _, _ in
      Text(.verbatim("never")).node
    }
    #expect(scene.rendering(RenderEnvironment()).children.isEmpty)
  }

  @Test func keepsARenderingAsItWas() {
    let scene = scene(1)
    let before = scene.rendering
    scene.controls.tap("count")
    #expect(before(RenderEnvironment()).text == .verbatim("1"))
  }

  @Test func raisesTheKeyboardOfTheDeviceWhileAFieldIsEdited() {
    let controls = Controls()
    _ = controls.field("name")
    let heights = TestScheduler().createObserver(Double.self)
    let subscription = surroundings.keyboardHeight(for: controls).subscribe(heights)
    defer { subscription.dispose() }
    controls.beginEditing("name")
    surroundings.change(to: .narrowest(with: .regularRegular))
    controls.endEditing()
    #expect(heights.elements == [0, 253, 378, 0])
  }

  @Test func distinguishesScenesThatAreAlike() {
    let first = scene(1)
    #expect(SceneReference(first) == SceneReference(first))
    #expect(SceneReference(first) != SceneReference(scene(1)))
  }
}
