import AuditModel
import Testing
import ViewTree

@testable import Layout

/// Labels in rows of lists at accessibility text sizes.
@Suite struct WrappedLabelTests {
  private let large = RenderEnvironment.screen(
    width: 300, height: 600, dynamicTypeSize: .accessibility1)

  private func label(_ title: String, icon: ViewNode = box("i", 20, 20)) -> ViewNode {
    Label(title: { Text(verbatim: title).id("title") }, icon: { icon }).id("label")
  }

  /// A row has 16 points on each side in a card with the same, so its content is 236 points wide.
  private func row(_ title: String, in environment: RenderEnvironment) throws -> LaidOutTree {
    try layOut(in: environment) { List { label(title) } }
  }

  @Test func goOnUnderTheirPictures() throws {
    let tree = try row("Neue Benachrichtigung", in: large)
    let (picture, title) = try (tree.frame("i"), tree.frame("title"))
    // 28 points have lines of 33.4 points; 34 with a pixel to the point.
    #expect(picture.x == title.x && title.x == 32)
    #expect(abs(picture.y - title.y - (28 * 1.1934 - 20) / 2) < 0.1)
    #expect(try tree.text("title").lineCount == 2)
    let shape = try tree.catalog[tree.text("title").shape]
    #expect(shape.indent == 28)
    // The second line has the room under the picture, too.
    let breaking = shape.breakLines(width: 236, at: try tree.text("title").size)
    #expect(breaking.width > 236 - 28 && title.width > 236 - 28)
  }

  @Test func areBesideTheirPicturesOnOneLine() throws {
    let tree = try row("Updates", in: large)
    let (picture, title) = try (tree.frame("i"), tree.frame("title"))
    #expect(try tree.text("title").lineCount == 1)
    let own = try layOut(in: large) { Text(verbatim: "Updates").id("title") }.frame("title").width
    // The width of both is rounded up once.
    #expect(abs(title.width - own - 28) <= 1 && picture.x == title.x)
    #expect(try tree.frame("label").width == title.width)
  }

  @Test func moveALongFirstWordUnderThePicture() throws {
    let tree = try row("Benachrichtigung", in: large)
    #expect(try tree.text("title").lineCount == 2)
    #expect(try !tree.text("title").breaksWord)
  }

  @Test func areBesideTheirPicturesAtOtherSizesAndElsewhere() throws {
    let usual = RenderEnvironment.screen(
      width: 300, height: 600, dynamicTypeSize: .xxxLarge)
    let trees = try [
      row("Automatic updates of all apps", in: usual),
      layOut(in: large) { label("Automatic updates of apps") },
      layOut(in: large) {
        List {
          Section {
            Text(verbatim: "Row")
          } header: {
            label("Automatic updates of apps")
          }
        }
      },
    ]
    for tree in trees {
      #expect(try tree.frame("title").x == tree.frame("i").maxX + 8)
      #expect(try tree.text("title").lineCount == 2)
    }
  }

  @Test func areBesidePicturesThatAreHigherThanALine() throws {
    let tree = try layOut(in: large) {
      List { label("Automatic updates of apps", icon: box("i", 60, 60)) }
    }
    #expect(try tree.frame("title").x == tree.frame("i").maxX + 8)
  }

  @Test func areMirrored() throws {
    let tree = try row("Automatic updates of apps", in: large.mirrored)
    #expect(try tree.frame("i").maxX == tree.frame("title").maxX)
    #expect(try tree.frame("i").maxX == 268)
  }

  @Test func keepTheirFormInTheTreesOfOtherSizes() throws {
    let engine = try engine()
    let view = List { label("Automatic updates of apps") }.node
    let small = RenderEnvironment.screen(width: 300, height: 600)
    for environment in [small, large, small] {
      let tree = try engine.layOut(view, in: environment)
      let isWrapped = environment.dynamicTypeSize.isAccessibilitySize
      #expect(try (tree.frame("title").x == tree.frame("i").x) == isWrapped)
    }
  }
}
