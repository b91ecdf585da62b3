import AuditModel
import Testing
import ViewTree

@testable import Rendering

/// Where Switch Control and Full Keyboard Access stop.
@Suite struct FocusStopsTests {
  private func lines(@ViewBuilder _ view: () -> [ViewNode]) throws -> [String] {
    FocusStops(try screen(view)).text.split(separator: "\n").map(String.init)
  }

  @Test func skipsWhatCannotBeUsed() throws {
    let stops = try lines {
      VStack {
        Text(.verbatim("Two lists"))
        Button(.verbatim("Add"))
      }
    }
    #expect(stops == ["  1  Add. Button.", "skipped: 1 that cannot be used"])
  }

  @Test func believesWhatAViewSaysOfItself() throws {
    let stops = try lines {
      VStack {
        Text(.verbatim("Hold to record")).accessibilityRespondsToUserInteraction()
        Button(.verbatim("Add")).accessibilityRespondsToUserInteraction(false)
      }
    }
    #expect(
      stops == ["  1  Hold to record.", "skipped: 1 that cannot be used"])
  }

  @Test func stopsAtTextWithActions() throws {
    let stops = try lines { Text(.verbatim("Tea")).accessibilityAction(named: .verbatim("Delete")) }
    #expect(stops.contains("  1  Tea. Actions available."))
  }

  @Test func namesContainers() throws {
    let stops = try lines {
      VStack {
        NavigationBar(title: .verbatim("Boards")) {
          Button(.verbatim("Add")).barPlacement(.trailing)
        }
        VStack { Button(.verbatim("Open")) }
          .accessibilityElement(children: .contain).accessibilityLabel(.verbatim("Recent"))
      }
    }
    #expect(stops.filter { !$0.hasPrefix(" ") }.prefix(2) == ["navigation bar", "group “Recent”"])
  }

  @Test func saysWhenThereIsNothing() throws {
    #expect(
      try lines { Text(.verbatim("Two lists")) }
        == ["no stop: Switch Control and Full Keyboard Access have nothing to do"])
  }
}
