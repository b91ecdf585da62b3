/// The button at the right of the navigation bar.
package enum NavigationButton: String, Hashable, Sendable {
  case done, nextList, nextCard, skip, finish
}
