import AuditModel
import Testing
import ViewTree

@testable import Layout

/// A tree with frames that were computed by hand from the algorithm that SwiftUI documents: a parent
/// proposes a size, the child answers with its own, and the parent places it.
struct ComputedTree: Sendable, CustomTestStringConvertible {
  let name: String
  var environment = RenderEnvironment.plain
  /// The frames by the names of views; a name that ends in `.content` is the frame without padding.
  let frames: [String: Rect]
  let view: @Sendable () -> ViewNode

  var testDescription: String { name }

  /// A tree on a screen of 300 by 600 points, or another one.
  init(
    _ name: String, in environment: RenderEnvironment = .plain, _ frames: [String: Rect],
    @ViewBuilder _ view: @escaping @Sendable () -> [ViewNode]
  ) {
    self.name = name
    self.environment = environment
    self.frames = frames
    self.view = { .screen(view()) }
  }

  /// Compares the frames that are laid out with those that were computed, to a hundredth of a point.
  func check() throws {
    let view = view
    let tree = try engine(environment.locale).layOut(PlayedState { _ in view() }, in: environment)
    for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let isContent = name.hasSuffix(".content")
      let node = try tree.node(isContent ? String(name.dropLast(8)) : name)
      let frame = isContent ? node.content : node.frame
      #expect(frame.isNear(expected), "\(name) of \(self.name): \(frame), computed \(expected)")
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}

/// All tables of frames that were computed by hand.
@Suite struct FrameTableTests {
  private static let all: [[ComputedTree]] = [
    ComputedTree.stacks, ComputedTree.flexibleStacks, ComputedTree.lazyStacks,
    ComputedTree.frames, ComputedTree.fixedSizes, ComputedTree.paddings, ComputedTree.ratios,
    ComputedTree.layers, ComputedTree.grids, ComputedTree.lazyGrids, ComputedTree.fitting,
    ComputedTree.scrolling, ComputedTree.guides, ComputedTree.baselines,
    ComputedTree.safeAreas, ComputedTree.bars, ComputedTree.alerts, ComputedTree.sheets,
    ComputedTree.controls, ComputedTree.texts,
    ComputedTree.rightToLeft, ComputedTree.lists, ComputedTree.listStyles, ComputedTree.sections,
    ComputedTree.headings, ComputedTree.listModifiers, ComputedTree.rowControls,
    ComputedTree.steppers, ComputedTree.pickers, ComputedTree.gauges, ComputedTree.progress,
    ComputedTree.menus, ComputedTree.contentGrids, ComputedTree.sectionedGrids, ComputedTree.labels,
    ComputedTree.links,
    ComputedTree.wells, ComputedTree.asyncImages, ComputedTree.unavailable,
    ComputedTree.navigationStacks, ComputedTree.tabViews, ComputedTree.lineSpacings,
    ComputedTree.trackings, ComputedTree.textCases, ComputedTree.textSizeLimits,
    ComputedTree.scaledMetrics, ComputedTree.disabled,
    ComputedTree.scales,
    ComputedTree.redactions,
    ComputedTree.geometryReaders,
    ComputedTree.runs, ComputedTree.sizedRuns,
    ComputedTree.tables, ComputedTree.positions, ComputedTree.listMargins,
  ]

  @Test(arguments: all.flatMap { $0 }) func hasTheFramesThatAreComputedByHand(
    _ tree: ComputedTree
  ) throws {
    try tree.check()
  }

  @Test func coversAtLeast150Trees() {
    let names = Self.all.flatMap { $0 }.map(\.name)
    #expect(names.count >= 150 && Set(names).count == names.count)
  }
}
