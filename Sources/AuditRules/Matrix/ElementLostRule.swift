import AuditModel
import ViewTree

/// The content of a text at one size is said at the others, too.
package struct ElementLostRule: MatrixRule {
  package static let description = RuleDescription(
    id: "element-lost", title: "Content missing in some variants",
    rationale: """
      People who need larger text sizes, or who hold the device in landscape, do not get information that \
      others get.
      """,
    howToFix: "Let the screen scroll instead of leaving out texts, or show them on demand.",
    falseAlarm: """
      Content that another screen shows on demand in this variant is reported, as screens are compared \
      one by one. A picture or an element with a value that several elements of the same view replace is exempt, such as \
      a chart that is a list at large text sizes. An iPad may show more, but for the columns of a table, which an iPhone leaves out.
      """,
    severity: .warning,
    standards: [
      .wcag("1.4.4"), .wcag("1.4.10"), .en301549("11.1.4.4.1"), .en301549("11.1.4.10.1"),
    ])

  package static let examples: [MatrixExample] = [
    .passes(
      "two texts that become one element",
      .shown {
        Text(.verbatim("Tea"))
        Text(.verbatim("14 dollars"))
      },
      .shown(at: .accessibility5) {
        VStack {
          Text(.verbatim("Tea"))
          Text(.verbatim("14 dollars"))
        }.accessibilityElement(children: .combine).id("row")
      }),
    .passes(
      "a row that is one element in one variant and three in another",
      .shown {
        HStack {
          Text(.verbatim("Tea"))
          Text(.verbatim("14 dollars"))
        }.accessibilityElement(children: .combine).id("row")
      },
      .shown(on: .regularCompact) {
        HStack {
          Text(.verbatim("14 dollars"))
          Text(.verbatim("Tea"))
        }.id("cells")
      }),
    .passes(
      "a chart that is a list of texts at a large text size",
      .shown {
        Image("bars", width: 200, height: 80).id("chart").accessibilityLabel(
          .verbatim("Catch by day"))
      },
      .shown(at: .accessibility5) {
        VStack {
          Text(.verbatim("Saturday: 4"))
          Text(.verbatim("Sunday: 6"))
        }.id("chart")
      }),
    .passes(
      "a table whose first column says all",
      .shown { List { Text(.verbatim("Tea, 14 dollars")) }.id("table") },
      .shown(on: .regularRegular) { drinks }),
    .finds(
      "1", because: "iOS shows the first column only",
      .shown { List { Text(.verbatim("Tea")) }.id("table") },
      .shown(on: .regularRegular) { drinks }),
    .finds(
      "gate", "seat", "time", because: "landscape says none of three texts",
      .shown {
        Text(.verbatim("Gate 12")).id("gate")
        Text(.verbatim("Seat 4A")).id("seat")
        Text(.verbatim("Boarding at 9:40")).id("time")
      },
      .shown(on: .compactCompact) { Text(.verbatim("Turn your iPhone upright")) }),
    .finds(
      "price", because: "larger text sizes have no space for the price",
      .shown {
        Text(.verbatim("Tea")).id("name")
        Text(.verbatim("14 dollars")).id("price")
      },
      .shown(at: .accessibility5) { Text(.verbatim("Tea")).id("name") }),
  ]

  package init() {}

  package func check(_ screens: [OutlinedScreen]) -> [MatrixViolation] {
    screens.flatMap { lost(on: $0) + columns(lostOn: $0) }
  }

  /// The columns of tables that iOS leaves out in a compact width, where nothing else says what is in them.
  private func columns(lostOn screen: OutlinedScreen) -> [MatrixViolation] {
    var known: Set<String> = []
    return screen.pairs(along: .device).flatMap { pair -> [MatrixViolation] in
      let tables = Set(pair.other.elements.compactMap(\.table)).sorted()
      guard !tables.isEmpty else { return [] }
      let said = pair.reference.said
      return tables.compactMap { table in
        let cells = pair.other.elements.filter {
          $0.scrollView == table && $0.table == nil
        }
        let isCompact = pair.reference.elements.contains { $0.scrollView == table }
        let lost = cells.filter { !$0.label.isEmpty && !$0.isSaid(in: said) }
        guard isCompact, let first = lost.first,
          known.insert("\(table) \(pair.other.cell.state)").inserted
        else { return nil }
        return MatrixViolation(
          on: screen, in: pair.reference, first, .areLeftOut(lost.count),
          evidence: ["comparedWith": .text(pair.other.sizeClasses.name)],
          suggestion: "show the other columns in the first one where the width is compact")
      }
    }
  }

  private func lost(on screen: OutlinedScreen) -> [MatrixViolation] {
    (screen.pairs(along: .textSize) + screen.pairs(along: .device).filter(\.isOnPhones))
      .flatMap { pair in
        let lost = Self.lost(in: pair)
        let texts = pair.reference.elements.count { !$0.isInteractive }
        let cause = Evidence.ofOtherLayout(lacking: lost.count, of: texts)
        return lost.map { element in
          MatrixViolation(
            on: screen, in: pair.other, element, "is not said in this variant",
            evidence: Evidence([("comparedWith", .text(pair.reference.sizeClasses.name))] + cause),
            suggestion: "let the content scroll instead of leaving it out")
        }
      }
  }

  /// The elements of the reference whose words nothing says in the other variant.
  private static func lost(in pair: OutlinedScreen.Pair) -> [ElementOutline] {
    let matching = OutlineMatching(pair)
    let said = pair.other.said
    return pair.reference.elements.indices.compactMap { position in
      let element = pair.reference.elements[position]
      guard matching.positions[position] == nil, !element.isInteractive, !element.label.isEmpty,
        !element.isSaid(in: said), !pair.other.hasParts(of: element)
      else { return nil }
      return element
    }
  }
}

