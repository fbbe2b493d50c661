// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { changePlace, placeNow, usePlace } from '../app/address.ts'
import { useSearchText } from './use-search-text.ts'

afterEach(() => void vi.useRealTimers())

let type: (text: string) => void = () => undefined

function Field() {
  const [text, setText] = useSearchText(usePlace().filter.text)
  type = setText
  return text
}

test('a filter that is chosen before the typed text is sent stays', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  history.replaceState(null, '', '/?view=search')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Field />))

  await act(async () => type('cold'))
  await act(async () => changePlace({ filter: { ...placeNow().filter, desk: ['careers'] } }))
  await act(async () => vi.advanceTimersByTime(100))

  expect(placeNow().filter).toMatchObject({ text: 'cold', desk: ['careers'] })
  await act(async () => root.unmount())
})
