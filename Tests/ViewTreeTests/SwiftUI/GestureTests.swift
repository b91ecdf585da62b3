import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Gestures, of which one tap does something.
@Suite struct GestureTests {
  private func isTappable(_ view: some View) -> Bool { view.node.accessibility.hasTapAction }

  @Test func ofASwipeInARowAreAccessibilityActions() {
    let row = Text("a").swipeActions(edge: .leading) { Button("Read") {} }
      .swipeActions {
        Button(role: .destructive) {
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Button("Flag") {}
      }
    let names = row.accessibility.customActions.map(\.source)
    #expect(names == ["Read", "Delete", "Flag"].map { "localized(\"\($0)\")" })
  }

  @Test func ofOneTapAreTapActions() {
    #expect(isTappable(Text("a").gesture(TapGesture())))
    #expect(isTappable(Text("a").gesture(TapGesture().onEnded { Issue.record("it was run") })))
    #expect(isTappable(Text("a").highPriorityGesture(SpatialTapGesture().onEnded { _ in })))
    #expect(isTappable(Text("a").simultaneousGesture(AnyGesture(TapGesture()))))
    #expect(isTappable(Text("a").gesture(TapGesture().map { 1 })))
    #expect(isTappable(Text("a").gesture(Press())))
    #expect(isTappable(Text("a").gesture(TapGesture().exclusively(before: DragGesture()))))
    #expect(isTappable(Text("a").gesture(LongPressGesture().simultaneously(with: TapGesture()))))
  }

  @Test func ofMoreThanOneTapHaveNoEffect() {
    @GestureState var state = CGSize.zero
    let drag = DragGesture(minimumDistance: 3)
      .updating($state) { value, state, _ in state = value.translation }
      .onChanged { _ in }
    #expect(!isTappable(Text("a").gesture(drag)))
    #expect(state == .zero)
    #expect(!isTappable(Text("a").gesture(TapGesture(count: 2))))
    #expect(!isTappable(Text("a").gesture(TapGesture(), isEnabled: false)))
    #expect(isTappable(Text("a").gesture(TapGesture(), isEnabled: true)))
    #expect(!isTappable(Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()))))
    #expect(!isTappable(Text("a").gesture(TapGesture().modifiers(.shift))))
    #expect(!isTappable(Text("a").gesture(MagnificationGesture())))
    #expect(!isTappable(Text("a").gesture(RotateGesture().modifiers([]))))
    #expect(!isTappable(Text("a").gesture(RotationGesture())))
    #expect(!isTappable(Text("a").gesture(MagnifyGesture())))
  }

  private func kinds(_ view: some View) -> [DeclaredGesture.Kind] {
    view.node.declarations.allGestures.map(\.kind)
  }

  @Test func ofMoreThanATapAreDeclared() {
    let drag = DragGesture().onEnded { _ in Issue.record("it was run") }
    #expect(kinds(Text("a").gesture(drag.map { _ in 1 })) == [.drag])
    #expect(kinds(Text("a").gesture(Hold())) == [.longPress])
    #expect(kinds(Text("a").gesture(AnyGesture(MagnificationGesture()))) == [.magnify])
    let both = MagnifyGesture().simultaneously(with: RotateGesture())
    #expect(kinds(Text("a").highPriorityGesture(both)) == [.magnify, .rotate])
    #expect(kinds(Text("a").gesture(TapGesture().exclusively(before: drag))) == [.drag])
    #expect(kinds(Text("a").gesture(LongPressGesture().sequenced(before: drag))) == [.drag])
    #expect(kinds(Text("a").gesture(drag.modifiers(.shift))).isEmpty)
    #expect(kinds(Text("a").gesture(drag, including: .subviews)).isEmpty)
    #expect(kinds(Text("a").gesture(TapGesture(count: 2))).isEmpty)
    #expect(kinds(Text("a").onLongPressGesture {}) == [.longPress])
  }

  @Test func areLeftOutByAMask() {
    let tap = TapGesture()
    for mask in [GestureMask.none, .subviews] {
      #expect(!isTappable(Text("a").gesture(tap, including: mask)))
      #expect(!isTappable(Text("a").highPriorityGesture(tap, including: mask)))
      #expect(!isTappable(Text("a").simultaneousGesture(tap, including: mask)))
    }
    #expect(isTappable(Text("a").gesture(tap.modifiers([]), including: .gesture)))
    #expect(isTappable(Text("a").onTapGesture().gesture(tap, including: .none)))
  }

  @Test func haveStatesWithFirstValues() {
    @GestureState(initialValue: 2) var number
    @GestureState(resetTransaction: Transaction()) var isPressed = true
    @GestureState(reset: { _, _ in }) var name = "a"
    @GestureState var value: Int?
    #expect(number == 2 && isPressed && name == "a" && value == nil)
  }
}

private struct Press: Gesture {
  var body: some Gesture<Void> { TapGesture() }
}

extension Press {
  typealias Value = Void
}

private struct Hold: Gesture {
  var body: some Gesture<Bool> { LongPressGesture() }
}

extension Hold {
  typealias Value = Bool
}
