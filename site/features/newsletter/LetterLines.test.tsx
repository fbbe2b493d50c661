import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LetterLines } from './LetterLines.tsx'

const DAY_MS = 86_400_000
const SENT = Date.parse('2026-03-03T19:18:00Z')

function lines(now?: number) {
  const expiresAt = now === undefined ? undefined : SENT + 7 * DAY_MS
  return renderToStaticMarkup(<LetterLines state="asked" now={now} expiresAt={expiresAt} timeZone="America/New_York" />)
}

test.each([
  [1, 0],
  [2, 1.5],
  [7, 6.9],
])('the page of a newsletter link tells day %i of its seven, and until when it is good', (day, later) => {
  const html = lines(SENT + later * DAY_MS)

  expect(html).toContain(`<b>day ${day} of 7</b>good until Tue, March 10`)
  expect(html).toContain(`--day:${day - 1}`)
})

test('the page that is the same for everybody names no day', () => {
  expect(lines()).toContain('the link is good for 7 days')
  expect(lines()).not.toMatch(/day \d of|until|Apr/)
})
