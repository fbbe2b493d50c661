// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'
import { addToast, holdToasts } from './toasts.ts'

test('of several notices that of the last action alone names the key that takes it back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  await act(async () => root.render(<Toasts />))

  await act(async () => {
    holdToasts(true)
    addToast({ text: 'Answered.', undo: 'first' })
    addToast({ text: 'Moved.', undo: 'second' })
    addToast({ text: 'Exported.' })
  })

  const keys = [...page.querySelectorAll('kbd')].map((key) => [
    key.parentElement?.parentElement?.textContent,
    key.hidden,
  ])
  expect(keys).toEqual([
    ['Answered.Undo U', true],
    ['Moved.Undo U', false],
  ])
  await act(async () => root.unmount())
})
