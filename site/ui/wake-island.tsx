import astroClient from '@astrojs/react/client.js'
import type { ComponentType } from 'react'
import { IslandBoundary, type IslandBoundaryProps } from './IslandBoundary.tsx'

// What wakes each island, in place of @astrojs/react/client.js, which does the work (astro.config.ts).

letMovedNodesBe()

type Wake = ReturnType<typeof astroClient>

/** Wakes the island in an element, inside a boundary. The server draws no boundary, and it adds no element. */
export default function wakeIsland(element: HTMLElement): Wake {
  const wake = astroClient(element)
  const holds = element.querySelector('form[enctype]') ? 'form' : element.firstElementChild ? 'content' : 'nothing'
  const carry = carryTyped(element)
  return (Island: ComponentType<object>, ...rest) => wake(inBoundary(Island, { holds, carry }), ...rest)
}

function inBoundary(Island: ComponentType<object>, boundary: Omit<IslandBoundaryProps, 'children'>) {
  return function BoundedIsland(props: object) {
    return (
      <IslandBoundary {...boundary}>
        <Island {...props} />
      </IslandBoundary>
    )
  }
}

/**
 * Where React draws an island anew as it wakes, because the browser has translated its texts, carries over what was filled
 * in until then, and the focus.
 *
 * @param element - the island, as the server drew it.
 * @returns to be called as React draws, and gives what to call once that is in the page.
 */
function carryTyped(element: HTMLElement): () => () => void {
  const drawn = controlsIn(element)
  return () => {
    const focused = document.activeElement
    return () => {
      for (const [position, to] of controlsIn(element).entries()) {
        const from = drawn[position]
        if (!from || from.isConnected || from.name !== to.name) continue
        if (from.type === 'file') to.files = from.files
        else Object.assign(to, { value: from.value, checked: from.checked })
        if (from === focused) to.focus()
      }
    }
  }
}

/** Texts and selects have only some of what an input has. */
function controlsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')]
}

/**
 * Lets React live with a page that a browser translates: the translation puts every text into elements of its own, and
 * React then fails to remove the text from where it stood, or to insert something before it
 * (github.com/facebook/react/issues/11538). A node that was moved is removed from where it stands now, with what was put
 * around it alone; what would stand before it stands before what is around it. Where nothing is left of it, nothing is
 * removed, and what is inserted comes last.
 */
function letMovedNodesBe(): void {
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
