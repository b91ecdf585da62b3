import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct BorderTests {
  /// The fields with a border at a step.
  private func bordered(at step: FlowStep) throws -> [ViewNode] {
    try Showing(step, .regularRegular).node.all.filter { $0.style.borderWidth > 0 }
  }

  @Test(
    arguments: [FlowStep.begin, .finishBoardNaming, .finishListNaming])
  func hintsAtOneField(_ step: FlowStep) throws {
    let fields = try bordered(at: step)
    #expect(fields.count == 1)
    #expect(fields.first?.isEdited == false)
  }

  @Test(arguments: [FlowStep.nameBoard, .nameLists, .nameCards])
  func marksTheFieldThatIsEdited(_ step: FlowStep) throws {
    #expect(try bordered(at: step).contains { $0.isEdited })
  }

  @Test(arguments: zip([FlowStep.nameLists, .nameCards], ["list.name.label", "card.name.label"]))
  func marksTheFieldThatIsEditedBesidesTheOneHintedAt(_ step: FlowStep, _ label: String) throws {
    let showing = try Showing(step, .regularRegular)
    let stage = Stage(.regularRegular)
    let skips = step == .nameLists ? ["skip-board"] : ["skip-board", "skip-lists"]
    for name in skips + [step == .nameLists ? "go-lists" : "go-cards"] { stage.tap(name) }
    stage.tap(step == .nameLists ? "next-list" : "next-card")
    let node = stage.scene.rendering(showing.environment)
    let bordered = node.all.filter { $0.style.borderWidth > 0 }
    #expect(
      bordered.compactMap(\.accessibility.label)
        == [localized(label, 1, 3), localized(label, 2, 3)])
    #expect(bordered.map(\.isEdited) == [false, true])
  }

  @Test(arguments: [FlowStep.finishCardNaming, .createBoard])
  func marksNothingAtTheEnd(_ step: FlowStep) throws {
    #expect(try bordered(at: step).isEmpty)
  }
}

extension ViewNode {
  fileprivate var isEdited: Bool {
    if case .textField(let state) = kind { state.isEditing } else { false }
  }
}
