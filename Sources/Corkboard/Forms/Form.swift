import Architecture
import Reactive

/// The fields of a screen that people fill in from top to bottom.
package struct Form: Hashable, Sendable {
  /// The fields from top to bottom.
  package fileprivate(set) var fields: [FormField]

  /// A form of these fields.
  package init(_ fields: FormField...) { self.fields = fields }

  /// The field of a name.
  package subscript(name: String) -> FormField? { fields.first { $0.name == name } }

  /// The text typed into the field of a name.
  package func text(_ name: String) -> String { self[name]?.typed ?? "" }

  /// Whether it can be sent.
  package var isValid: Bool { fields.allSatisfy(\.isValid) }

  /// The field that is edited.
  package var editedField: String? { fields.first(where: \.isEditing)?.name }

  /// The field after another; none after the last.
  package func field(after name: String) -> String? {
    let index = fields.firstIndex { $0.name == name }.map { $0 + 1 }
    return index.flatMap { fields.indices.contains($0) ? fields[$0].name : nil }
  }
}

extension Form {
  /// The events of the fields of a screen, by their names.
  package typealias Events = @Sendable (String) -> FieldEvents

  /// The form, now and after everything that happens to its fields.
  func filledIn(by events: Events) -> Driver<Form> {
    let changes = fields.map { field in
      events(field.name).changes.at { (form: Lens<Form, Form>) in form.fields[id: field.id] }
    }
    return Observable.merge(changes).states(from: self)
  }

  /// The return key: it leads to the next field, and out of the last one.
  func returns(by events: Events) -> Observable<String?> {
    .merge(
      fields.map { field in
        let next = self.field(after: field.name)
        return events(field.name).returnKey.map { next }
      })
  }

  /// The return key in the last field, which sends the form.
  func sends(by events: Events) -> Observable<Void> {
    fields.last.map { events($0.name).returnKey } ?? .empty()
  }
}

extension FieldEvents {
  /// The events of a field, as changes of it.
  fileprivate var changes: Observable<StateChange<FormField>> {
    .merge(
      text.map { text in StateChange { $0 = $0.typing(text) } },
      editingDidBegin.map { StateChange { $0 = $0.beginning() } },
      editingDidEnd.map { StateChange { $0 = $0.ending() } })
  }
}
