extension JSONTree {
  /// Goes through the members of an object; `value` is the index of each value's node.
  @inline(__always)
  func forEachMember(of object: Int, _ body: (_ key: JSONNode, _ value: Int) -> Void) {
    let end = Int(nodes[object].next)
    var index = object + 1
    while index + 1 < end {
      body(nodes[index], index + 1)
      index = Int(nodes[index + 1].next)
    }
  }

  /// Goes through the elements of an array; `element` is the index of each one's node.
  @inline(__always)
  func forEachElement(of array: Int, _ body: (_ element: Int) -> Void) {
    let end = Int(nodes[array].next)
    var index = array + 1
    while index < end {
      body(index)
      index = Int(nodes[index].next)
    }
  }
}
