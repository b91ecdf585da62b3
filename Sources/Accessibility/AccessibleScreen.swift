import AuditModel
import Layout
import ViewTree

/// A screen as people meet it who listen to it, speak to it or see it: frames, texts and elements.
///
/// One object, since it is handed to every rule.
@usableFromInline package final class AccessibleScreen {
  /// The nodes with their frames.
  package let tree: LaidOutTree
  /// The elements in the order in which VoiceOver reads them.
  package let elements: [AccessibilityElement]
  /// The modal node that comes last, if any: all outside of it is silent.
  package let modal: NodeID?
  /// The controls without extent, which VoiceOver cannot show and a finger cannot touch.
  package let withoutExtent: [NodeID]
  /// Nodes that an explicit order names and that are not there.
  package let missingInOrder: [(node: NodeID, id: String)]
  /// Whether any sort priority or explicit order changes the order of the elements.
  package let hasGivenOrder: Bool
  /// From which size on its text counts as large.
  package let largeText: LargeText
  /// The options of rules on the screen.
  package let options: RuleOptionValues
  /// The announcements on the way to the screen, in order; they have no node.
  package let announcements: [TextID]
  /// When each of them was posted; empty where all were posted at once.
  package let announcementTimes: [Duration]

  /// Finds the elements of a tree, and the words of what is announced beside it.
  package init(
    _ tree: LaidOutTree, announcements: [TextContent] = [], at times: [Duration] = [],
    largeText: LargeText = .wcagPoints, options: RuleOptionValues = RuleOptionValues()
  ) {
    self.options = options
    self.largeText = largeText
    var collector = ElementCollector(tree: tree)
    elements = collector.collect()
    modal = collector.modal
    hasGivenOrder = collector.hasGivenOrder
    withoutExtent = collector.withoutExtent
    missingInOrder = collector.missingInOrder
    self.announcements = announcements.map(tree.catalog.id(of:))
    announcementTimes = times
    self.tree = tree
  }

  /// The elements in the order of their places alone, without sort priorities and explicit orders.
  package private(set) lazy var elementsByPosition: [AccessibilityElement] = {
    guard hasGivenOrder else { return elements }
    var collector = ElementCollector(tree: tree, isByPosition: true)
    return collector.collect()
  }()

  /// The facts that rules compute of the screen: few, so that they are looked for one by one.
  @usableFromInline @exclusivity(unchecked) var facts: [AnyObject] = []

  /// A fact that several rules need: computed once, when the first asks for it. A class is one fact.
  @inlinable package func fact<Fact: AnyObject>(_ compute: (AccessibleScreen) -> Fact) -> Fact {
    for known in facts where type(of: known) == Fact.self {
      return unsafeDowncast(known, to: Fact.self)
    }
    let fact = compute(self)
    facts.append(fact)
    return fact
  }

  /// Whether a node can be reached, as all can where nothing is modal.
  package func isReachable(_ node: NodeID) -> Bool {
    modal.map { $0 <= node && node < tree[$0].end } ?? true
  }

  /// The texts of the screen's language.
  package var catalog: TextCatalog { tree.catalog }
}
