import AuditModel

extension View {
  /// An alert by its older name, while it is presented.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> ViewNode {
    presenting(isPresented.wrappedValue ? content().node : nil)
  }

  /// An alert by its older name, while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> ViewNode {
    presenting(item.wrappedValue.map { content($0).node })
  }
}

extension Alert {
  /// An alert by its older name, with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(Text(.system("OK")))])
  }

  /// An alert by its older name, with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.init(title, message, [primaryButton, secondaryButton])
  }

  private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
    node = .alert(
      title.node.text ?? .verbatim(""), message: message.map { [$0.node] } ?? [],
      actions: buttons.map(\.node))
  }

  /// An answer.
  public struct Button {
    let node: ViewNode

    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, nil)
    }

    /// An answer that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, .cancel)
    }

    /// An answer that changes nothing, with iOS's title, which is a string of iOS.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(Text(.system("Cancel")), .cancel)
    }

    /// An answer that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label, .destructive)
    }

    private init(_ label: Text, _ role: ButtonRole?) {
      node = ViewTree.Button(role: role, action: {}) { label }.node
    }
  }
}
