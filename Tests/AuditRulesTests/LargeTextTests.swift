import AuditModel
import Layout
import Testing
import ViewTree

@testable import Accessibility
@testable import AuditRules

/// The definitions of large text, and the contrast that each wants.
@Suite struct LargeTextTests {
  private func findings(_ definition: LargeText, _ font: Font) throws -> [Violation] {
    // 3.54 to 1 on white.
    let grey = Color(RGBColor(136, 136, 136), dark: RGBColor(255, 255, 255))
    let tree = try screen(Text(.verbatim("Ideas")).font(font).foregroundColor(grey)).tree
    return TextContrastRule().check(AccessibleScreen(tree, largeText: definition))
  }

  @Test(arguments: [
    (LargeText.wcagPoints, Font.fixed(size: 18)), (.wcagPoints, .fixed(size: 14).weight(.bold)),
    (.apple, .fixed(size: 18)), (.apple, .fixed(size: 12).weight(.bold)),
    (.cssPixels, .fixed(size: 24)), (.cssPixels, .fixed(size: 19).weight(.bold)),
  ])
  func letsLessContrastPass(_ definition: LargeText, _ font: Font) throws {
    #expect(try findings(definition, font).isEmpty)
  }

  @Test(arguments: [
    (LargeText.wcagPoints, Font.fixed(size: 17)), (.wcagPoints, .fixed(size: 13).weight(.bold)),
    (.apple, .fixed(size: 17)), (.cssPixels, .fixed(size: 23)),
    (.cssPixels, .fixed(size: 18).weight(.bold)),
  ])
  func wantsAllContrastBelow(_ definition: LargeText, _ font: Font) throws {
    let found = try findings(definition, font)
    #expect(found.count == 1)
    #expect(found.first?.evidence["required"] == .ratio(4.5))
    guard case .text(let words) = found.first?.evidence["largeText"] else {
      Issue.record("the finding does not name the definition")
      return
    }
    #expect(words.hasSuffix("(\(definition.rawValue))"))
  }
}
