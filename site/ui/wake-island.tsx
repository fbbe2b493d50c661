import astroClient from '@astrojs/react/client.js'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { carryTyped } from './carry-typed.ts'
import { IslandBoundary } from './IslandBoundary.tsx'
import { letMovedNodesBe } from './moved-nodes.ts'

// What wakes each island, in place of @astrojs/react/client.js, which does the work (astro.config.ts).

letMovedNodesBe()

type Wake = ReturnType<typeof astroClient>

/** Wakes the island in an element, inside a boundary. The server draws no boundary, and it adds no element. */
export default function wakeIsland(element: HTMLElement): Wake {
  const wake = astroClient(element)
  const holds = element.querySelector('form[enctype]') ? 'form' : element.firstElementChild ? 'content' : 'nothing'
  const carry = carryTyped(element)
  return (Island: ComponentType<object>, ...rest) => wake(inBoundary(Island, holds, carry), ...rest)
}

function inBoundary(
  Island: ComponentType<object>,
  holds: 'form' | 'content' | 'nothing',
  carry: ReturnType<typeof carryTyped>,
) {
  return function BoundedIsland(props: object) {
    const [carried] = useState(carry)
    useLayoutEffect(carried, [carried])
    return (
      <IslandBoundary holds={holds}>
        <Island {...props} />
      </IslandBoundary>
    )
  }
}
