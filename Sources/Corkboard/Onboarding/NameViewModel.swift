import AuditModel
import Architecture
import Reactive
import ViewTree

/// The view model of a name that is edited in place: of the board, of a list or of a card.
package struct NameViewModel: ViewModel {
  /// What happens to the field.
  package struct Input: Sendable {
    /// The whole text after each change.
    package let text: Observable<String>
    /// Editing began.
    package let editingDidBegin: Observable<Void>
    /// Editing ended.
    package let editingDidEnd: Observable<Void>
  }

  /// What the field shows.
  package struct Output: Sendable {
    /// The name, refused, trimmed and restored as the rules say.
    package let name: Driver<Name>
  }

  private let suggestion: TextContent
  private let mayBeEmpty: Bool
  private let restore: Observable<Void>

  /// Takes the suggested name, whether it may be emptied, and what restores it.
  init(suggestion: TextContent, mayBeEmpty: Bool, restore: Observable<Void>) {
    self.suggestion = suggestion
    self.mayBeEmpty = mayBeEmpty
    self.restore = restore
  }

  private enum Change: Sendable {
    case typed(String)
    case ended
    case restored
  }

  /// Turns what happens into the name.
  package func transform(_ input: Input) -> Output {
    let initial = Name(suggestion: suggestion)
    let changes = Observable.merge(
      input.text.map { Change.typed($0) }, input.editingDidEnd.map { Change.ended },
      restore.map { Change.restored })
    let name = changes.scan(initial) { [mayBeEmpty] name, change in
      switch change {
      case .typed(let text): name.typing(text)
      case .ended: name.ended(mayBeEmpty: mayBeEmpty)
      case .restored: name.restored()
      }
    }.startWith(initial).distinctUntilChanged()
    return Output(name: name.asDriver(onErrorJustReturn: initial))
  }
}
