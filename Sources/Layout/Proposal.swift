import AuditModel
import ViewTree

/// The room that a parent offers; a negative extent leaves the choice to the child.
struct Proposal: Equatable {
  var width: Double
  var height: Double

  /// Leaves an extent to the child.
  static let open = -1.0

  /// The room that is left inside insets.
  func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width: width < 0 ? width : max(0, width - insets.horizontal),
      height: height < 0 ? height : max(0, height - insets.vertical))
  }

  /// The extent along a stack's direction, and the one across it.
  init(main: Double, cross: Double, axis: StackAxis) {
    self.init(
      width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
  }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The largest room of a ratio of width to height in it.
  func fitting(aspectRatio: Double) -> Proposal {
    if width < 0, height < 0 { return self }
    let widest = width < 0 ? height * aspectRatio : width
    let narrowed = height < 0 ? widest : min(widest, height * aspectRatio)
    return Proposal(width: narrowed, height: narrowed / aspectRatio)
  }

  /// The smallest size of a ratio of width to height that fills the room.
  func filled(aspectRatio: Double) -> Proposal {
    if width < 0, height < 0 { return self }
    let narrowest = width < 0 ? height * aspectRatio : width
    let widened = height < 0 ? narrowest : max(narrowest, height * aspectRatio)
    return Proposal(width: widened, height: widened / aspectRatio)
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  func main(_ axis: StackAxis) -> Double { axis == .horizontal ? width : height }
  func cross(_ axis: StackAxis) -> Double { axis == .horizontal ? height : width }
}

extension Size {
  func main(_ axis: StackAxis) -> Double { axis == .horizontal ? width : height }
  func cross(_ axis: StackAxis) -> Double { axis == .horizontal ? height : width }

  init(main: Double, cross: Double, axis: StackAxis) {
    self.init(
      width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
  }
}

/// One side of a frame: what it offers its content and what it answers its parent.
struct FrameSide {
  let fixed: Length?
  let least: Length?
  let ideal: Length?
  let greatest: Length?
  var hugs: Bool

  init(_ frame: LayoutAttributes.Frame, _ axis: StackAxis) {
    let isWidth = axis == .horizontal
    // SwiftUI ignores lengths that are negative or endless; only a greatest one may have no end.
    fixed = (isWidth ? frame.width : frame.height).finite
    least = (isWidth ? frame.minWidth : frame.minHeight).finite
    ideal = (isWidth ? frame.idealWidth : frame.idealHeight).finite
    let most = isWidth ? frame.maxWidth : frame.maxHeight
    greatest = most == .infinity ? most : most.finite
    hugs = frame.hugsContent
  }

  /// Whether a fixed or a greatest length bounds it.
  var isLimited: Bool { fixed != nil || (greatest != nil && greatest != .infinity) }

  /// The proposal for the content.
  func offer(_ proposal: Double) -> Double {
    if let fixed = fixed.points(of: proposal) { return fixed }
    var offer = proposal
    if offer < 0, let ideal = ideal.points(of: proposal) { offer = ideal }
    if let greatest = greatest.points(of: proposal), greatest.isFinite {
      offer = offer < 0 ? offer : min(offer, greatest)
    }
    if let least = least.points(of: proposal), offer >= 0 { offer = max(offer, least) }
    return offer
  }

  /// The answer to the parent for a size of the content.
  func answer(_ proposal: Double, content: Double) -> Double {
    if let fixed = fixed.points(of: proposal) { return fixed }
    let least = least.points(of: proposal)
    let greatest = greatest.points(of: proposal)
    if proposal < 0, !hugs, let ideal = ideal.points(of: proposal) {
      return min(max(ideal, least ?? 0), greatest ?? .infinity)
    }
    let lower = least ?? min(content, greatest ?? content)
    let upper = max(lower, greatest ?? max(content, least ?? content))
    let wanted =
      hugs || proposal < 0 ? content : proposal
    return min(max(wanted, lower), upper)
  }

  /// The least and greatest extent, when the content has these.
  func range(_ content: ClosedRange<Double>) -> ClosedRange<Double> {
    if case .points(let fixed) = fixed { return fixed...fixed }
    var lower = content.lowerBound
    var upper = content.upperBound
    if case .points(let greatest) = greatest {
      upper = hugs ? min(upper, greatest) : greatest
      lower = min(lower, greatest)
    }
    if case .points(let least) = least {
      lower = least
      upper = max(upper, least)
    }
    return lower...max(lower, upper)
  }

  /// Whether it is a share of the parent.
  var isFraction: Bool {
    fixed.isFraction || least.isFraction || greatest.isFraction
  }
}

extension Length? {
  /// The length in points; none when it is a share of something unknown.
  fileprivate func points(of parent: Double) -> Double? {
    switch self {
    case .points(let points): points
    case .fraction(let share): parent >= 0 ? parent * share : nil
    case nil: nil
    }
  }

  /// The length, if it is a number from 0 up that has an end.
  fileprivate var finite: Length? {
    switch self {
    case .points(let number), .fraction(let number):
      number >= 0 && number.isFinite ? self : nil
    case nil: nil
    }
  }

  fileprivate var isFraction: Bool {
    if case .fraction = self { return true }
    return false
  }
}
