import AuditModel

extension View {
  /// Choices in a popover, while they are presented.
  public func confirmationDialog(
    _ title: TextContent, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> [ViewNode], @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue else { return node }
    let shown = titleVisibility == .visible ? title : nil
    return presenting(.presentedDialog(shown, message: message(), actions: actions()))
  }

  /// Choices about a value in a popover, while they are presented.
  public func confirmationDialog<Value>(
    _ title: TextContent, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue, let value else { return node }
    let shown = titleVisibility == .visible ? title : nil
    return presenting(.presentedDialog(shown, message: message(value), actions: actions(value)))
  }

  /// Choices in a popover with a title that is a variable, while they are presented.
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

  /// Choices about a value in a popover with a title that is a variable, while they are presented.
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

  /// Choices in a popover with a title that is a text, while they are presented.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> [ViewNode], @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    confirmationDialog(
      title.node.text ?? .verbatim(""), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Choices about a value in a popover with a title that is a text, while they are presented.
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
  /// A dialog in the middle of the screen, since what it belongs to is not known; it keeps a distance to its sides
  /// (assumed).
  static func presentedDialog(
    _ title: TextContent?, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    dialog(title, message: message, actions: actions).padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// A popover as wide as an alert at most (assumed), without a button to cancel: people tap outside of it.
  ///
  /// Source: elements of a dialog on an iPhone with iOS 26.5 beside those on iOS 18, which has it at the lower edge
  /// with that button (psimaker/vaultsync, issue 64); for iPads the Human Interface Guidelines, Action sheets.
  private static func dialog(
    _ title: TextContent?, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    let message = ViewNode.group(message).firstText
    let actions = actions.filter { $0.preference(\.buttonRole) != .cancel }
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
    .changed {
      var frame = LayoutAttributes.Frame()
      frame.maxWidth = Alert.width
      frame.minHeight = .points(0)
      $0.layout.frame = frame
      // VoiceOver's escape gesture closes it, as a tap outside does.
      $0.declarations.hasEscapeAction = true
    }
  }
}
