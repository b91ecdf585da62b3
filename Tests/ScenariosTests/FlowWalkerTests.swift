import AuditModel
import Scenarios
import Testing
import ViewTree

@Suite struct FlowWalkerTests {
  private static let walker = FlowWalker<Guestbook>(answers: [.refused, .silent], limit: 8) {
    $0 == "guest/name" ? ["", "Anna"] : ["Rome"]
  }

  private static let found = Result { try walker.walk(from: .empty) }

  @Test func findsEveryStateOnce() throws {
    let found = try Self.found.get()
    #expect(Set(found.map(\.signature.screen)) == ["page", "thanks"])
    #expect(Set(found.map(\.signature)).count == found.count)
  }

  @Test func reachesEachStateByTheEventsThatItReports() throws {
    for state in try Self.found.get() {
      let session = AppSession<Guestbook>(
        state.start, device: .narrowest(with: .compactRegular))
      try session.send(state.events)
      #expect(session.signature == state.signature)
    }
  }

  @Test func answersEveryRequestInEachWay() throws {
    let shapes = try Self.found.get().map(\.signature.shape)
    #expect(shapes.contains { $0.contains { $0.hasSuffix("refused.title") } })
    #expect(shapes.contains { $0.contains { $0.hasSuffix("sending") } })
    #expect(shapes.contains { $0.contains { $0.hasSuffix("thanks.title") } })
  }

  @Test func returnsToTheUsualAnswerAfterAnotherOne() throws {
    let afterRefusal = try Self.found.get().filter { $0.events.contains(.server(.refused)) }
    #expect(!afterRefusal.isEmpty)
    for state in afterRefusal {
      #expect(
        state.events.filter { if case .server = $0 { true } else { false } }.last == .server(.kept))
    }
  }

  @Test func goesNoFurtherThanItsLimit() throws {
    let near = try FlowWalker<Guestbook>(limit: 1).walk(from: .empty)
    #expect(near.allSatisfy { $0.events.count <= 1 })
    #expect(near.count == 3)
  }

  @Test func failsAtAButtonWithoutAnAction() throws {
    #expect(throws: Guestbook.EventError.unheard("page/help", screen: "page")) {
      try Self.walker.walk(from: .unfinished)
    }
  }

  @Test func comparesContentByItsPlaceAlone() throws {
    let known = AppSession<Guestbook>(.empty, device: .narrowest(with: .compactRegular))
    let unknown = AppSession<Guestbook>(.empty, device: .narrowest(with: .compactRegular))
    try known.send(GuestbookScreens.form + [.tap("send")])
    try unknown.send([.edit("guest/name"), .type("?"), .dismissKeyboard, .tap("send")])
    #expect((known.node == unknown.node) == false)
    #expect(known.signature == unknown.signature)
  }
}

@Suite struct FlowCoverageTests {
  private static let found = Result {
    try FlowWalker<Guestbook>(answers: [.refused, .silent], limit: 5) { _ in ["Anna"] }
      .walk(from: .empty)
  }

  @Test func hasNoGapWhereEveryStateHasAScenario() throws {
    let coverage = try FlowCoverage(of: [GuestbookScreens.page, GuestbookScreens.thanks])
    let gaps = coverage.gaps(in: try Self.found.get())
    #expect(gaps.isEmpty, "\(gaps.map(\.description).joined(separator: "\n"))")
  }

  @Test func reportsAStateWithoutAScenarioByTheWayToIt() throws {
    let gaps = try FlowCoverage(of: [GuestbookScreens.page]).gaps(in: try Self.found.get())
    #expect(gaps.map(\.state.signature.screen) == ["thanks"])
    #expect(
      gaps.first?.description == #"thanks: a state that no list of events leads to: "#
        + #"edit("page/guest/name"), type("Anna"), tap("page/send")"#)
  }

  @Test func failsAtAScenarioThatCannotBePlayed() throws {
    let broken = GuestbookScreens.page.state("lost", .tap("nowhere"))
    #expect(throws: Guestbook.EventError.self) { try FlowCoverage(of: [broken]) }
  }
}