extension ScreenOutline {
  /// Whether there are several elements in the place of a picture or of something with a value, as when a chart is texts
  /// at a large text size.
  fileprivate func hasParts(of element: ElementOutline) -> Bool {
    guard element.traits.contains(.image) || !element.value.isEmpty else { return false }
    let parts = elements.lazy.filter {
      $0.path.hasPrefix("\(element.path)/") && !$0.label.isEmpty
    }
    return parts.prefix(2).count > 1
  }

  /// All that is said on it.
  fileprivate var said: String {
    elements.map { "\($0.label) \($0.value)" }.joined(separator: "\n").lowercased()
  }
}

extension ElementOutline {
  /// The path of the list of the table whose column titles it is one of, if it is one.
  fileprivate var table: String? {
    path.contains(pathPart: "column-titles") && !scrollView.isEmpty ? scrollView : nil
  }

  /// Whether its words are among others, or each of its texts, where a row is one element in one variant and several
  /// in the other.
  fileprivate func isSaid(in said: String) -> Bool {
    let label = label.lowercased()
    return said.contains(label) || label.split(separator: ", ").allSatisfy { said.contains($0) }
  }
}

extension Message {
  fileprivate static func areLeftOut(_ count: Int) -> Message {
    "\(count) cells of the table are in columns that iOS leaves out in this width, and nothing else says their texts"
  }
}

extension OutlinedScreen.Pair {
  /// Whether both are screens of iPhones; an iPad may show what is a screen of its own on an iPhone.
  fileprivate var isOnPhones: Bool {
    reference.sizeClasses != .regularRegular && other.sizeClasses != .regularRegular
  }
}

/// A table as a regular width shows it.
private let drinks = List {
  HStack {
    Text(.verbatim("Name")).id("0")
    Text(.verbatim("Price")).id("1")
  }
  .id("column-titles")
  HStack {
    Text(.verbatim("Tea")).id("0")
    Text(.verbatim("14 dollars")).id("1")
  }
  .id("row")
}
.id("table")
