import Architecture
import Reactive

extension Announceable where Self: Sendable {
  /// The same form, of which VoiceOver says what is wrong as soon as that appears under a field.
  func announcingProblems(of form: Driver<Form>) -> Driver<Form> {
    let changes = form.asObservable().scan([Form]()) { forms, form in forms.suffix(1) + [form] }
    let spoken = changes.filter { $0.count == 2 }.do(onNext: { forms in
      for (before, field) in zip(forms[0].fields, forms[1].fields) where before.problem == nil {
        if let problem = field.problem { announce(message: Announcement(problem)) }
      }
    })
    return form.keeping(spoken)
  }
}
