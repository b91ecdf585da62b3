import Accessibility

/// The facts of a screen that several rules need.
extension AccessibleScreen {
  /// The colours behind its nodes.
  var grounds: Grounds { fact { Grounds($0.tree) } }
  /// The nodes that cover all of it.
  var layers: Layers { fact { Layers($0) } }
  /// The nodes that hide what lies under them.
  var covering: Covering { fact { Covering($0.tree) } }
  /// The stacks that are higher than the screen.
  var overflowingStacks: OverflowingStacks { fact { OverflowingStacks($0) } }
  /// The fields in which people type.
  var fields: ScreenFields { fact { ScreenFields($0) } }
}
