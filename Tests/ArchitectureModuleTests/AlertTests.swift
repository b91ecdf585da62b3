import AuditModel
import Reactive
import Testing

@testable import Architecture

@Suite struct AlertTests {
  private let scheduler = TestScheduler()
  private let queue = AlertQueue()
  private let delete = Alert.Action(
    id: "delete", title: localized("alert.delete"), style: .destructive)

  private func alert(_ title: String) -> Alert {
    Alert(
      title: localized(title),
      actions: [delete, .init(id: "keep", title: localized("alert.keep"), style: .cancel)])
  }

  @Test func emitsTheAnswer() {
    let observer = scheduler.createObserver(Alert.Action.self)
    _ = queue.present(alert("first")).subscribe(observer)
    #expect(queue.current == alert("first"))
    #expect(queue.answer("delete"))
    #expect(observer.events == [.next(0, delete), .completed(0)])
    #expect(queue.current == nil)
  }

  @Test func endsWithoutAnAnswerWhenDismissed() {
    let observer = scheduler.createObserver(Alert.Action.self)
    _ = queue.present(alert("first")).subscribe(observer)
    queue.dismiss()
    #expect(observer.events == [.completed(0)])
  }

  @Test func takesNoAnswerThatIsNotThere() {
    #expect(!queue.answer("delete"))
    _ = queue.present(alert("first")).subscribe { _ in }
    #expect(!queue.answer("save"))
    #expect(queue.current != nil)
  }

  @Test func showsTheNextAlertWhenTheFirstIsGone() {
    let titles = scheduler.createObserver(TextContent?.self)
    _ = queue.currents.map { $0?.title }.drive(titles)
    _ = queue.present(alert("first")).subscribe { _ in }
    _ = queue.present(alert("second")).subscribe { _ in }
    queue.answer("keep")
    #expect(queue.current == alert("second"))
    #expect(
      titles.elements == [
        nil, localized("first"), localized("first"), localized("second"),
      ])
  }

  private func sheet(_ actions: Alert.Action...) -> Alert {
    Alert(title: localized("delete"), style: .actionSheet, actions: actions)
  }

  private let keep = Alert.Action(id: "keep", title: localized("alert.keep"), style: .cancel)

  @Test func putsTheCancelActionOfAnActionSheetLast() {
    #expect(sheet(keep, delete).actions.map(\.id) == ["delete", "keep"])
    #expect(sheet(delete, keep).actions.map(\.id) == ["delete", "keep"])
    let alert = Alert(title: localized("delete"), actions: [keep, delete])
    #expect(alert.style == .alert)
    #expect(alert.actions.map(\.id) == ["keep", "delete"])
  }

  @Test func showsAnActionSheetAfterTheAlertBeforeIt() {
    _ = queue.present(alert("first")).subscribe { _ in }
    _ = queue.present(sheet(delete, keep)).subscribe { _ in }
    queue.answer("keep")
    #expect(queue.current?.style == .actionSheet)
  }

  @Test func removesAnAlertWithoutObservers() {
    let subscription = queue.present(alert("first")).subscribe { _ in }
    subscription.dispose()
    #expect(queue.current == nil)
  }
}
