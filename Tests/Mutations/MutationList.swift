/// All mutations, by family.
enum MutationList {
  static let all: [Mutation] =
    textFit + textSize + symbols + names + moreNames + fields + traits + targets + colours + order
    + structure + announcements + pictures + matrix

  /// The rules for which three mutations are not possible, each with the reason.
  static let exceptions: [String: String] = [:]
}

/// Shorter, since there are some hundred of them.
typealias M = Mutation
