import AuditModel
import Foundation

/// A line that text is typed into.
public struct TextField: NodeView {
  /// The description.
  public let node: ViewNode

  /// A field with what has been typed and what it shows when that is nothing.
  public init(
    text: TextContent?, placeholder: TextContent? = nil, state: TextFieldState = TextFieldState(),
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .textField(state), text: text, placeholder: placeholder,
      origin: NodeOrigin(fileID, line, column))
  }
}

/// Lines that text is typed into.
public struct TextEditor: NodeView {
  /// The description.
  public let node: ViewNode

  /// A field of several lines with what has been typed and what it shows when that is nothing.
  ///
  /// It is as wide as there is room and as high as its text, at least and at most as its frame says;
  /// a text that is higher scrolls in it.
  public init(
    text: TextContent?, placeholder: TextContent? = nil, state: TextFieldState = TextFieldState(),
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var state = state
    state.isMultiline = true
    state.hasBorder = true
    node = ViewNode(
      .textField(state), text: text, placeholder: placeholder,
      origin: NodeOrigin(fileID, line, column))
  }
}

extension TextField {
  /// A field with what has been typed; its title is the placeholder, or its label where a prompt is
  /// the placeholder.
  public init(
    _ title: TextContent, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var state = TextFieldState()
    state.isMultiline = axis == .vertical
    self.init(
      title, typed: text.wrappedValue, prompt: prompt, state: state,
      origin: NodeOrigin(fileID, line, column))
  }

  /// A field in a state: being edited, disabled, with all of its text selected.
  public init(
    _ title: TextContent, text: Binding<String>, state: TextFieldState,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      title, typed: text.wrappedValue, prompt: nil, state: state,
      origin: NodeOrigin(fileID, line, column))
  }

  /// A field whose title is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), text: text, prompt: prompt, axis: axis, fileID: fileID, line: line,
      column: column)
  }

  /// A field with a value in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: TextContent, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Format.FormatOutput == String {
    self.init(
      title, typed: TextContent.text(of: value.wrappedValue, format), prompt: prompt,
      state: TextFieldState(),
      origin: NodeOrigin(fileID, line, column))
  }

  init(
    _ title: TextContent, typed: String, prompt: Text?, state: TextFieldState, origin: NodeOrigin
  ) {
    var field = ViewNode(
      .textField(state), text: typed.isEmpty ? nil : .verbatim(typed),
      placeholder: prompt?.node.text ?? title, origin: origin)
    if prompt != nil { field.accessibility.label = title }
    node = field.wrapped()
  }
}

/// A field for a password.
public struct SecureField: NodeView {
  /// The description.
  public let node: ViewNode

  /// A field with what has been typed, which is shown as dots.
  public init(
    _ title: TextContent, text: Binding<String>, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    var state = TextFieldState()
    state.isSecure = true
    node =
      TextField(
        title, typed: text.wrappedValue, prompt: prompt, state: state,
        origin: NodeOrigin(fileID, line, column)
      ).node
  }

  /// A field whose title is a variable.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .verbatim(String(title)), text: text, prompt: prompt, fileID: fileID, line: line,
      column: column)
  }
}

extension TextEditor {
  /// A field of several lines with what has been typed, in all the room there is.
  public init(
    text: Binding<String>,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    let typed = text.wrappedValue
    let editor = TextEditor(
      text: typed.isEmpty ? nil : TextContent.verbatim(typed), fileID: fileID, line: line,
      column: column)
    node = editor.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

extension View {
  /// Whether controls can be used, here and in all that is inside.
  public func disabled(_ isDisabled: Bool) -> ViewNode {
    isDisabled ? changed { $0.disableControls() } : node
  }

  /// A field with the focus is being edited.
  public func focused(_ isFocused: FocusState<Bool>.Binding) -> ViewNode {
    isFocused.wrappedValue ? changedContent { $0.beginEditing() } : node
  }

  /// A field with the focus is being edited.
  public func focused<Value: Hashable>(
    _ focus: FocusState<Value>.Binding, equals value: Value
  ) -> ViewNode {
    focus.wrappedValue == value ? changedContent { $0.beginEditing() } : node
  }
}

extension ViewNode {
  fileprivate mutating func disableControls() {
    switch kind {
    case .button: kind = .button(isEnabled: false)
    case .toggle(let isOn, _): kind = .toggle(isOn: isOn, isEnabled: false)
    case .textField(var state):
      state.isEnabled = false
      kind = .textField(state)
    case .slider, .pageControl: accessibility.addedTraits.insert(.notEnabled)
    default:
      // A stepper and a wheel are adjustable without being controls of their own kind.
      if accessibility.addedTraits.contains(.adjustable) {
        accessibility.addedTraits.insert(.notEnabled)
      }
    }
    changeParts { $0.isEnabled = false }
    preferences?.choices?.isEnabled = false
    changeInside { $0.disableControls() }
  }

  fileprivate mutating func beginEditing() {
    guard case .textField(var state) = kind else { return }
    state.isEditing = true
    kind = .textField(state)
  }
}
