import AuditModel
import Layout
import ViewTree

/// The facts about a node that its frame does not have, from the view that it was laid out from.
struct NodeFacts {
  /// The name of a picture.
  let imageName: String?
  /// Whether that picture is a symbol and not one of the app's own.
  let isSymbol: Bool
  /// The weight of texts and symbols.
  let weight: FontWeight
  /// The colour of controls, where a view around names one.
  let tint: Color?
  /// Whether it is on a sheet or an alert.
  let isElevated: Bool
  /// The appearance that a view around it overrides the person's with.
  let colorScheme: ColorScheme?
  /// Whether it keeps people from all that lies under it.
  let isModal: Bool
  let traits: AccessibilityTraits
  /// Whether it is a part of the tab whose screen is shown.
  let isInSelectedTab: Bool
  /// Whether it is in the middle of a navigation bar.
  let isBarTitle: Bool
}

extension NodeFacts {
  /// The facts of all nodes of a tree, in the order of its nodes.
  static func all(in tree: LaidOutTree) -> [NodeFacts] {
    var facts: [NodeFacts] = []
    facts.reserveCapacity(tree.nodes.count)
    collect(tree.root, Inherited(isBold: tree.environment.boldText), into: &facts)
    return facts
  }

  private struct Inherited {
    let isBold: Bool
    var attributes = TextAttributes()
    var tint: Color?
    var isElevated = false
    var colorScheme: ColorScheme?
    var isInTabBar = false
    var isInSelectedTab = false
  }

  private static func collect(
    _ node: ViewNode, _ outer: Inherited, into facts: inout [NodeFacts]
  ) {
    var inside = outer
    inside.attributes = node.textAttributes.inheriting(from: outer.attributes)
    inside.tint = node.style.tint ?? outer.tint
    inside.colorScheme = node.style.colorScheme ?? outer.colorScheme
    switch node.kind {
    case .sheet, .alert: inside.isElevated = true
    case .tabBar: inside.isInTabBar = true
    default: break
    }
    if inside.isInTabBar, node.accessibility.addedTraits.contains(.selected) {
      inside.isInSelectedTab = true
    }
    facts.append(NodeFacts(node, inside))
    for child in node.shownChildren { collect(child, inside, into: &facts) }
  }

  private init(_ node: ViewNode, _ inside: Inherited) {
    let font = inside.attributes.font ?? .body
    let weight = inside.attributes.weight ?? font.weight ?? font.style.weight
    self.weight = inside.isBold ? weight.emboldened : weight
    imageName = node.name
    isSymbol =
      switch node.kind {
      case .symbol: true
      case .image(_, _, let scales, _): scales || inside.isInTabBar
      default: false
      }
    tint = inside.tint
    isElevated = inside.isElevated
    colorScheme = inside.colorScheme
    isModal = node.accessibility.isModal
    traits = node.accessibility.addedTraits
    isInSelectedTab = inside.isInSelectedTab
    isBarTitle = node.layout.barPlacement == .principal
  }
}
