import AuditModel
import Architecture
import Reactive
import ViewTree

/// The view model of a name that is edited in place: of the board, of a list or of a card.
package struct NameViewModel: ViewModel {
  /// The contents of the field.
  package struct Output: Sendable {
    /// The name, refused, trimmed and restored as the rules say.
    package let name: Driver<Name>
    /// Announces that a text was rejected because it is too long.
    package let refusals: Observable<Void>
  }

  private let suggestion: TextContent
  private let mayBeEmpty: Bool
  private let restore: Observable<Void>
  private let close: Observable<Void>

  /// Takes the suggested name and whether it may be emptied, what restores it, and what ends all
  /// editing for good.
  init(
    suggestion: TextContent, mayBeEmpty: Bool, restore: Observable<Void>,
    close: Observable<Void> = .never()
  ) {
    self.suggestion = suggestion
    self.mayBeEmpty = mayBeEmpty
    self.restore = restore
    self.close = close
  }

  /// Turns what happens to the field into the name.
  package func transform(_ events: FieldEvents) -> Output {
    let initial = Draft(name: Name(suggestion: suggestion), mayBeEmpty: mayBeEmpty)
    let changes = Observable.merge(
      events.text.map { Change.typed($0) }, events.editingDidEnd.map { Change.ended },
      restore.map { Change.restored }, close.map { Change.closed })
    let drafts = changes.scan(into: initial) { $0.apply($1) }.share()
    return Output(
      name: drafts.map(\.name).startWith(initial.name).distinctUntilChanged()
        .asDriver(onErrorJustReturn: initial.name),
      refusals: drafts.filter(\.isRefused).map { _ in })
  }
}

private enum Change: Sendable {
  case typed(String)
  case ended
  case restored
  case closed
}

/// A name while it is being edited.
private struct Draft: Sendable {
  var name: Name
  let mayBeEmpty: Bool
  var isClosed = false
  /// Whether the latest change was a text that is too long.
  var isRefused = false

  mutating func apply(_ change: Change) {
    isRefused = false
    if isClosed { return }
    switch change {
    case .typed(let text):
      isRefused = Name.isTooLong(text)
      name = name.typing(text)
    case .ended: name = name.ended(mayBeEmpty: mayBeEmpty)
    case .restored: name = name.restored()
    case .closed:
      name = name.ended(mayBeEmpty: mayBeEmpty)
      isClosed = true
    }
  }
}
