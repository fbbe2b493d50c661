import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Receipt, ReceiptLetter } from '../../../contract/receipt.ts'
import { ReceiptAddition } from './ReceiptAddition.tsx'
import { ReceiptLetters } from './ReceiptLetters.tsx'

const CLOSED: ReceiptLetter = { id: 'a', direction: 'out', author: 'Ines Vale', at: '2026-11-21T20:30:00Z', files: [] }

function drawn(letters: ReceiptLetter[], more: Partial<Receipt> = {}) {
  // Only what these parts show.
  const facts = { reference: 'Q-7K3M9', title: 'DevOps quote', deskMail: 'quotes@site.test', notes: [], files: [] }
  const receipt = { ...facts, letters, addition: {}, ...more } as unknown as Receipt
  const props = { receipt, timeZone: 'America/New_York' }
  const refused = { error: '', problems: {}, note: 'The dock doors.', kept: [] }
  return renderToStaticMarkup(
    <>
      <ReceiptLetters {...props} path="/r/a/answer" />
      <ReceiptAddition {...props} path="/r/a/add" refused={refused} />
    </>,
  )
}

test('a closed answer is a button that posts, beside both ways to reply', () => {
  const html = drawn([CLOSED])

  expect(html).toContain('<form action="/r/a/answer#answer" method="post">')
  expect(html).toContain('href="mailto:quotes@site.test?subject=Re%3A%20%5BQ-7K3M9%5D%20DevOps%20quote"')
  expect(html).toMatch(/Ines Vale.*Reply to Ines.*Send to Ines/)
})

test('an open answer is text, whatever was typed into it, and can be closed', () => {
  const html = drawn([{ ...CLOSED, text: 'Dear Ada,\n\n<img src=x onerror=alert(1)>\nTuesday.' }])

  expect(html).toContain('<p dir="auto">Dear Ada,</p>')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;\nTuesday.')
  expect(html).not.toContain('<img')
  expect(html).toMatch(/<a href="\/r\/a"[^>]*>Close it/)
})

test('without a letter of ours the receipt asks for what was forgotten', () => {
  const html = drawn([])

  expect(html).not.toContain('Our answer')
  expect(html).toContain('Add a note')
})

test('a note that was refused is given back, also where nothing more may be added', () => {
  expect(drawn([])).toMatch(/<textarea.*>The dock doors\.</)
  expect(drawn([], { addition: undefined })).toContain('<p dir="auto">The dock doors.</p>')
})
