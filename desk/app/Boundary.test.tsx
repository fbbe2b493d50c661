// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../drawn-page.fixture.tsx'
import { Boundary } from './Boundary.tsx'

let isBroken = true

function Desk() {
  if (isBroken) throw new Error('removeChild')
  return <p>The list</p>
}

test('what cannot be drawn is told, and drawn anew on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { page, draw } = openPage()

  await draw(
    <Boundary>
      <Desk />
    </Boundary>,
  )

  expect(page.querySelector('[role=alert]')?.textContent).toContain('Everything that you did before is stored.')
  isBroken = false
  await act(async () => page.querySelector('button')?.click())
  expect(page.textContent).toBe('The list')
})
