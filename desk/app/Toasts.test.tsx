// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { openPage } from '../drawn-page.fixture.tsx'
import { Toasts } from './Toasts.tsx'
import { addToast, holdToasts } from './toasts.ts'

test('of several notices that of the last action alone names the key that takes it back', async () => {
  const { page, draw } = openPage()
  await draw(<Toasts />)

  await act(async () => {
    holdToasts(true)
    addToast({ text: 'Answered.', undo: 'first' })
    addToast({ text: 'Moved.', undo: 'second' })
    addToast({ text: 'Exported.' })
  })

  const keys = [...page.querySelectorAll('kbd')]
  const notices = keys.map((key) => key.parentElement?.parentElement?.textContent)
  expect(notices).toEqual(['Answered.Undo U', 'Moved.Undo U'])
  expect(keys.map(({ hidden }) => hidden)).toEqual([true, false])
})

test('a notice is read out, and one of a failure at once', async () => {
  const { page, draw } = openPage()
  await draw(<Toasts />)

  await act(async () => addToast({ text: 'Not sent.', failed: true }))

  expect(page.querySelector('[aria-label="Notices"]')?.getAttribute('aria-live')).toBe('polite')
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Not sent.')
})
