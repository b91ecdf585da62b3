import Reactive
import Testing

@testable import Architecture

private struct Field: Identifiable, Hashable, Sendable {
  let id: String
  var text = ""
}

private struct Sheet: Hashable, Sendable {
  var fields = [Field(id: "name"), Field(id: "notes")]
}

private struct State: Hashable, Sendable {
  var sheet = Sheet()
  var isLoading = false
}

@Suite struct StateChangeTests {
  private let scheduler = TestScheduler()

  @Test func putsEachElementWhereTheLensLeads() {
    let typed = scheduler.createHotObservable([.next(10, "M"), .next(20, "Mi"), .next(30, "Mi")])
    let loading = scheduler.createHotObservable([.next(25, true)])
    let changes: [Observable<StateChange<State>>] = [
      typed.set(\.sheet.fields[id: "name"].text), loading.set(\.isLoading),
    ]
    let states = scheduler.createObserver(State.self)
    _ = Observable.merge(changes).states(from: State()).drive(states)
    scheduler.start()
    #expect(states.events.map(\.time) == [0, 10, 20, 25])
    #expect(states.elements.map { $0.sheet.fields[0].text } == ["", "M", "Mi", "Mi"])
    #expect(states.elements.map(\.isLoading) == [false, false, false, true])
    #expect(states.elements.allSatisfy { $0.sheet.fields[1] == Field(id: "notes") })
  }

  @Test func leavesTheStateAsItIsWhereThePartIsMissing() {
    let typed: Observable<StateChange<State>> = Observable.just("M")
      .set(\.sheet.fields[id: "due"].text)
    let states = scheduler.createObserver(State.self)
    _ = typed.states(from: State()).drive(states)
    #expect(states.elements == [State()])
  }

  @Test func makesTheChangeOfAPartInTheWhole() {
    let cleared = StateChange<Sheet> { $0.fields = [] }
    let changes: Observable<StateChange<State>> = Observable.just(cleared).at(\.sheet)
    let states = scheduler.createObserver(State.self)
    _ = changes.states(from: State()).drive(states)
    #expect(states.elements.map(\.sheet.fields.count) == [2, 0])
  }
}
