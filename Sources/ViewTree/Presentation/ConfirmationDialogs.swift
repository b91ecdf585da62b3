import AuditModel

extension View {
  /// Choices at the bottom of the screen, while they are presented.
  public func confirmationDialog(
    _ title: TextContent, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> [ViewNode], @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue else { return node }
    let shown = titleVisibility == .visible ? title : nil
    return presenting(.dialog(shown, message: message(), actions: actions()))
  }

  /// Choices about a value at the bottom of the screen, while they are presented.
  public func confirmationDialog<Value>(
    _ title: TextContent, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue, let value else { return node }
    let shown = titleVisibility == .visible ? title : nil
    return presenting(.dialog(shown, message: message(value), actions: actions(value)))
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
  static func dialog(
    _ title: TextContent?, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    let message = ViewNode.group(message).firstText
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
  }
}
