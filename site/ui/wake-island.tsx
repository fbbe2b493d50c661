import astroClient from '@astrojs/react/client.js'
import type { ComponentType } from 'react'
import { carryTyped } from './carry-typed.ts'
import { IslandBoundary, type IslandBoundaryProps } from './IslandBoundary.tsx'
import { letMovedNodesBe } from './moved-nodes.ts'

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
