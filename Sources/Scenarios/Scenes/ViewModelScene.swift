import Architecture
import Reactive
import ViewTree

/// The input of a view model, from the controls of a screen and from the device.
public protocol SceneInput {
  /// Listens to the controls by the names they have on the screen.
  init(_ controls: Controls, _ surroundings: Surroundings)
}

/// The output of a view model for a screen.
public protocol SceneOutput: Sendable {
  /// All that the screen shows.
  associatedtype State: Sendable

  /// The contents of the screen, now and after each change.
  var state: Driver<State> { get }
  /// The field that shall be edited next, by its name; none takes the cursor away.
  var focus: Driver<String?> { get }
}

extension SceneOutput {
  /// Most screens leave the cursor where people put it.
  public var focus: Driver<String?> { .never() }
}

/// A scene that shows what a view model makes of its controls.
public final class ViewModelScene<Model: ViewModel>: Scene, ViewModelBindable
where Model: Sendable, Model.Input: SceneInput, Model.Output: SceneOutput {
  /// Renders what the view model makes.
  public typealias View = @Sendable (Model.Output.State, RenderEnvironment) -> ViewNode

  private struct Bound: Sendable {
    var viewModel: Model?
    var bindings = DisposeBag()
  }

  /// The name of the screen in reports and on the command line.
  public let id: String
  /// Where taps and typing arrive.
  public let controls: Controls
  private let surroundings: Surroundings
  private let view: View
  private let bound = Locked(Bound())
  private let state = Locked<Model.Output.State?>(nil)
  private let output = ReplaySubject<Model.Output>.create(bufferSize: 1)

  /// A scene without a view model, which shows nothing yet.
  public init(
    id: String, surroundings: Surroundings, controls: Controls = Controls(),
    view: @escaping View
  ) {
    self.id = id
    self.controls = controls
    self.surroundings = surroundings
    self.view = view
  }

  /// A scene that shows what a view model makes.
  public convenience init(
    id: String, viewModel: Model, surroundings: Surroundings, controls: Controls = Controls(),
    view: @escaping View
  ) {
    self.init(id: id, surroundings: surroundings, controls: controls, view: view)
    setViewModel(to: viewModel)
  }

  /// The view model that it shows.
  public var viewModel: Model? {
    get { bound.withLock { $0.viewModel } }
    set { bound.withLock { $0.viewModel = newValue } }
  }

  /// The subscriptions to the view model.
  public var bindings: DisposeBag {
    get { bound.withLock { $0.bindings } }
    set { _ = bound.withLock { bound in swap(&bound.bindings, newValue) } }
  }

  /// Shows what the view model makes, and moves the cursor where it says.
  public func bindViewModel() {
    guard let viewModel else { return }
    let output = viewModel.transform(Model.Input(controls, surroundings))
    output.state.drive(onNext: { [state] in state.exchange($0) }).disposed(by: bindings)
    output.focus.drive(onNext: { [controls] in controls.focus($0) }).disposed(by: bindings)
    self.output.onNext(output)
  }

  /// The events of the view model for its coordinator.
  public func events<Source: ObservableConvertible>(
    _ event: KeyPath<Model.Output, Source> & Sendable
  ) -> Observable<Source.Element> {
    output.flatMapLatest { $0[keyPath: event] }
  }

  /// Its current contents.
  public var current: Model.Output.State? { state.value }

  /// Its current view, ready to be rendered anywhere at any time.
  public var rendering: ScreenState.Renderer {
    guard let current = state.value else { return { _ in ViewNode.screen([]) } }
    return { [view] environment in view(current, environment) }
  }
}

private func swap<Value>(_ current: inout Value, _ value: Value) -> Value {
  defer { current = value }
  return current
}
