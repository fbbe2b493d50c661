// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wakeElement } from '../../tests/support/simulated-page.ts'
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
  const page = await wakeElement(<Slides />, ({ firstElementChild: strip, children }) => {
    Object.defineProperty(children[0]?.children[1], 'offsetLeft', { value: 300 })
    if (strip) strip.scrollLeft = 600
  })

  expect(page.firstElementChild?.getAttribute('data-at')).toBe('2')
})
