import AuditModel
import Testing
import ViewTree

@testable import AuditEngine

/// Whether something shows or speaks a string, wherever in a view that is.
@Suite struct ShownTextTests {
  private static let wanted = LocalizedText(key: "wanted")
  private static let other = TextContent.localized(LocalizedText(key: "other"))

  private static func node(_ change: (inout ViewNode, TextContent) -> Void) -> ViewNode {
    var node = ViewNode(.text, text: other)
    change(&node, .localized(wanted))
    return node
  }

  static let nodes = [
    node { $0.text = $1 }, node { $0.placeholder = $1 }, node { $0.accessibility.label = $1 },
    node { $0.accessibility.value = $1 }, node { $0.accessibility.hint = $1 },
    node { $0.accessibility.inputLabels = [other, $1] },
    node { $0.accessibility.customActions = [$1] },
    node { $0.accessibility.rotors = [$1] },
    node { $0.accessibility.customContent = [.init(label: other, value: $1)] },
    node { $0.accessibility.customContent = [.init(label: $1, value: other)] },
    node { $0.children = [ViewNode(.text, text: other), ViewNode(.text, text: $1)] },
    node { node, text in
      node.text = .localized(LocalizedText(key: "outer", arguments: [.integer(1), .text(text)]))
    },
  ]

  @Test(arguments: nodes)
  func isFoundWhereverItIs(_ node: ViewNode) {
    #expect(node.hasText { $0 == Self.wanted })
    #expect(!node.hasText { $0.key == "third" })
  }

  /// A new field that may hold a string has to be looked at, too.
  @Test func isLookedForInEveryFieldThatMayHaveOne() {
    #expect(Self.count(in: ViewNode(.text), of: TextContent?.self) == 2)
    let accessibility = AccessibilityAttributes()
    #expect(Self.count(in: accessibility, of: TextContent?.self) == 3)
    #expect(Self.count(in: accessibility, of: [TextContent].self) == 3)
    #expect(Self.count(in: accessibility, of: [AccessibilityCustomContent].self) == 1)
  }

  /// How many fields of a value are of a type.
  private static func count<Field>(in value: some Any, of type: Field.Type) -> Int {
    Mirror(reflecting: value).children.filter { Swift.type(of: $0.value) == type }.count
  }
}
