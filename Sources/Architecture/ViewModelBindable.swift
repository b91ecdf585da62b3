import Reactive

/// A screen, or a part of one, that shows the output of a view model.
public protocol ViewModelBindable: AnyObject {
  /// The kind of view model it shows.
  associatedtype Model: ViewModel

  /// The view model it shows; set it with `setViewModel(to:)`.
  var viewModel: Model? { get set }

  /// The subscriptions to the view model; they end when another is set.
  var bindings: DisposeBag { get set }

  /// Connects the screen with `viewModel` and puts the subscriptions into `bindings`.
  func bindViewModel()
}

extension ViewModelBindable {
  /// Lets go of the view model before, takes this one and binds it once.
  public func setViewModel(to viewModel: Model) {
    bindings = DisposeBag()
    self.viewModel = viewModel
    bindViewModel()
  }
}
