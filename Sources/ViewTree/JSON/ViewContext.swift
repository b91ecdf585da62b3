import JSONReading

/// The views around a view, as far as the fields that count for it depend on them.
enum ViewContext: Sendable {
  /// Nothing: it is the outermost view of a text.
  case outermost
  /// A list or a form, perhaps in a section of it.
  case list
  /// A grid whose columns follow its cells.
  case grid
  /// A row of such a grid.
  case gridRow
  /// A screen with a navigation bar.
  case navigationStack
  /// A table.
  case table
  /// Screens with a tab bar.
  case tabView
  /// Any other view.
  case other

  /// The view around it in words.
  var words: String {
    switch self {
    case .list: "a view of type “list” or “form”"
    case .grid, .gridRow: "a view of type “grid” whose “columns” are “content”"
    case .table: "a view of type “table”"
    case .navigationStack: "a view of type “navigationStack”"
    case .tabView: "a view of type “tabView”"
    case .outermost, .other: "another view"
    }
  }
}

extension ViewContext {
  /// The mistakes of a view with fields that do not count in this context.
  func problems(of view: ViewNode, _ object: JSONObject) -> [Diagnostic] {
    [row(object), cell(object), view.isNoRow ? noRow(object) : nil].compactMap { $0 }
  }

  private func row(_ object: JSONObject) -> Diagnostic? {
    guard let row = object["listRow"], self != .list, self != .outermost else { return nil }
    return row.error("“listRow” counts only in \(Self.list.words)", suggestion: "leave it out")
  }

  private func cell(_ object: JSONObject) -> Diagnostic? {
    guard let cell = object["gridCell"], ![.grid, .gridRow, .outermost].contains(self) else {
      return nil
    }
    return cell.error("“gridCell” counts only in \(Self.grid.words)", suggestion: "leave it out")
  }

  private func noRow(_ object: JSONObject) -> Diagnostic? {
    guard let cell = object["gridCell"] else { return nil }
    let isRow = (try? JSONObject(cell))?["isRow"]
    return (isRow ?? cell).error(
      "a row of a grid is a stack whose “axis” is “horizontal”",
      suggestion: "change the “axis”, or leave “isRow” out")
  }
}

extension ViewNode {
  /// Whether it says that it is a row of a grid, but is a stack whose children are not side by side.
  fileprivate var isNoRow: Bool {
    guard layout.gridCell?.isRow == true, case .stack(let stack) = kind else { return false }
    return stack.axis != .horizontal
  }
}

extension CompositeFormat {
  /// The context of the views in a view of this type, from its own.
  func contextInside(_ context: ViewContext) -> ViewContext {
    switch name {
    case "form": .list
    // Their views are those of the view around them.
    case "section", "disclosureGroup": context
    case "gridRow": .gridRow
    case "table": .table
    case "navigationStack": .navigationStack
    case "tabView": .tabView
    default: .other
    }
  }
}

extension ViewNode {
  /// The context of a child, of so many, from that of the view.
  func context(ofChild index: Int, of count: Int, at context: ViewContext) -> ViewContext {
    switch kind {
    case .list: .list
    case .grid(let layout): layout.columns == .content ? .grid : .other
    case .stack: context == .grid || layout.gridCell?.isRow == true ? .gridRow : .other
    // The view that it is around is in the same context.
    case .wrapper: context
    case .overlay: index == 0 ? context : .other
    case .background: index == count - 1 ? context : .other
    default: .other
    }
  }
}
