import AuditModel
import SourceText

extension ViewNode {
  /// The modifiers of a list, of a row and of a cell of a grid; the part in a section is no modifier.
  var listModifiers: [String] {
    let list = if case .list(let layout) = kind { layout.modifiers } else { [String]() }
    return list + (layout.listRow?.modifiers ?? []) + (layout.gridCell?.modifiers ?? [])
  }
}

extension ListLayout {
  fileprivate var modifiers: [String] {
    let lengths = [
      ("defaultMinListRowHeight", minRowHeight), ("defaultMinListHeaderHeight", minHeaderHeight),
    ]
    return [
      style.map { ".listStyle(.\($0.rawValue))" },
      hidesBackground.map { ".scrollContentBackground(\($0.visibility))" },
      rowSpacing.map { ".listRowSpacing(\($0.source))" },
      sectionSpacing.map { ".listSectionSpacing(\($0.source))" },
      isHeaderProminent.map { ".headerProminence(.\($0 ? "increased" : "standard"))" },
    ].compactMap(\.self)
      + lengths.compactMap { name, length in
        length.map { ".environment(\\.\(name), \($0.source))" }
      } + (contentMargins?.modifiers ?? [])
  }
}

extension ListLayout.Margins {
  fileprivate var modifiers: [String] {
    let edges = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    return edges.compactMap { edge, length in
      length.map { ".contentMargins(.\(edge), \($0.source))" }
    }
  }
}

extension ListRow {
  fileprivate var modifiers: [String] {
    var fill: String?
    if case .color(let color) = background { fill = color.source }
    let own: [String?] = [
      insets.map { insets in
        let edges = CallArguments().adding("top", insets.top.source)
          .adding("leading", insets.left.source).adding("bottom", insets.bottom.source)
          .adding("trailing", insets.right.source)
        return ".listRowInsets(EdgeInsets(\(edges.text)))"
      },
      fill.map { ".listRowBackground(\($0))" },
      lineColor.map { ".listRowSeparatorTint(\($0.source))" },
    ]
    let section: [String?] = [
      hidesSectionLines.map { ".listSectionSeparator(\($0.visibility))" },
      sectionLineColor.map { ".listSectionSeparatorTint(\($0.source))" },
      sectionSpacing.map { ".listSectionSpacing(\($0.source))" },
      isProminent.map { ".headerProminence(.\($0 ? "increased" : "standard"))" },
    ]
    return own.compactMap(\.self) + separators + section.compactMap(\.self)
  }

  private var separators: [String] {
    if let hidesLineAbove, hidesLineAbove == hidesLineBelow {
      return [".listRowSeparator(\(hidesLineAbove.visibility))"]
    }
    return [(hidesLineAbove, "top"), (hidesLineBelow, "bottom")].compactMap { hides, edge in
      hides.map { ".listRowSeparator(\($0.visibility), edges: .\(edge))" }
    }
  }
}

extension GridCell {
  fileprivate var modifiers: [String] {
    let axes = [isWidthUnsized ? ".horizontal" : nil, isHeightUnsized ? ".vertical" : nil]
      .compactMap(\.self)
    return [
      columns == 1 ? nil : ".gridCellColumns(\(columns))",
      anchor.map { ".gridCellAnchor(\($0.source))" },
      columnAlignment.map { ".gridColumnAlignment(.\($0.rawValue))" },
      axes.isEmpty
        ? nil
        : ".gridCellUnsizedAxes(\(axes.count == 1 ? axes[0] : "[.horizontal, .vertical]"))",
    ].compactMap(\.self)
  }
}

extension Bool {
  /// The visibility of what is hidden or not.
  fileprivate var visibility: String { self ? ".hidden" : ".visible" }
}
