// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'

let isBroken = true

function Desk() {
  if (isBroken) throw new Error('removeChild')
  return <p>The list</p>
}

test('what cannot be drawn is told, and drawn anew on demand', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)

  await act(async () =>
    root.render(
      <Boundary>
        <Desk />
      </Boundary>,
    ),
  )

  expect(page.querySelector('[role=alert]')?.textContent).toContain('Everything that you did before is stored.')
  isBroken = false
  await act(async () => page.querySelector('button')?.click())
  expect(page.textContent).toBe('The list')
  await act(async () => root.unmount())
})
