import JSONReading

/// A composite view whose fields are read, and which becomes other views once those inside it are.
struct CompositeExpansion {
  /// Its format.
  let format: CompositeFormat
  private let object: JSONObject
  private let views: CompositeFormat.Expansion

  /// Reads the fields of its own, and collects their mistakes.
  init(_ format: CompositeFormat, _ object: JSONObject) {
    self.format = format
    self.object = object
    views = format.read(object)
  }

  /// The views that it becomes, with the fields that all views have.
  ///
  /// - Parameter outline: a view with those fields and the views inside it.
  func expanded(_ outline: ViewNode) -> [ViewNode] {
    var views = views(outline.children)
    let names = Set(outline.children.compactMap(\.id))
    for index in views.indices {
      // A row of a section keeps the name that the file gives it.
      let isNamed = views[index].id.map(names.contains) ?? false
      let id = isNamed ? nil : id(outline.id, index, of: views.count)
      views[index] = with(views[index], id)
      views[index].setMissingOrigin(outline.origin)
      if outline.slot > 0 { views[index].number(outline.slot) }
    }
    return views
  }

  /// The identity of one of the views: a number follows that of several, as in a `ForEach`.
  private func id(_ id: String?, _ index: Int, of count: Int) -> String? {
    id.map { count == 1 ? $0 : "\($0)-\(index + 1)" }
  }

  /// A view with the fields that all views have; a view around it has them where it has such fields
  /// itself, as where a modifier in Swift follows others.
  private func with(_ view: ViewNode, _ id: String?) -> ViewNode {
    let members = object.members.filter {
      !Self.others.contains($0.name) && !format.has($0.name)
        && !Declarations.fieldNames.contains($0.name)
    }
    var view = members.isEmpty ? view : view.target
    if let field = object["accessibility"] { view = withAccessibility(field, view) }
    if let actions = object.swipeActions {
      view = view.accessible { $0.customActions += actions }
    }
    view = withDeclarations(view)
    if let id { view = view.id(id) }
    guard !members.isEmpty else { return view }
    if !view.takesFields || members.contains(where: { view.hasPart($0.name) }) {
      view = view.wrapped()
    }
    for member in members {
      guard let field = ViewFormat.common[member.name] else { continue }
      ViewFormat.common.read(field, object.field(of: member), into: &view)
    }
    return view
  }

  /// The declarations of the file, in place of those of the composite itself.
  private func withDeclarations(_ view: ViewNode) -> ViewNode {
    let members = object.members.filter {
      Declarations.fieldNames.contains($0.name) && !format.has($0.name)
    }
    guard !members.isEmpty else { return view }
    return view.declaring {
      for member in members {
        guard let field = Declarations.format[member.name] else { continue }
        Declarations.format.read(field, object.field(of: member), into: &$0)
      }
    }
  }

  private static let others: Set = [
    "type", "children", "slot", "id", "accessibility", "swipeActions",
  ]

  /// The fields of a file replace those of the composite, but its traits stay.
  private func withAccessibility(_ field: JSONField, _ view: ViewNode) -> ViewNode {
    guard let object = try? JSONObject(field) else { return view }
    return view.accessible {
      let traits = ($0.addedTraits, $0.removedTraits)
      AccessibilityAttributes.format.read(object, into: &$0)
      $0.addedTraits.formUnion(traits.0.subtracting($0.removedTraits))
      $0.removedTraits.formUnion(traits.1.subtracting($0.addedTraits))
    }
  }
}

extension ViewNode {
  /// The button in the wrapper that buttons of SwiftUI have: the frame of a menu is that of its target,
  /// as the frame of any button of a file is.
  fileprivate var target: ViewNode {
    guard case .wrapper = kind, isBare, children.count == 1, case .button = children[0].kind else {
      return self
    }
    var button = children[0]
    button.slot = slot
    return button
  }

  /// Whether the fields of a file are those of the view itself; a button has colours of its own.
  fileprivate var takesFields: Bool {
    if case .button = kind { hasBareLayout } else { isBare }
  }

  private var hasBareLayout: Bool {
    var own = layout
    own.listRow = nil
    own.gridCell = nil
    return own == LayoutAttributes()
  }

  /// Whether it says nothing about its layout, its colours and its text, apart from its part in a list
  /// or a grid.
  fileprivate var isBare: Bool {
    hasBareLayout && style == Style() && textAttributes == TextAttributes()
      && alignmentGuides.isEmpty && scrollTarget == nil
  }

  /// Whether it has a part in a list or a grid already, which a field of that name would replace.
  fileprivate func hasPart(_ field: String) -> Bool {
    switch field {
    case "listRow": layout.listRow != nil
    case "gridCell": layout.gridCell != nil
    default: false
    }
  }
}
