import Architecture
import AuditModel
import Reactive
import ViewTree

/// The sign that something is going on, in the place of what is on its way.
struct LoadingSign: NodeView {
  let style: Stylesheet

  var node: ViewNode {
    HStack(spacing: 0) {
      Image(symbol: "progress", size: 24)
        .foregroundColor(style.text)
        .accessibilityLabel(localized(.loadingLabel))
        .accessibilityAddTraits(.updatesFrequently)
        .id("loading")
    }
    .frame(maxWidth: .infinity, minHeight: 44)
  }
}

extension Announceable where Self: Sendable {
  /// The same driver, which announces that there is something to wait for, unless that is over soon: what comes
  /// then has an announcement of its own.
  func announcingWait(_ isLoading: Driver<Bool>) -> Driver<Bool> {
    let waits = isLoading.asObservable().debounce(
      .milliseconds(800), scheduler: accessibilityPoster.scheduler)
    return isLoading.keeping(
      waits.filter(\.self).do(onNext: { _ in announce(message: "loading.label") }))
  }
}
