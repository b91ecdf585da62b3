import AuditModel
import Foundation

extension View {
  /// An alert, while it is presented.
  public func alert(
    _ title: TextContent, isPresented: Binding<Bool>, @ViewBuilder actions: () -> [ViewNode],
    @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    guard isPresented.wrappedValue else { return node }
    return presenting(.alert(title, message: message(), actions: actions()))
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

  /// An alert with a title that is a variable, while it is presented.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> [ViewNode],
    @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    alert(.verbatim(String(title)), isPresented: isPresented, actions: actions, message: message)
  }

  /// An alert about a value with a title that is a variable, while it is presented.
  @_disfavoredOverload
  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    alert(
      .verbatim(String(title)), isPresented: isPresented, presenting: value, actions: actions,
      message: message)
  }

  /// An alert with a title that is a text, while it is presented.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> [ViewNode],
    @ViewBuilder message: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    alert(
      title.node.text ?? .verbatim(""), isPresented: isPresented, actions: actions, message: message
    )
  }

  /// An alert about a value with a title that is a text, while it is presented.
  public func alert<Value>(
    _ title: Text, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: (Value) -> [ViewNode],
    @ViewBuilder message: (Value) -> [ViewNode] = { _ in [] }
  ) -> ViewNode {
    alert(
      title.node.text ?? .verbatim(""), isPresented: isPresented, presenting: value,
      actions: actions,
      message: message)
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

  /// An alert about an error, while it is presented.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> [ViewNode]
  ) -> ViewNode {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() })
  }
}

extension ViewNode {
  static func alert(
    _ title: TextContent, message: [ViewNode], actions: [ViewNode]
  ) -> ViewNode {
    let hasAnswer = actions.contains { !$0.isAlertField }
    let answers = (hasAnswer ? actions : actions + [Button(.system("OK")).node]).inAlert
    let alert = Alert(title: title, message: ViewNode.group(message).firstText) { answers }
    return VStack { alert.background(Color.systemBackground, cornerRadius: 34) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension [ViewNode] {
  /// The fields, and then the answers in the order in which iOS shows them: of two, the one that changes nothing is
  /// first, of more it is last.
  ///
  /// Source: alerts on iOS 26.1 (openuikit).
  var inAlert: [ViewNode] {
    let (fields, answers) = (filter(\.isAlertField), filter { !$0.isAlertField })
    let cancelling = answers.filter { $0.preference(\.buttonRole) == .cancel }
    let others = answers.filter { $0.preference(\.buttonRole) != .cancel }
    return fields + (answers.count > 2 ? others + cancelling : cancelling + others)
  }
}

extension ViewNode {
  /// Whether it is a field of an alert, which is over its answers.
  var isAlertField: Bool {
    var content = self
    while case .wrapper = content.kind, content.children.count == 1 {
      content = content.children[0]
    }
    if case .textField = content.kind { return true }
    return false
  }
}
