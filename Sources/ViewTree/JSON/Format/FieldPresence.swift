import JSONReading

/// A condition on which fields of an object are there.
enum FieldPresence: Sendable {
  /// Exactly one of the two is there.
  case exactlyOne(String, String)
  /// Both are there, or none.
  case together(String, String)
  /// All of the fields are there, but where another one is.
  case all([String], unless: String)
  /// `children` has exactly one item.
  case oneChild
  /// `children` has at least two items.
  case severalChildren
  /// At least one of the fields is there.
  case anyField

  /// The fields that it is about.
  var names: [String] {
    switch self {
    case .exactlyOne(let first, let second), .together(let first, let second): [first, second]
    case .all(let fields, _): fields
    case .oneChild, .severalChildren: ["children"]
    case .anyField: []
    }
  }

  /// The mistake in an object, whose name in messages is given; none where all is right.
  func diagnostic(about object: JSONObject, named name: String) -> Diagnostic? {
    switch self {
    case .exactlyOne(let first, let second):
      switch (object[first], object[second]) {
      case (nil, nil): object.field.error("\(name) needs the field “\(first)” or “\(second)”")
      case (.some, let other?):
        other.error(
          "\(name) has either “\(first)” or “\(second)”", suggestion: "leave one of them out")
      default: nil
      }
    case .together(let first, let second):
      [first, second].filter { object[$0] == nil }.count == 1
        ? object.field.error(
          "\(name) has both “\(first)” and “\(second)”, or neither",
          suggestion: "add the other one")
        : nil
    case .all(let fields, let other):
      fields.first { object[$0] == nil && object[other] == nil }.map {
        object.field.error("\(name) needs the field “\($0)”, unless it has “\(other)”")
      }
    case .oneChild:
      Self.childCount(of: object).flatMap { count in
        count == 1
          ? nil : object.field.error("\(name) needs exactly one child, but has \(count)")
      }
    case .severalChildren:
      Self.childCount(of: object).flatMap { count in
        count > 1
          ? nil : object.field.error("\(name) needs at least two children, but has \(count)")
      }
    case .anyField:
      object.members.isEmpty
        ? object.field.error("\(name) names nothing", suggestion: "leave it out") : nil
    }
  }

  /// The number of children; none where `children` is no list.
  private static func childCount(of object: JSONObject) -> Int? {
    guard let children = object["children"] else { return 0 }
    guard case .array(let items) = children.value.kind else { return nil }
    return items.count
  }
}
