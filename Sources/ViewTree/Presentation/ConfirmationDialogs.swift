import AuditModel

extension View {
  /// Choices at the bottom of the screen, while they are presented.
  public func confirmationDialog(
    _ title: TextContent, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> [ViewNode], @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue else { return node }
    let shown = titleVisibility == .visible ? title : nil
    return presenting(.presentedDialog(shown, message: message(), actions: actions()))
  }

  /// Choices about a value at the bottom of the screen, while they are presented.
  public func confirmationDialog<Value>(
    _ title: TextContent, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue, let value else { return node }
    let shown = titleVisibility == .visible ? title : nil
    return presenting(.presentedDialog(shown, message: message(value), actions: actions(value)))
  }

  /// Choices at the bottom of the screen with a title that is a variable, while they are presented.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> [ViewNode], @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    confirmationDialog(
      .verbatim(String(title)), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Choices about a value at the bottom of the screen with a title that is a variable, while they are presented.
  @_disfavoredOverload
  public func confirmationDialog<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    confirmationDialog(
      .verbatim(String(title)), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: value, actions: actions, message: message)
  }

  /// Choices at the bottom of the screen with a title that is a text, while they are presented.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> [ViewNode], @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    confirmationDialog(
      title.node.text ?? .verbatim(""), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Choices about a value at the bottom of the screen with a title that is a text, while they are presented.
  public func confirmationDialog<Value>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    confirmationDialog(
      title.node.text ?? .verbatim(""), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: value, actions: actions, message: message)
  }
}

extension ViewNode {
  /// The greatest width of a dialog: an iPad has it in a popover, which is as wide as an alert here (assumed).
  static var dialogWidth: Length {
    isDialogInPopover ? Alert.width : .points(.infinity)
  }

  private static var isDialogInPopover: Bool {
    EnvironmentValues.current.variant.sizeClasses == .regularRegular
  }

  /// A dialog at the lower edge of the screen; on an iPad it is in the middle, since what it belongs to is not
  /// known, and has no button to cancel.
  ///
  /// Source: Human Interface Guidelines, Action sheets, and `UIAlertController`: people cancel a popover with a tap
  /// outside of it.
  static func presentedDialog(
    _ title: TextContent?, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    let dialog = dialog(title, message: message, actions: actions)
    guard isDialogInPopover else { return dialog }
    return dialog.changed {
      var frame = LayoutAttributes.Frame()
      frame.width = dialogWidth
      $0.layout.frame = frame
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  static func dialog(
    _ title: TextContent?, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    let message = ViewNode.group(message).firstText
    // The answer that changes nothing is last, wherever it is written.
    let cancelling = actions.filter { $0.preference(\.buttonRole) == .cancel }
    let others = actions.filter { $0.preference(\.buttonRole) != .cancel }
    let actions = others + (isDialogInPopover ? [] : cancelling)
    return Sheet {
      // Where text is large, it scrolls.
      ScrollView(hugsContent: true) {
        VStack(spacing: 8) {
          if let title {
            Text(title).font(.footnote.bold()).multilineTextAlignment(.center)
              .accessibilityAddTraits(.header).id("title")
          }
          if let message {
            Text(message).font(.footnote).multilineTextAlignment(.center).id("message")
          }
          actions.map { action in
            action.font(.title3).changedContent {
              $0 = $0.frame(maxWidth: .infinity, minHeight: 57)
            }
          }
        }
        .padding()
      }
    }
    .background(Color.systemBackground)
    // iOS draws its answers, those that destroy something in red.
    .systemSized()
  }
}
