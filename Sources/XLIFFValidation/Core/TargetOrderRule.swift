/// The targets of a unit, each in its explicit or its usual place, make one order.
enum TargetOrderRule {
  static func check(_ unit: UnitContents, into report: inout ProblemReport) {
    let tree = unit.tree
    let orders = unit.parts.map { part in
      part.target.flatMap { tree.attribute("order", of: $0) }.flatMap { Int($0.collapsed) }
    }
    guard orders.contains(where: { $0 != nil }) else { return }
    var taken: [Int: Int] = [:]
    for (index, part) in unit.parts.enumerated() {
      guard let target = part.target else { continue }
      let order = orders[index] ?? index + 1
      if order > unit.parts.count {
        report.add(
          .order, at: tree.location(of: target),
          "the order \(order) is beyond the \(unit.parts.count) parts of the unit",
          try: "write a number from 1 to \(unit.parts.count)")
      } else if let other = taken.updateValue(target, forKey: order) {
        report.add(
          .order, at: tree.location(of: target),
          "the order \(order) is already that of the <target> in line "
            + "\(tree.location(of: other).line)"
            + (orders[index] == nil ? ", which is also the default order of this one" : ""),
          try: "give each <target> its own order")
      }
    }
  }
}

extension XLIFFRule {
  fileprivate static let order = Self(.order, "attribute order")
}
