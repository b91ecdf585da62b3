import AuditModel
import Reactive
import Testing

@testable import Architecture

private struct Speaker: Announceable {
  let accessibilityPoster: any AccessibilityPoster
}

@Suite struct AnnouncementTests {
  private let scheduler = TestScheduler()
  private let recorder: AnnouncementRecorder
  private let speaker: Speaker

  init() {
    recorder = AnnouncementRecorder(scheduler: scheduler)
    speaker = Speaker(accessibilityPoster: recorder)
  }

  @Test func speaksAfterADelay() {
    let message = Announcement("cards.added", .integer(2))
    speaker.announce(withDelay: .milliseconds(300), message: message)
    scheduler.advance(to: 299)
    #expect(recorder.entries.isEmpty)
    scheduler.start()
    #expect(
      recorder.entries == [.init(time: .milliseconds(300), .announcement(message))])
  }

  @Test func waitsForATapToBeSpokenByDefault() {
    speaker.announce(message: "saved")
    scheduler.start()
    #expect(recorder.entries.map(\.time) == [.milliseconds(100)])
    #expect(recorder.announcements == ["saved"])
  }

  @Test func isSilentWhileVoiceOverIsOff() {
    recorder.setVoiceOver(isRunning: false)
    speaker.announce(message: "saved")
    scheduler.start()
    #expect(recorder.entries.isEmpty)
  }

  @Test func isSilentWhenVoiceOverIsTurnedOffMeanwhile() {
    speaker.announce(message: "saved")
    recorder.setVoiceOver(isRunning: false)
    scheduler.start()
    #expect(recorder.entries.isEmpty)
  }

  @Test func keepsTheOrderOfAnnouncementsWithOneDelay() {
    for message in ["one", "two", "three"] { speaker.announce(message: Announcement(message)) }
    scheduler.start()
    #expect(recorder.announcements == ["one", "two", "three"])
  }

  @Test func saysThatTheScreenOrTheLayoutHasChanged() {
    speaker.notifyScreenChanged(.element("title"))
    speaker.notifyLayoutChanged(.announcement("two results"))
    speaker.notifyLayoutChanged()
    #expect(
      recorder.entries.map(\.notification) == [
        .screenChanged(.element("title")), .layoutChanged(.announcement("two results")),
        .layoutChanged(nil),
      ])
    // The argument of a notification is announced, too.
    #expect(recorder.announcements == ["two results"])
  }

  @Test func saysWhenTheScreenHasChangedEvenWithoutVoiceOver() {
    recorder.setVoiceOver(isRunning: false)
    scheduler.advance(to: 50)
    speaker.notifyScreenChanged()
    scheduler.advance(to: 70)
    speaker.notifyLayoutChanged(.element("list"))
    #expect(
      recorder.entries == [
        .init(time: .milliseconds(50), .screenChanged(nil)),
        .init(time: .milliseconds(70), .layoutChanged(.element("list"))),
      ])
  }
}
