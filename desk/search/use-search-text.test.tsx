// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { changePlace, placeNow, usePlace } from '../app/address.ts'
import { openPage } from '../drawn-page.fixture.tsx'
import { useSearchText } from './use-search-text.ts'

let type: (text: string) => void = () => undefined

function Field() {
  const [text, setText] = useSearchText(usePlace().filter.text)
  type = setText
  return text
}

test('a filter that is chosen before the typed text is sent stays', async () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/?view=search')
  await openPage().draw(<Field />)

  await act(async () => type('cold'))
  await act(async () => changePlace({ filter: { ...placeNow().filter, desk: ['careers'] } }))
  await act(async () => vi.advanceTimersByTime(100))

  expect(placeNow().filter).toMatchObject({ text: 'cold', desk: ['careers'] })
})
