import AuditModel
import Testing

@testable import ViewTree

/// Nodes are equal when they show the same, and their comparison misses none of their properties.
@Suite struct ViewNodeEqualityTests {
  /// The properties of a node; a new one has to be compared, too.
  @Test func comparesEveryProperty() {
    let names = Mirror(reflecting: ViewNode(.text)).children.compactMap(\.label)
    #expect(
      Set(names) == [
        "kind", "text", "placeholder", "name", "id", "children", "ownTextAttributes", "ownLayout",
        "ownStyle", "ownDeclarations", "scrollTarget", "alignmentGuides", "slot",
        "ownAccessibility",
        // Not compared.
        "uncomparedOrigin", "uncomparedPreferences",
      ])
  }

  private static let changes: [@Sendable (inout ViewNode) -> Void] = [
    { $0.kind = .rectangle },
    { $0.text = .verbatim("Tea") },
    { $0.placeholder = .verbatim("Tea") },
    { $0.name = "tea" },
    { $0.id = "tea" },
    { $0.children = [ViewNode(.rectangle)] },
    { $0.children = [ViewNode(.text, text: .verbatim("Milk"))] },
    { $0.textAttributes.lineLimit = 1 },
    { $0.layout.opacity = 0.5 },
    { $0.style.cornerRadius = 8 },
    { $0.declarations.allowsPasting = false },
    { $0.scrollTarget = .view(id: "tea", anchor: nil) },
    { $0.slot = 7 },
    { $0.accessibility.isHidden = true },
  ]

  @Test(arguments: changes.indices)
  func differsWhereOnePropertyDoes(_ index: Int) {
    let node = ViewNode(.stack(StackLayout(axis: .vertical)), children: [ViewNode(.text)])
    var other = node
    Self.changes[index](&other)
    #expect(node != other)
    #expect(!node.isEqual(butForLengthsTo: other))
  }

  @Test func isTheSameButForTheLengthsOfFrames() {
    func box(width: Length?, height: Length? = 20, isHidden: Bool = false) -> ViewNode {
      var node = ViewNode(.rectangle)
      node.layout.frame = LayoutAttributes.Frame()
      node.layout.frame?.width = width
      node.layout.frame?.height = height
      node.layout.isHidden = isHidden
      return ViewNode(.stack(StackLayout(axis: .vertical)), children: [node])
    }
    #expect(box(width: 40) != box(width: 50))
    #expect(box(width: 40).isEqual(butForLengthsTo: box(width: 50)))
    #expect(box(width: 40).isEqual(butForLengthsTo: box(width: 40, height: 30)))
    #expect(!box(width: 40).isEqual(butForLengthsTo: box(width: nil)))
    #expect(!box(width: 40).isEqual(butForLengthsTo: box(width: .infinity)))
    #expect(!box(width: 40).isEqual(butForLengthsTo: box(width: .fraction(0.5))))
    #expect(!box(width: 40).isEqual(butForLengthsTo: box(width: 50, isHidden: true)))
  }
}
