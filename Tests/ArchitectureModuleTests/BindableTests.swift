import Reactive
import Testing

@testable import Architecture

private struct Greeting: ViewModel {
  struct Input { let name: Driver<String> }
  struct Output { let text: Driver<String> }

  let word: String

  func transform(_ input: Input) -> Output {
    Output(text: input.name.map { [word] in "\(word) \($0)" })
  }
}

private final class Screen: ViewModelBindable {
  var viewModel: Greeting?
  var bindings = DisposeBag()
  let name = BehaviorRelay(value: "Ada")
  let shown = Locked<[String]>([])

  func bindViewModel() {
    let output = viewModel?.transform(.init(name: name.asDriver()))
    output?.text.drive(onNext: { [shown] text in shown.withLock { $0.append(text) } })
      .disposed(by: bindings)
  }
}

@Suite struct BindableTests {
  private let screen = Screen()

  @Test func showsTheOutputOfItsViewModel() {
    screen.setViewModel(to: Greeting(word: "Hello"))
    screen.name.accept("Bob")
    #expect(screen.shown.value == ["Hello Ada", "Hello Bob"])
  }

  @Test func letsGoOfTheViewModelBefore() {
    screen.setViewModel(to: Greeting(word: "Hello"))
    screen.setViewModel(to: Greeting(word: "Bye"))
    screen.name.accept("Bob")
    #expect(screen.shown.value == ["Hello Ada", "Bye Ada", "Bye Bob"])
  }
}
