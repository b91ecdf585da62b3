import MessageSyntax

extension AuditedText {
  /// The text read as a message of ICU, where words in it depend on an argument.
  package var message: ICUMessage? {
    guard has(.brace), pieces.contains(where: { $0.kind == .choice }) else { return nil }
    return ICUMessage(text)
  }
}
