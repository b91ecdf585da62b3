/// The payloads of the kinds that have one value; of another kind their defaults.
extension NodeKind {
  var fieldState: TextFieldState {
    get { if case .textField(let state) = self { state } else { TextFieldState() } }
    set { self = .textField(newValue) }
  }

  var stackLayout: StackLayout {
    get { if case .stack(let layout) = self { layout } else { StackLayout(axis: .vertical) } }
    set { self = .stack(newValue) }
  }

  var gridLayout: GridLayout {
    get { if case .grid(let layout) = self { layout } else { GridLayout(columns: .count(1)) } }
    set { self = .grid(newValue) }
  }

  var scrollLayout: ScrollLayout {
    get { if case .scroll(let layout) = self { layout } else { ScrollLayout() } }
    set { self = .scroll(newValue) }
  }

  var listLayout: ListLayout {
    get { if case .list(let layout) = self { layout } else { ListLayout() } }
    set { self = .list(newValue) }
  }

  var minimumLength: Double {
    get { if case .spacer(let minimum) = self { minimum } else { 8 } }
    set { self = .spacer(minimum: newValue) }
  }

  var overlayAlignment: Alignment {
    get { if case .overlay(let alignment) = self { alignment } else { .center } }
    set { self = .overlay(newValue) }
  }

  var backgroundAlignment: Alignment {
    get { if case .background(let alignment) = self { alignment } else { .center } }
    set { self = .background(newValue) }
  }

  var isTitleLarge: Bool {
    get { if case .navigationBar(let isLarge) = self { isLarge } else { false } }
    set { self = .navigationBar(isLarge: newValue) }
  }

  var isSymbolDecorative: Bool {
    get { if case .symbol(let isDecorative) = self { isDecorative } else { false } }
    set { self = .symbol(isDecorative: newValue) }
  }

  var isButtonEnabled: Bool {
    get { if case .button(let isEnabled) = self { isEnabled } else { true } }
    set { self = .button(isEnabled: newValue) }
  }
}

/// The payloads of the kinds that have several values, as a tuple.
extension NodeKind {
  typealias ImageParts = (width: Double, height: Double, scales: Bool, isDecorative: Bool)
  typealias SliderParts = (value: Double, minimum: Double, maximum: Double)

  var imageParts: ImageParts {
    get {
      guard case .image(let width, let height, let scales, let isDecorative) = self else {
        return (.infinity, .infinity, false, false)
      }
      return (width, height, scales, isDecorative)
    }
    set {
      self = .image(
        width: newValue.width, height: newValue.height, scales: newValue.scales,
        isDecorative: newValue.isDecorative)
    }
  }

  var toggleParts: (isOn: Bool, isEnabled: Bool) {
    get {
      if case .toggle(let isOn, let isEnabled) = self { (isOn, isEnabled) } else { (false, true) }
    }
    set { self = .toggle(isOn: newValue.isOn, isEnabled: newValue.isEnabled) }
  }

  var sliderParts: SliderParts {
    get {
      guard case .slider(let value, let minimum, let maximum) = self else { return (0, 0, 1) }
      return (value, minimum, maximum)
    }
    set {
      self = .slider(value: newValue.value, minimum: newValue.minimum, maximum: newValue.maximum)
    }
  }

  var pages: (page: Int, count: Int) {
    get { if case .pageControl(let page, let count) = self { (page, count) } else { (0, 1) } }
    set { self = .pageControl(page: newValue.page, count: newValue.count) }
  }

  var fittedAxes: (horizontal: Bool, vertical: Bool) {
    get {
      guard case .viewThatFits(let horizontal, let vertical) = self else { return (true, true) }
      return (horizontal, vertical)
    }
    set { self = .viewThatFits(horizontal: newValue.horizontal, vertical: newValue.vertical) }
  }
}

extension ButtonRole: JSONChoice {
  static let choiceName = "button role"
  static let meaning = "The purpose of a button, as SwiftUI names it."

  static var choices: [ButtonRole] { [.destructive, .cancel, .confirm, .close] }

  var jsonName: String { name }
}
