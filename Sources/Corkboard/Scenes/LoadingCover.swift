import Architecture
import AuditModel
import Reactive
import ViewTree

/// A page that waits: it can be seen, but neither used nor read by VoiceOver until the wait is over.
struct LoadingCover: NodeView {
  /// Where VoiceOver is meanwhile.
  static let label = "waiting/label"

  let page: ViewNode
  let style: Stylesheet

  var node: ViewNode {
    ZStack {
      page
      Rectangle(fill: Color(.black)).opacity(0.2)
      panel
    }
    .node
  }

  private var panel: ViewNode {
    VStack(spacing: 12) {
      Image(decorative: "progress", width: 32, height: 32)
      Text(localized(.loadingLabel)).font(.headline).textAlignment(.center)
        .accessibilityAddTraits(.updatesFrequently).id("label")
    }
    .padding(24)
    .foregroundColor(style.text)
    .background(style.card, cornerRadius: 14)
    .accessibilityModal()
    .id("waiting")
    .padding(16)
  }
}

extension Announceable where Self: Sendable {
  /// The same driver, which has VoiceOver go to the cover as soon as there is one.
  func enteringCover(of loading: Driver<LoadingStyle?>) -> Driver<LoadingStyle?> {
    loading.keeping(
      loading.asObservable().filter { $0 == .blocking }
        .do(onNext: { _ in notifyScreenChanged(.element(LoadingCover.label)) }))
  }
}
