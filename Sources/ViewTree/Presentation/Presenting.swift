import AuditModel
import Foundation

extension View {
  /// A sheet over the screen, while it is presented.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    presenting(isPresented.wrappedValue ? .sheet(content()) : nil)
  }

  /// A sheet over the screen, while there is an item.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: (Item) -> [ViewNode]
  ) -> ViewNode {
    presenting(item.wrappedValue.map { .sheet(content($0)) })
  }

  /// A popover, which compact width shows as a sheet, while it is presented.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    sheet(isPresented: isPresented, content: content)
  }

  /// A screen in the place of this one, while it is presented.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    presenting(isPresented.wrappedValue ? .cover(content()) : nil)
  }

  /// A screen in the place of this one, while there is an item.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: (Item) -> [ViewNode]
  ) -> ViewNode {
    presenting(item.wrappedValue.map { .cover(content($0)) })
  }

  /// An alert over the screen, while it is presented.
  public func alert(
    _ title: TextContent, isPresented: Binding<Bool>, @ViewBuilder actions: () -> [ViewNode],
    @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue else { return node }
    return presenting(.alert(title, message: message(), actions: actions()))
  }

  /// An alert with a title that is a variable, while it is presented.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> [ViewNode], @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    alert(
      .verbatim(String(title)), isPresented: isPresented, actions: actions, message: message)
  }

  /// An alert about a value, while it is presented.
  public func alert<Value>(
    _ title: TextContent, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue, let value else { return node }
    return presenting(.alert(title, message: message(value), actions: actions(value)))
  }

  /// An alert about an error, while it is presented.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> [ViewNode],
    @ViewBuilder message: (Failure) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue, let error else { return node }
    let title = TextContent.verbatim(error.errorDescription ?? error.localizedDescription)
    return presenting(.alert(title, message: message(error), actions: actions(error)))
  }

  /// An alert by its older name, while it is presented.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> ViewNode {
    presenting(isPresented.wrappedValue ? content().node : nil)
  }

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

  private func presenting(_ presented: ViewNode?) -> ViewNode {
    guard let presented else { return node }
    return preferring { $0.presentations.append(presented) }
  }
}

extension ViewNode {
  /// A sheet whose content has the bars that it asks for.
  fileprivate static func sheet(_ nodes: [ViewNode]) -> ViewNode {
    var content = ViewNode.screen(nodes, origin: .unknown)
    let preferences = content.takePreferences()
    return Sheet { content.inNavigation(preferences).frame(maxWidth: .infinity) }
      .changed {
        $0.style.background = preferences.presentationBackground ?? .color(.systemBackground)
        $0.style.colorScheme = preferences.colorScheme
      }
      .preferring { $0.presentations = preferences.presentations }
  }

  /// A screen over all of another one.
  fileprivate static func cover(_ nodes: [ViewNode]) -> ViewNode {
    let sheet = sheet(nodes)
    return sheet.frame(maxWidth: .infinity, maxHeight: .infinity)
      .changed {
        $0.style.background = sheet.style.background
        $0.style.colorScheme = sheet.style.colorScheme
      }
      .preferring { $0.isCover = true }
  }

  fileprivate static func alert(
    _ title: TextContent, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    let answers = actions.isEmpty ? [Button(.verbatim("OK")).node] : actions
    let alert = Alert(title: title, message: ViewNode.group(message).firstText) { answers }
    return VStack { alert.background(Color.systemBackground, cornerRadius: 14) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  fileprivate static func dialog(
    _ title: TextContent?, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    let message = ViewNode.group(message).firstText
    return Sheet {
      VStack(spacing: 8) {
        if let title {
          Text(title).font(.footnote.bold()).multilineTextAlignment(.center)
            .accessibilityAddTraits(.header).id("title")
        }
        if let message {
          Text(message).font(.footnote).multilineTextAlignment(.center).id("message")
        }
        actions.map { action in
          action.font(.title3).changedContent { $0 = $0.frame(maxWidth: .infinity, minHeight: 57) }
        }
      }
      .padding()
    }
    .background(Color.systemBackground)
  }
}

extension Alert {
  /// An alert by its older name, with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title, message, [dismissButton ?? .default(Text(.verbatim("OK")))])
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
      Button(Text(.verbatim("Cancel")), .cancel)
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
