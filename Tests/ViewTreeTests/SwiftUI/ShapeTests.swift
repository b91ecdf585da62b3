import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Shapes, gradients and grounds in their other forms.
@Suite struct ShapeTests {
  @Test func haveTheirLargestCorner() {
    let corners: [any Shape] = [
      UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 8),
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topTrailing: 8)),
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 2)),
    ]
    #expect(corners.map(\.cornerRadius) == [8, 8, 8])
    #expect(Text("a").clipShape(.rect(topLeadingRadius: 4)).style.cornerRadius == 4)
    #expect(Text("a").clipShape(.rect(cornerRadii: .init(topLeading: 4))).style.cornerRadius == 4)
    #expect(Text("a").clipShape(.ellipse).layout.clipsToBounds)
  }

  @Test func haveOutlinesThatAreShapes() {
    let ring = Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3).rotation(.degrees(4))
    #expect(ring.isSquare && ring.node.style.borderWidth == 3)
    #expect(ring.fill(.red).node.style.borderColor == .red)
    #expect(ring.fill(.red).node.style.borderWidth == 3)
    let dashed = Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
    #expect(dashed.node.style.borderWidth == 2)
    let filled = Circle().inset(by: 2).fill(.red).stroke(.blue, lineWidth: 4).node.style
    #expect(filled.background == .color(.red) && filled.borderColor == .blue)
    #expect(
      Circle().fill(.red).strokeBorder(.blue).stroke(.green, style: StrokeStyle()).node.style
        .borderColor == .green)
    #expect(
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2)).node.style.borderWidth == 2)
    #expect(Circle().scale(2).offset(x: 1).scale(x: 2).offset(.zero).node == Circle().node)
  }

  @Test func areFilledWithLevelsAndShadows() {
    let background = Text("a").background(.background.secondary).style.background
    #expect(background == .color(UIColor.secondarySystemBackground.color))
    let deeper = Text("a").background(.background.tertiary).style.background
    #expect(deeper == .color(UIColor.tertiarySystemBackground.color))
    #expect(Circle().fill(.red.secondary).node.style.background == .color(.red.opacity(0.5)))
    #expect(Circle().fill(.red.quaternary).node.style.background == .color(.red.opacity(0.18)))
    #expect(
      Circle().fill(.foreground.tertiary).node.style.background == .color(.foreground(level: 2)))
    #expect(Circle().fill(.regularMaterial.secondary).node.style.background == .picture)
    #expect(Circle().fill(.red.shadow(.drop(radius: 2))).node.style.background == .color(.red))
    #expect(Circle().fill(.red.shadow(.inner(radius: 2))).node.style.background == .color(.red))
  }

  @Test func areGradientsWithoutOneColour() {
    let gradient = Gradient(stops: [Gradient.Stop(color: .red, location: 0)])
    let styles: [any ShapeStyle] = [
      AngularGradient(colors: [.red], center: .center),
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(9)),
      AngularGradient(gradient: gradient, center: .center),
      AngularGradient(gradient: gradient, center: .center, angle: .radians(1)),
      AngularGradient(stops: [], center: .center),
      EllipticalGradient(colors: [.red]), EllipticalGradient(gradient: gradient),
      EllipticalGradient(stops: []), LinearGradient(stops: [], startPoint: .top, endPoint: .zero),
      RadialGradient(stops: [], center: .center, startRadius: 1, endRadius: 2),
      MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue]),
    ]
    for style in styles { #expect(style.fill == .picture) }
    let fills = [
      Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)),
      Circle().fill(.linearGradient(stops: [], startPoint: .top, endPoint: .bottom)),
      Circle().fill(.linearGradient(colors: [], startPoint: .top, endPoint: .bottom)),
      Circle().fill(.radialGradient(gradient, startRadius: 1, endRadius: 2)),
      Circle().fill(.radialGradient(colors: [], startRadius: 1, endRadius: 2)),
      Circle().fill(.ellipticalGradient(colors: [])),
      Circle().fill(.angularGradient(gradient, startAngle: .zero, endAngle: .zero)),
      Circle().fill(.angularGradient(colors: [], startAngle: .zero, endAngle: .zero)),
      Circle().fill(.conicGradient(colors: [])),
    ]
    for fill in fills { #expect(fill.node.style.background == .picture) }
    #expect(AngularGradient(colors: [.red], center: .center).node.kind == .rectangle)
  }

  @Test func lieOverOtherViews() {
    let view = Text("a").overlay(.red, in: Circle())
    #expect(view.children[1].style.background == .color(.red))
    #expect(view.children[1].layout.aspectRatio == 1)
    #expect(Text("a").overlay(.red).children[1].style.background == .color(.red))
    #expect(Text("a").overlay(Color.red).children[1].style.background == .color(.red))
    #expect(Text("a").overlay(Text("b")).texts.count == 2)
  }

  @Test func areBehindAMemberOfAGlassContainer() {
    let container = GlassEffectContainer(spacing: 4) {
      Text("a").glassEffect(.regular, in: .rect(cornerRadius: 5))
      Text("b")
    }
    #expect(container.node.texts.count == 2)
    #expect(container.node.children[0].style.cornerRadius == 5)
  }

  @Test func haveVariantsOfSymbols() {
    #expect(SymbolVariants.circle.fill == .fill.circle && SymbolVariants.circle.fill != .fill)
    #expect(SymbolVariants.none.slash.contains(.slash))
    #expect(!SymbolVariants.square.contains(.rectangle))
    #expect(SymbolVariants.square.rectangle.contains(.square))
    #expect(Image(systemName: "star").symbolVariant(.fill) == Image(systemName: "star").node)
  }
}
