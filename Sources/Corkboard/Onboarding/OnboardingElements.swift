/// The accessibility elements of each step of the onboarding: those that the step needs and no
/// more.
///
/// | step | bar | guidance | board name | list names | cards | all of the lists | creating |
/// |---|---|---|---|---|---|---|---|
/// | `begin`, `nameBoard` | ● | ● | ● | | | | |
/// | `finishBoardNaming`, `nameLists` | ● | ● | ● | ● | | | |
/// | `finishListNaming`, `nameCards` | ● | ● | ● | ● | ● | | |
/// | `finishCardNaming` | ● | ● | ● | | | ● | |
/// | `createBoard` | ● | | | | | | ● |
///
/// The name of a list comes with the number of its cards. The guidance is met only while it is seen,
/// and how many characters are left only while the name of the board is typed. Cards that cannot be
/// named yet are a picture of what is to come.
struct OnboardingElements {
  let template: BoardTemplate
  let step: FlowStep
  let editedField: FieldID?
  let showsGuidance: Bool

  static let guidanceTitle = "content/overlay/guidance/title"
  static let creatingTitle = "creating/title"

  /// The identities in reading order.
  var paths: [String] {
    switch step {
    case .begin, .nameBoard: bar + guidance + board
    case .finishBoardNaming, .nameLists: bar + guidance + board + template.lists.flatMap(list)
    case .finishListNaming, .nameCards: bar + guidance + board + listsWithCards
    case .finishCardNaming: bar + guidance + board + allLists
    case .createBoard: bar + ["creating"]
    }
  }

  private var bar: [String] { ["bar"] }

  private var guidance: [String] { showsGuidance ? ["content/overlay"] : [] }

  private var board: [String] {
    paths([.board]) + (editedField == .board ? ["content/board/characters-left"] : [])
  }

  /// The cards are in the first list, so they come before the second one.
  private var listsWithCards: [String] {
    template.lists.prefix(1).flatMap(list) + paths(template.cards)
      + template.lists.dropFirst().flatMap(list)
  }

  /// The name of a list, and how many cards it has.
  private func list(_ list: FieldID) -> [String] {
    [list.path, "content/board/lists/\(list.scrolledID)/count"]
  }

  private var allLists: [String] { template.lists.isEmpty ? [] : ["content/board/lists"] }

  private func paths(_ fields: [FieldID]) -> [String] { fields.map(\.path) }
}
