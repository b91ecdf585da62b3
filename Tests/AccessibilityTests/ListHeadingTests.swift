import AuditModel
import Testing
import ViewTree

@testable import Accessibility

/// The headings of sections.
@Suite struct ListHeadingTests {
  @Test func areHeadingsWhateverContainerTheirTextIsIn() throws {
    let screen = try meet {
      List {
        Section {
          text("Summer")
        } header: {
          HStack {
            VStack { text("Albums") }
            button("See all")
          }
        }
      }
    }
    let headings = screen.elements.filter { $0.traits.contains(.header) }
    #expect(headings.map { $0.label.string(in: screen.catalog) } == ["Albums"])
    #expect(screen.elements.count == 3)
  }

  @Test func leaveTheTintToTheirButtons() throws {
    let screen = try meet {
      List {
        Section {
          text("Summer")
        } header: {
          HStack { button("See all").foregroundStyle(.tint) }
        }
      }
    }
    let control = try #require(screen.elements.first { $0.traits.contains(.button) })
    let word = try #require(
      screen.tree.texts.first { control.node < $0.node && $0.node < screen.tree[control.node].end })
    #expect(
      screen.tree.foreground(of: screen.tree[word.node]) == Color.accentColor.withoutReference)
  }
}

extension Color {
  fileprivate var withoutReference: Color {
    var copy = self
    copy.reference = nil
    return copy
  }
}
