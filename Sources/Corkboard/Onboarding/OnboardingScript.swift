/// The taps that lead to each step, as a person makes them.
package enum OnboardingScript {
  /// The names of the controls that are tapped from the beginning to a step.
  package static func taps(to step: FlowStep, of template: BoardTemplate) -> [String] {
    FlowStep.allCases.filter { $0 <= step }.flatMap { taps(into: $0, of: template) }
  }

  private static func taps(into step: FlowStep, of template: BoardTemplate) -> [String] {
    switch step {
    case .begin: []
    case .nameBoard: ["go-board"]
    case .finishBoardNaming: ["done"]
    case .nameLists: template.lists.isEmpty ? [] : ["go-lists"]
    case .finishListNaming: through(template.lists, with: .nextList)
    case .nameCards: template.cards.isEmpty ? [] : ["go-cards"]
    case .finishCardNaming: through(template.cards, with: .nextCard)
    case .createBoard: ["go-create"]
    }
  }

  /// From field to field, and out of the last one.
  private static func through(_ fields: [FieldID], with next: NavigationButton) -> [String] {
    fields.dropLast().map { _ in next.name } + fields.suffix(1).map { _ in "done" }
  }
}
