import AuditModel
import Testing

@testable import ViewTree

@Suite struct ModifierTests {
  private let text = Text(.verbatim("a"))

  @Test func putsPaddingFrameAndBackgroundOfOneNodeInThatOrder() {
    let view = text.padding(4).frame(width: 50).background(.label)
    #expect(levels(of: view) == ["text"])
    #expect(view.layout.padding == EdgeInsets(all: 4))
    #expect(view.layout.frame?.width == 50)
    #expect(view.style.background == .color(.label))
  }

  @Test func addsUpPaddings() {
    let view = text.padding(4).padding(.horizontal, 2).padding(.leading, 1)
    #expect(levels(of: view) == ["text"])
    #expect(view.layout.padding == EdgeInsets(top: 4, left: 7, bottom: 4, right: 6))
  }

  @Test func wrapsWhenPaddingFollowsAFrame() {
    let view = text.frame(width: 50).padding(4)
    #expect(levels(of: view) == ["wrapper", "text"])
    #expect(view.layout.padding == EdgeInsets(all: 4))
    #expect(view.layout.frame == nil)
    #expect(view.children[0].layout.frame?.width == 50)
  }

  @Test func wrapsWhenPaddingFollowsABackground() {
    let view = text.padding(1).background(.label).padding(2)
    #expect(levels(of: view) == ["wrapper", "text"])
    #expect(view.style.background == nil)
    #expect(view.children[0].layout.padding == EdgeInsets(all: 1))
    #expect(view.children[0].style.background == .color(.label))
  }

  @Test func wrapsWhenPaddingFollowsABorder() {
    let view = text.border(.label).padding(2)
    #expect(levels(of: view) == ["wrapper", "text"])
    #expect(view.style.borderColor == nil)
    #expect(view.layout.padding == EdgeInsets(all: 2))
    #expect(view.children.first?.style.borderColor == .label)
  }

  @Test func wrapsWhenAFrameFollowsAFrameABackgroundOrABorder() {
    #expect(levels(of: text.frame(width: 1).frame(height: 2)) == ["wrapper", "text"])
    #expect(levels(of: text.background(.label).frame(height: 2)) == ["wrapper", "text"])
    #expect(levels(of: text.border(.label).frame(height: 2)) == ["wrapper", "text"])
  }

  @Test func wrapsWhenABackgroundFollowsABackground() {
    let view = text.background(.label).backgroundPicture()
    #expect(levels(of: view) == ["wrapper", "text"])
    #expect(view.style.background == .picture)
    #expect(view.children[0].style.background == .color(.label))
  }

  @Test func multipliesOpacities() {
    #expect(Text(.verbatim("a")).opacity(0.5).opacity(0.5).layout.opacity == 0.25)
  }

  @Test func keepsABackgroundWholeThatFollowsAnOpacity() {
    let node = Text(.verbatim("a")).opacity(0.5).background(.background)
    #expect(node.kind == .wrapper && node.layout.opacity == 1)
    #expect(node.children[0].layout.opacity == 0.5)
  }

  @Test func clipsToRoundCorners() {
    #expect(text.background(.label, cornerRadius: 8).layout.clipsToBounds)
    #expect(!text.background(.label).layout.clipsToBounds)
  }

  @Test func handsOnToAWrapperWhatItsParentAsksFor() {
    let view = text.frame(width: 1).layoutPriority(2).barPlacement(.leading)
      .position(x: 3, y: 4).padding()
    #expect(view.kind == .wrapper)
    #expect(view.layout.priority == 2)
    #expect(view.layout.barPlacement == .leading)
    #expect(view.layout.position == Point(x: 3, y: 4))
  }

  @Test func givesNamesAndTraitsToTheContentOfWrappers() throws {
    let view = text.frame(width: 1).padding().background(.label).padding()
      .id("a").accessibilityLabel(.verbatim("b")).accessibilityAddTraits(.header)
    try #require(levels(of: view) == ["wrapper", "wrapper", "text"])
    let content = view.children[0].children[0]
    #expect(view.id == nil)
    #expect(!view.hasAccessibilityAttributes)
    #expect(content.id == "a")
    #expect(content.accessibility.label == .verbatim("b"))
    #expect(content.accessibility.addedTraits == .header)
  }

  @Test func letsTheLastWordOnATraitCount() {
    let added = text.accessibilityRemoveTraits(.button).accessibilityAddTraits([.button, .link])
    #expect(added.accessibility.addedTraits == [.button, .link])
    #expect(added.accessibility.removedTraits == [])
    let removed = added.accessibilityRemoveTraits(.link)
    #expect(removed.accessibility.addedTraits == .button)
    #expect(removed.accessibility.removedTraits == .link)
  }

  @Test func omitsDefaults() {
    #expect(!text.accessibilityHidden(false).hasAccessibilityAttributes)
    #expect(text.accessibilityHidden().hasAccessibilityAttributes)
  }

  @Test func setsNoLineLimitAsZero() {
    #expect(text.lineLimit(nil).textAttributes.lineLimit == 0)
    #expect(text.lineLimit(2).textAttributes.lineLimit == 2)
  }

  private func levels(of view: ViewNode) -> [String] {
    [view.kind.name] + (view.children.first.map(levels(of:)) ?? [])
  }
}
