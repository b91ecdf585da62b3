import Accessibility
import Layout
import ViewTree

/// The elements at which Switch Control and Full Keyboard Access stop, in their order.
///
/// The order is VoiceOver's, without what cannot be used: Apple's documentation of
/// `accessibilityRespondsToUserInteraction` says which elements they skip. How Switch Control groups
/// neighbours is published nowhere, so that containers are named and nothing is grouped.
package struct FocusStops: Sendable {
  private let stops: [Stop]
  private let skipped: Int

  private struct Stop: Sendable {
    let name: String
    let container: String
  }

  /// Takes a screen.
  package init(_ screen: AccessibleScreen) {
    let utterances = Speaker(screen.catalog.locale).utterances(of: screen)
    stops = zip(screen.elements, utterances).filter { $0.0.respondsToUserInteraction }.map {
      Stop(name: $1.oneLineOrPath(on: screen), container: screen.tree.container(of: $0.node))
    }
    skipped = screen.elements.count - stops.count
  }

  /// One line for each stop, after the container where another one begins, and how many are skipped.
  package var text: String {
    guard !stops.isEmpty else {
      return "no stop: Switch Control and Full Keyboard Access have nothing to do\n"
    }
    let width = String(stops.count).count
    var result = ""
    var container = ""
    for (index, stop) in stops.enumerated() {
      if stop.container != container {
        container = stop.container
        result += container.isEmpty ? "content\n" : "\(container)\n"
      }
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      result += "  \(padding)\(number)  \(stop.name)\n"
    }
    return result + "skipped: \(skipped) that cannot be used\n"
  }
}

extension Utterance {
  fileprivate func oneLineOrPath(on screen: AccessibleScreen) -> String {
    text.isEmpty ? "no name (\(screen.tree.path(of: node)))" : text.oneLine
  }
}

extension LaidOutTree {
  /// The kind and the name of the innermost container around a node; empty where there is none.
  fileprivate func container(of node: NodeID) -> String {
    for around in lineage(of: node).dropFirst() {
      let said = accessibility(of: around)
      if let label = said?.label, said?.attributes.grouping == .contain {
        return "group “\(catalog[label].string.oneLine)”"
      }
      switch self[around].kind {
      case .navigationBar: return "navigation bar"
      case .tabBar: return "tab bar"
      case .toolbar: return "toolbar"
      case .list: return "list"
      case .alert: return "alert"
      case .sheet: return "sheet"
      default: continue
      }
    }
    return ""
  }
}
