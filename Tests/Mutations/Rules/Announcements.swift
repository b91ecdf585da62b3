import AuditModel
import ViewTree

// Announcements.
extension MutationList {
  static let announcements: [Mutation] = [
    M(
      "announcement-empty", "an announcement has only spaces", in: .trip, at: "announcement",
      staging: {
        $0.announce(.verbatim(" \n"))
      }),
    M(
      "announcement-empty", "an announcement has only a character without width", in: .board,
      at: "announcement",
      staging: { $0.announce(.verbatim("\u{200B}"), at: 60) }),
    M(
      "announcement-empty", "the second announcement is empty", in: .settings, at: "announcement",
      staging: {
        $0.announce(.verbatim(""))
      }),
    M(
      "announcement-disruptive", "two announcements at once", in: .trip, at: "announcement",
      staging: {
        $0.announce(phrase("The trip is ready", de: "Die Reise ist bereit"), at: 0)
        $0.announce(phrase("Two people were added", de: "Zwei Leute kamen dazu"), at: 0)
      }),
    M(
      "announcement-disruptive", "three announcements in a second", in: .rows, at: "announcement",
      staging: {
        $0.announce(phrase("Milk was added", de: "Milch kam dazu"), at: 0)
        $0.announce(phrase("Bread was added", de: "Brot kam dazu"), at: 0.2)
        $0.announce(phrase("Eggs were added", de: "Eier kamen dazu"), at: 0.4)
      }),
    M(
      "announcement-disruptive", "the second one interrupts the first", in: .welcome,
      at: "announcement",
      staging: {
        $0.announce(phrase("Welcome to the shop", de: "Willkommen im Laden"), at: 0)
        $0.announce(phrase("All is cheap today", de: "Heute ist alles billig"), at: 0.1)
      }),
  ]
}
