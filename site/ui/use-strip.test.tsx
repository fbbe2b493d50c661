// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useStrip } from './use-strip.ts'

function Slides() {
  const { strip, at } = useStrip(3, false)
  return (
    <div ref={strip} data-at={at}>
      <p />
      <p />
      <p />
    </div>
  )
}

test('a carousel that was swiped before its script came stands where it was left', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Slides />)
  const [strip, second] = [page.firstElementChild, page.querySelectorAll('p')[1]]
  Object.defineProperty(second, 'offsetLeft', { value: 300 })
  if (strip) strip.scrollLeft = 600

  const root = await act(async () => hydrateRoot(page, <Slides />))

  expect(strip?.getAttribute('data-at')).toBe('2')
  await act(async () => root.unmount())
})
