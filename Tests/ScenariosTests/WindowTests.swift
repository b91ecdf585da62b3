import Architecture
import AuditModel
import Reactive
import Scenarios
import Testing
import ViewTree

@Suite struct WindowTests {
  private final class Picture: Scene {
    let id: String
    let controls = Controls()
    let rendering: ScreenState.Renderer = { _ in ViewNode.screen([]) }

    init(_ id: String) { self.id = id }
  }

  private let recorder = AnnouncementRecorder(scheduler: TestScheduler())
  private let window: Window

  init() {
    window = Window(device: .narrowest(with: .compactRegular), accessibilityPoster: recorder)
  }

  @Test func showsAnEmptySceneAtFirst() {
    #expect(window.visibleScene?.rendering(RenderEnvironment()).children.isEmpty == true)
  }

  @Test func lowersTheKeyboardOfTheSceneBefore() {
    let first = window.showAlone(Picture("first"))
    _ = first.controls.field("name")
    first.controls.beginEditing("name")
    window.show(Picture("second"), by: NavigationStep.push)
    #expect(first.controls.currentField == nil)
    #expect(window.visibleScene?.id == "second")
    window.navigator.go(.pop)
    #expect(window.visibleScene === first)
  }

  @Test func showsASceneInPlaceOfAllOthers() {
    window.showAlone(Picture("first"))
    window.show(Picture("second"), by: NavigationStep.push)
    window.show(Picture("third"), by: NavigationStep.present)
    window.showAlone(Picture("fourth"))
    #expect(window.navigator.stack.layers.map(\.count) == [1])
    #expect(window.visibleScene?.id == "fourth")
    #expect(recorder.entries.map(\.notification) == [.screenChanged(nil), .screenChanged(nil)])
  }
}
