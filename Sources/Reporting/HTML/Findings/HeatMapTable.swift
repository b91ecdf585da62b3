import AuditModel

/// A heat map as a table whose cells say their share in a number as well as in a shade.
struct HeatMapTable {
  let map: HeatMap

  var html: HTMLNode {
    HTMLTag.details(.class("heat")) {
      HTMLTag.summary { "Where it shows, by language and text size" }
      PagePart.table(.class("heatmap"), caption: caption, headings: headings) {
        map.rows.map(row)
      }
      note
    }
  }

  private var caption: String {
    """
    Per cent of the \(map.states.of("state")) × \
    \(map.axis.counted(map.devices)) concerned
    """
  }

  private var headings: [HTMLNode] {
    ["Language"]
      + map.sizes.map { size in
        .group([
          HTMLTag.span(.ariaHidden()) { HTMLNode.text(size.abbreviation) },
          PagePart.spoken(size.name),
        ])
      }
  }

  private func row(_ row: HeatMap.Row) -> HTMLNode {
    HTMLTag.tr {
      HTMLTag.th(.scope("row")) { HTMLNode.appText(row.locale.identifier) }
      row.counts.map { count in
        let share = map.share(of: count)
        return HTMLTag.td(.class("h\((share + 19) / 20)")) { HTMLNode.text(String(share)) }
      }
    }
  }

  private var note: HTMLNode? {
    guard map.clearLocales > 0 else { return nil }
    let others = map.clearLocales.of("other language")
    return HTMLTag.p(.class("aside")) { HTMLNode.text("It does not show in the \(others).") }
  }
}

/// Says once how the heat maps are read.
struct HeatMapLegend {
  let axis: HeatMapAxis

  var html: HTMLNode {
    HTMLTag.p(.class("aside")) {
      HTMLNode.text(
        """
        Tables by language and text size give the per cent of the \(axis.withStates) \
        concerned in which a finding shows; the stronger a cell's shade, the more. XS to 3XL stand for the sizes xSmall \
        to xxxLarge, AX1 to AX5 for accessibility1 to accessibility5.
        """)
    }
  }
}

extension DynamicTypeSize {
  /// The short name that fits over a narrow column.
  var abbreviation: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "2XL"
    case .xxxLarge: "3XL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }
}
