import AuditModel
import JSONReading

extension WrittenButtonStyle: JSONChoice {
  static let choiceName = "button style"
  static let meaning = "How the label of a button is shown, named as in SwiftUI."

  /// The view with the style on the buttons in it that have none.
  fileprivate func applied(to view: ViewNode) -> ViewNode {
    switch self {
    case .automatic, .borderless: view.withTintedButtons.buttonStyle(.automatic)
    case .plain: view.buttonStyle(.plain)
    case .bordered: view.withTintedButtons.buttonStyle(.bordered)
    case .borderedProminent: view.buttonStyle(.borderedProminent)
    case .glass: view.buttonStyle(.glass)
    case .glassProminent: view.buttonStyle(.glassProminent)
    }
  }
}

extension ControlSize: JSONChoice {
  static let choiceName = "control size"
  static let meaning = "The size of controls, named as in SwiftUI."

  var jsonName: String { "\(self)" }
}

extension ViewNode {
  /// Does with the controls in it what its file says of them.
  mutating func changeControls() {
    styleWrittenButtons()
    if preferences?.isWrittenDisabled == true {
      preferences?.isWrittenDisabled = false
      self = disabled(true)
    }
  }

  /// Gives the buttons in it the style and the size that its file names.
  private mutating func styleWrittenButtons() {
    let (style, size) = (preferences?.writtenButtonStyle, preferences?.writtenControlSize)
    guard style != nil || size != nil else { return }
    preferences?.writtenButtonStyle = nil
    preferences?.writtenControlSize = nil
    if let size { self = controlSize(size) }
    if let style { self = style.applied(to: self) }
  }

  /// The view with the buttons in it that have neither a style nor a colour in the tint, as SwiftUI's are.
  fileprivate var withTintedButtons: ViewNode {
    var view = self
    view.tintButtons()
    return view
  }

  private mutating func tintButtons() {
    guard preferences?.isStyled != true else { return }
    guard case .button = kind else { return changeInside { $0.tintButtons() } }
    style.foreground = style.foreground ?? .accentColor
  }
}
