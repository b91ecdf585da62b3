extension Arguments {
  /// Throws where options choose variants of screens, but no screen is laid out.
  func requireVariants() throws(CommandError) {
    guard has(AuditOption.textsOnly.name) else { return }
    // Strings have languages, too.
    let choices = AuditOption.choiceOfVariants.filter { $0 != .locales }
    guard let choice = choices.first(where: { value($0.name) != nil }) else { return }
    throw .usage(
      "\(choice.name) chooses variants of screens, and --texts lays out none; leave out one of them"
    )
  }
}
