/**
 * Lets React live with a page that a browser translates: the translation puts every text into elements of its own, and
 * React then fails to remove the text from where it stood, or to insert something before it
 * (github.com/facebook/react/issues/11538). A node that was moved is removed from where it stands now, with what was put
 * around it alone; what would stand before it stands before what is around it. Where nothing is left of it, nothing is
 * removed, and what is inserted comes last.
 */
export function letMovedNodesBe(): void {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T // as its type says
    let moved: Node = child
    while (moved.parentNode && moved.parentNode !== this && moved.parentNode.childNodes.length === 1)
      moved = moved.parentNode
    if (moved.parentNode && this.contains(moved)) removeChild.call(moved.parentNode, moved)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let moved = before
    while (moved && moved.parentNode !== this) moved = moved.parentNode
    return insertBefore.call(this, node, moved) as T // as its type says
  }
}
