import Architecture
import AuditModel
import Reactive
import Testing

@testable import Corkboard

@Suite struct SpeechTests {
  private let flow = Rehearsal()

  private static let title = "content/overlay/guidance/title"
  private static let first: [String] = [
    title, "content/board/name", title, "content/board/lists/list-3/name", title,
    "content/board/lists/list-1/card-3", title, "creating/title",
  ]

  /// The elements to which VoiceOver was sent.
  private var sent: [String] {
    flow.poster.entries.compactMap { entry in
      if case .screenChanged(.element(let id)) = entry.notification { id } else { nil }
    }
  }

  @Test(arguments: zip(FlowStep.allCases, first))
  func announcesAtEachStepThatTheScreenHasChangedAndWhatComesFirst(
    _ step: FlowStep, _ element: String
  ) {
    flow.play(to: step)
    #expect(sent.count == step.rawValue + 1)
    #expect(sent.last == element)
  }

  @Test func reportsEachStepOnce() {
    let changes = flow.record(\.screenChanges)
    flow.play(to: .createBoard)
    for overlay in OverlayStep.allCases { flow.skip(overlay) }
    #expect(sent.count == 8)
    #expect(changes.elements == Array(Self.first.dropFirst()))
  }

  @Test func waitsForTheGuidanceThatTheKeyboardCovers() {
    flow.begin(.board)
    flow.keyboardHeight.onNext(253)
    flow.scheduler.advance(to: 1_000)
    flow.end(.board)
    flow.keyboardHeight.onNext(0)
    #expect(sent == [Self.title, "content/board/name"])
    flow.scheduler.start()
    #expect(sent == [Self.title, "content/board/name", Self.title])
    #expect(flow.poster.entries.last?.time == .milliseconds(1_200))
  }

  @Test(arguments: [FieldID.board, .list(1), .card(1)])
  func saysThatANameIsTooLong(_ field: FieldID) {
    flow.type(String(repeating: "a", count: 36), into: field)
    flow.scheduler.start()
    #expect(flow.poster.announcements == [Announcement("name.tooLong", .integer(35))])
  }

  @Test func saysThatTheBoardIsBeingMade() {
    flow.name(.board, "Rome ")
    flow.play(to: .createBoard)
    flow.scheduler.start()
    let name = TextContent.verbatim("Rome")
    #expect(flow.poster.announcements == [Announcement("creating.announcement", .text(name))])
  }

  @Test func saysNothingOfANameThatFits() {
    flow.type(String(repeating: "a", count: 35), into: .board)
    flow.end(.board)
    flow.scheduler.start()
    #expect(flow.poster.announcements.isEmpty)
  }
}

@Suite struct ElementTests {
  private let flow = Rehearsal()

  /// The name of each list, and how many cards it has.
  private static let lists = (1...3).map { list in
    ["name", "count"].map { "content/board/lists/list-\(list)/\($0)" }
  }
  private static let cards = (1...3).map { "content/board/lists/list-1/card-\($0)" }
  private static let start = ["bar", "content/overlay", "content/board/name"]
  private static let finished: [FlowStep] = [
    .begin, .finishBoardNaming, .finishListNaming, .finishCardNaming, .createBoard,
  ]
  private static let needed: [[String]] = [
    start, start + lists.joined(), start + lists[0] + cards + lists.dropFirst().joined(),
    start + ["content/board/lists"], ["bar", "creating"],
  ]

  @Test(arguments: zip(finished, needed))
  func areThoseThatTheStepNeeds(_ step: FlowStep, _ elements: [String]) {
    flow.play(to: step)
    #expect(flow.state.accessibilityElements == elements)
  }

  @Test(
    arguments: zip(
      [FlowStep.nameBoard, .nameLists, .nameCards],
      [FlowStep.begin, .finishBoardNaming, .finishListNaming]))
  func areThoseOfTheStepBeforeWhileNaming(_ step: FlowStep, _ before: FlowStep) {
    flow.play(to: before)
    let elements = flow.state.accessibilityElements
    flow.play(to: step)
    let counter = "content/board/characters-left"
    #expect(flow.state.accessibilityElements.filter { $0 != counter } == elements)
  }

  @Test func countTheCharactersWhileTheBoardIsNamed() {
    flow.begin(.board)
    #expect(flow.state.accessibilityElements.last == "content/board/characters-left")
    flow.end(.board)
    #expect(!flow.state.accessibilityElements.contains("content/board/characters-left"))
  }

  @Test func leaveTheGuidanceOutWhileTheKeyboardCoversIt() {
    flow.begin(.board)
    flow.keyboardHeight.onNext(253)
    flow.scheduler.start()
    #expect(!flow.state.accessibilityElements.contains("content/overlay"))
    flow.sizeClasses.onNext(.regularRegular)
    #expect(flow.state.accessibilityElements.contains("content/overlay"))
  }

  @Test func leaveOutWhatATemplateDoesNotHave() {
    let flow = Rehearsal(template: .empty)
    flow.play(to: .finishCardNaming)
    #expect(flow.state.accessibilityElements == Self.start)
  }
}
