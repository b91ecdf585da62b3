import AuditModel
import Testing

@testable import Reporting

/// The part of a drawing that a card shows.
@Suite struct CropFrameTests {
  private let phone = Rect(x: 0, y: 0, width: 320, height: 568)

  @Test func hasContextAroundTheMark() {
    let mark = Rect(x: 100, y: 200, width: 120, height: 20)
    let crop = CropFrame.around(mark, CropFrame.size(showing: [mark]), in: phone)
    #expect(crop == Rect(x: 70, y: 155, width: 180, height: 110))
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 300, y: 550, width: 20, height: 18),
  ])
  func staysInTheDrawing(_ mark: Rect) {
    let crop = CropFrame.around(mark, CropFrame.size(showing: [mark]), in: phone)
    #expect(phone.contains(crop, slack: 4))
    #expect(crop.contains(mark, slack: 0))
  }

  @Test func isOfOneSizeForDrawingsBesideEachOther() {
    let marks = [Rect(x: 0, y: 0, width: 200, height: 20), Rect(x: 0, y: 0, width: 90, height: 90)]
    #expect(CropFrame.size(showing: marks) == Size(width: 248, height: 154))
  }

  @Test func beginsWithTheBeginningOfALongMark() {
    let mark = Rect(x: 0, y: 100, width: 320, height: 3000)
    let frame = Rect(x: 0, y: 0, width: 320, height: 3200)
    let crop = CropFrame.around(mark, CropFrame.size(showing: [mark]), in: frame)
    #expect(crop == Rect(x: -4, y: 88, width: 328, height: 320))
    #expect(CropFrame.whole(frame, around: mark).height == 1400)
    #expect(CropFrame.whole(phone, around: mark) == phone)
  }

  @Test func isASquareInThumbnails() {
    let crop = CropFrame.square(phone, around: Rect(x: 10, y: 500, width: 40, height: 40))
    #expect(crop == Rect(x: -4, y: 252, width: 320, height: 320))
  }
}
