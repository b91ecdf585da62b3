import Reactive

/// The controls of a screen by the names they have on it: where taps and typing arrive.
///
/// It does what UIKit does for a screen: it delivers taps, and it knows which field is edited. A
/// control is named by its path; whoever listens may name the end of the path alone, as long as no
/// other control has it too.
public final class Controls: Sendable {
  private let taps = Locked<[String: PublishSubject<Void>]>([:])
  private let rows = Locked<[String: PublishSubject<String>]>([:])
  private let fields = Locked<[String: FieldSubjects]>([:])
  private let edited = BehaviorRelay<String?>(value: nil)

  /// Controls without observers.
  public init() {}

  /// The taps on a control.
  public func taps(_ name: String) -> Observable<Void> {
    taps.withLock { taps in
      let subject = taps[name] ?? PublishSubject()
      taps[name] = subject
      return subject
    }.asObservable()
  }

  /// The taps on rows whose names begin alike, each by the rest of its name.
  public func rows(_ prefix: String) -> Observable<String> {
    rows.withLock { rows in
      let subject = rows[prefix] ?? PublishSubject()
      rows[prefix] = subject
      return subject
    }.asObservable()
  }

  /// An event of a field.
  public func field(_ name: String) -> FieldEvents {
    fields.withLock { fields in
      let subjects = fields[name] ?? FieldSubjects()
      fields[name] = subjects
      return subjects
    }.events
  }

  /// The field that is edited, by the name that is observed, now and whenever it changes.
  public var editedField: Driver<String?> { edited.asDriver().distinctUntilChanged() }

  /// The field that is edited now.
  public var currentField: String? { edited.value }
}

// MARK: - What arrives

extension Controls {
  /// Taps a control.
  ///
  /// - Returns: Whether anybody has asked for its taps.
  @discardableResult
  public func tap(_ path: String) -> Bool {
    if let subject = taps.value.value(at: path) {
      subject.onNext(())
      return true
    }
    let name = path.split(separator: "/").last ?? ""
    guard let row = rows.value.first(where: { name.hasPrefix($0.key) }) else { return false }
    row.value.onNext(String(name.dropFirst(row.key.count)))
    return true
  }

  /// Puts the cursor into a field: the one that is edited ends first, as in UIKit.
  ///
  /// - Returns: Whether anybody has asked for what happens to it.
  @discardableResult
  public func beginEditing(_ path: String) -> Bool {
    guard let name = fields.value.key(at: path) else { return false }
    guard edited.value != name else { return true }
    if let before = edited.value { subjects(before)?.didEnd.onNext(()) }
    edited.accept(name)
    subjects(name)?.didBegin.onNext(())
    return true
  }

  /// Takes the cursor out of the field that is edited.
  public func endEditing() {
    guard let name = edited.value else { return }
    subjects(name)?.didEnd.onNext(())
    // Whoever hears of the end may have put the cursor elsewhere.
    if edited.value == name { edited.accept(nil) }
  }

  /// Puts a text into the field that is edited, in place of what is there.
  ///
  /// - Returns: Whether a field is edited.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard let name = edited.value else { return false }
    subjects(name)?.text.onNext(text)
    return true
  }

  /// Presses the return key.
  ///
  /// - Returns: Whether a field is edited.
  @discardableResult
  public func pressReturn() -> Bool {
    guard let name = edited.value else { return false }
    subjects(name)?.returnKey.onNext(())
    return true
  }

  /// Moves the cursor to a field, or out of the one that is edited.
  public func focus(_ field: String?) {
    if let field { beginEditing(field) } else { endEditing() }
  }

  private func subjects(_ name: String) -> FieldSubjects? { fields.value[name] }
}

/// An event of a text field.
public struct FieldEvents: Sendable {
  /// The whole text after each change.
  public let text: Observable<String>
  /// Editing began.
  public let editingDidBegin: Observable<Void>
  /// Editing ended.
  public let editingDidEnd: Observable<Void>
  /// The return key was pressed.
  public let returnKey: Observable<Void>

  /// Joins the four.
  public init(
    text: Observable<String>, editingDidBegin: Observable<Void> = .never(),
    editingDidEnd: Observable<Void> = .never(), returnKey: Observable<Void> = .never()
  ) {
    self.text = text
    self.editingDidBegin = editingDidBegin
    self.editingDidEnd = editingDidEnd
    self.returnKey = returnKey
  }
}

private struct FieldSubjects: Sendable {
  let text = PublishSubject<String>()
  let didBegin = PublishSubject<Void>()
  let didEnd = PublishSubject<Void>()
  let returnKey = PublishSubject<Void>()

  var events: FieldEvents {
    FieldEvents(
      text: text.asObservable(), editingDidBegin: didBegin.asObservable(),
      editingDidEnd: didEnd.asObservable(), returnKey: returnKey.asObservable())
  }
}

extension Dictionary where Key == String {
  /// The longest key that is the path or its end.
  fileprivate func key(at path: String) -> String? {
    keys.filter { path == $0 || path.hasSuffix("/\($0)") }.max { $0.count < $1.count }
  }

  fileprivate func value(at path: String) -> Value? { key(at: path).flatMap { self[$0] } }
}
