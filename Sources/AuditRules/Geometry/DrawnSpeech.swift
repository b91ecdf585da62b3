import Accessibility
import AuditModel
import LanguageData
import Layout
import ViewTree

/// The speech and the texts around shapes that show a value.
struct DrawnSpeech {
  let screen: AccessibleScreen
  let index: ElementIndex

  init(_ screen: AccessibleScreen) {
    self.screen = screen
    index = ElementIndex(screen)
  }

  var tree: LaidOutTree { screen.tree }

  /// Whether what is spoken of an element around a shape says more than a name.
  func saysMore(around shape: NodeID) -> Bool {
    index.elements(around: shape).contains { element in
      element.traits.contains(.adjustable) || !element.customContent.isEmpty
        || !element.value.isBlank(in: screen.catalog) || saysMoreThanAName(element)
    }
  }

  /// Whether what is spoken of an element in a view says more than a name; numbers at an axis that VoiceOver skips do not.
  ///
  /// The end of an axis is none of the values.
  func saysMore(in view: NodeID) -> Bool {
    index.elements(in: view).contains { element in
      let isScale =
        element.node != view && element.label.string(in: screen.catalog).isScale
      return !isScale && saysMoreThanAName(element)
    }
  }

  private func saysMoreThanAName(_ element: AccessibilityElement) -> Bool {
    let said = element.label.all + element.value.all + (element.hint.map { [$0] } ?? [])
    let charts = ChartWords(screen.catalog.locale)
    return said.contains {
      let string = screen.catalog[$0].string
      return string.saysMoreThanAName && !charts.areCaption(string)
    }
  }

  /// Whether an element right before or after a view has a value, can be adjusted or is selected, and so says what the
  /// view shows.
  func isValued(beside view: NodeID) -> Bool {
    tree.neighbours(of: view).flatMap { index.elements(in: $0) }.contains {
      !$0.value.isSilent && !$0.traits.contains(.textEntry) || $0.traits.contains(.selected)
        || $0.traits.contains(.adjustable)
    }
  }

  /// Whether a field for a password is beside a view, whose strength it shows with a word.
  func isOfPassword(_ view: NodeID) -> Bool {
    guard let parent = tree.innermostGroup(of: view) else { return false }
    return index.elements(in: parent).contains { element in
      element.traits.contains(.secureTextField)
        || [.password, .newPassword].contains(tree.nearest(\.textContentType, to: element.node))
          && element.traits.contains(.textEntry)
    }
  }

  /// The texts that are seen in the nearest views around another one, apart from modifiers.
  func texts(around view: NodeID, levels: Int) -> [String] {
    var left = levels
    var texts: [String] = []
    for around in tree.lineage(of: view).dropFirst() {
      if case .wrapper = tree[around].kind { continue }
      // The texts of a whole page belong to other things.
      guard left > 0, tree[around].end.index - around.index <= Self.largest else { break }
      left -= 1
      texts = tree.rowTexts(of: around).sorted { $0.key < $1.key }.map(\.value)
    }
    return texts
  }

  private static let largest = 60
}

extension LaidOutTree {
  /// Whether it is a shape that is filled with a colour.
  func isFilledShape(_ node: NodeID) -> Bool {
    guard case .rectangle = self[node].kind, self[node].isSeen, !self[node].isDisabled,
      case .color(let color)? = style(of: node).background
    else { return false }
    return (color.light.alpha > 0 || color.dark.alpha > 0) && !isRedacted(node)
  }

  /// Whether it is a symbol that ratings are made of.
  func isSymbolOfRating(_ node: NodeID) -> Bool {
    guard self[node].isSymbol, self[node].isSeen, let name = imageName(of: node) else {
      return false
    }
    return ["star", "heart", "circle"].contains { name == $0 || name.hasPrefix("\($0).") }
  }
}

extension String {
  /// Whether it says from zero up to which number an axis goes, which is none of the values.
  fileprivate var isScale: Bool {
    let numbers = numbers
    return numbers.count == 2 && numbers[0] == 0 && numbers[1] > 0 && !contains(":")
      && split(separator: " ").count <= 6
  }
}
