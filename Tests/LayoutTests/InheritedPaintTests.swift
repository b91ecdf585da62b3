import AuditModel
import Testing
import ViewTree

@testable import Layout

/// The colours that views inherit.
@Suite struct InheritedPaintTests {
  @Test func aLevelIsALabelColourWhereNoColourIsNamed() throws {
    let tree = try layOut { Text("a").foregroundStyle(.secondary).id("a") }
    #expect(try tree.foreground(of: tree.node("a")).light == UIColor.secondaryLabel.lightColor)
  }

  @Test func aLevelIsAShareOfTheColourAround() throws {
    let tree = try layOut {
      VStack { Text("a").foregroundStyle(.tertiary).id("a") }.foregroundStyle(Color(.black))
    }
    #expect(try tree.foreground(of: tree.node("a")).light == RGBColor.black.opacity(0.25))
  }

  @Test func levelsInLevelsAddUp() throws {
    let tree = try layOut {
      VStack { Text("a").foregroundStyle(.secondary).id("a") }
        .foregroundStyle(.secondary)
        .foregroundStyle(Color(.black))
    }
    #expect(try tree.foreground(of: tree.node("a")).light == RGBColor.black.opacity(0.25))
  }

  @Test func aShapeTakesTheForegroundAroundIt() throws {
    let tree = try layOut { VStack { Circle().id("dot") }.foregroundStyle(Color.red) }
    #expect(try tree.style(of: tree.node("dot")).background == .color(.red))
    let own = try layOut { Circle().foregroundStyle(Color.red).id("dot") }
    #expect(try own.style(of: own.node("dot")).background == .color(.red))
  }

  @Test func aShareOfTheTintFollowsTheTint() throws {
    let tree = try layOut {
      VStack { Rectangle(fill: Color.accentColor.opacity(0.5)).id("box") }.tint(Color(.black))
    }
    let half = Color(RGBColor.black.opacity(0.5))
    #expect(try tree.style(of: tree.node("box")).background == .color(half))
  }

  @Test func anOverriddenAppearanceHoldsForAllInside() throws {
    let tree = try layOut {
      VStack { Text("a").id("a") }.background(Color.systemBackground).id("box").colorScheme(.dark)
    }
    #expect(try tree.foreground(of: tree.node("a")) == Color(.white))
    #expect(
      try tree.style(of: tree.node("box")).background == .color(Color.systemBackground.fixed(.dark))
    )
  }

  @Test func anOverriddenAppearanceHoldsForColoursThatAreNamedAroundIt() throws {
    let ink = Color(.black, dark: .white)
    let named = try layOut {
      VStack { VStack { Text("a").id("a") }.colorScheme(.dark) }.foregroundColor(ink)
    }
    #expect(try named.foreground(of: named.node("a")) == Color(.white))
    let tinted = try layOut {
      VStack { VStack { Text("a").foregroundStyle(.tint).id("a") } }.tint(ink).colorScheme(.dark)
    }
    #expect(try tinted.foreground(of: tinted.node("a")) == Color(.white))
  }

  @Test func theInnermostOverriddenAppearanceCounts() throws {
    let tree = try layOut {
      VStack {
        VStack { VStack { Text("a").id("a") }.colorScheme(.light) }
          .foregroundColor(Color(.black, dark: .white))
      }
      .colorScheme(.dark)
    }
    #expect(try tree.foreground(of: tree.node("a")) == Color(.black))
  }
}

extension UIColor {
  fileprivate var lightColor: RGBColor { Color(uiColor: self).light }
}
