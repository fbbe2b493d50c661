import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Receipt } from '../../../contract/receipt.ts'
import { company } from '../../brand/company.ts'
import { ReceiptHead } from './ReceiptHead.tsx'
import { ReceiptSide } from './ReceiptSide.tsx'
import { ReceiptStatus } from './ReceiptStatus.tsx'

/** A Saturday, 3 PM in Ohio. */
const SATURDAY = Date.parse('2026-11-21T20:00:00Z')

// Only what these parts show.
const REQUEST = { reference: 'Q-7K3M9', title: 'DevOps quote', email: 'ada@example.com', files: [], letters: [] }
const TIMES = { receivedAt: '2026-11-21T20:00:00Z', dueAt: '2026-11-22T20:00:00Z' }

function receiptOf(facts: Partial<Receipt>): Receipt {
  return { ...REQUEST, ...TIMES, ...facts } as unknown as Receipt
}

function head(facts: Partial<Receipt>, now = SATURDAY): string {
  return wordsOf(<ReceiptHead receipt={receiptOf(facts)} now={now} company={company} />)
}

function status(facts: Partial<Receipt>, now = SATURDAY): string {
  const paths = { path: '/r/a', statusPath: '/api/receipts/a' }
  return wordsOf(<ReceiptStatus receipt={receiptOf(facts)} {...paths} now={now} timeZone={company.timeZone} />)
}

function wordsOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,])/g, '')
}

test('a due time is told by its day, and a week ahead or later by its date, too: two Mondays are not confused', () => {
  expect(head({ dueAt: '2026-11-23T23:00:00Z' })).toContain('We answer by Monday, 6:00 PM EST.')
  expect(head({ dueAt: '2026-11-30T23:00:00Z' })).toContain('We answer by Monday, November 30, 6:00 PM EST.')
})

const LATE = { receivedAt: '2026-11-01T15:40:00Z', dueAt: '2026-11-04T15:40:00Z' }

test('after the due time it says that we are late, when the answer was due and whom to call, and promises nothing', () => {
  const text = head(LATE)

  expect(text).toContain('We are late. You should have had our answer by Wednesday, November 4, 10:40 AM EST')
  expect(text).toContain(`call ${company.phone.display} and give Q-7K3M9. Monday to Friday, 9:00 AM to 6:00 PM EST.`)
  expect(text).toContain('Late by 17 days 4 hours')
  expect(text).not.toMatch(/we answer|left until/i)
  expect(status(LATE)).toContain('was due Wed, Nov 4, 10:40 AM')
  expect(status(LATE)).not.toContain('We answer by')
})

test('days that are past carry their date, once the weekday could be another', () => {
  const opened = { ...LATE, openedAt: '2026-11-02T19:04:00Z', answeredAt: '2026-11-20T16:00:00Z' }

  expect(status(opened)).toContain('Opened Mon, Nov 2, 2:04 PM')
  expect(status(opened)).toContain('Answered Fri 11:00 AM')
})

test('an email about the request names it in its subject: there may be no acknowledgement to reply to', () => {
  const receipt = receiptOf({ deskMail: 'quotes@site.test' })
  const paths = { copyPath: '/r/a/copy', erasePath: '/r/a/erase' }

  const side = renderToStaticMarkup(<ReceiptSide receipt={receipt} {...paths} now={SATURDAY} company={company} />)

  expect(side).toContain('href="mailto:quotes@site.test?subject=Re%3A%20%5BQ-7K3M9%5D%20DevOps%20quote"')
})

test('files are named only where there are some', () => {
  const file = { position: 0, name: 'plan.pdf', bytes: 9, kind: 'PDF', path: '/r/a/files/0' }

  expect(status({})).toContain('Stored safely before')
  expect(status({ files: [file] })).toContain('Stored safely, files included, before')
})

test('a person has read it only between opening and answer', () => {
  const read = 'A person at our desk has read it and is preparing your answer.'

  expect(status({})).not.toContain(read)
  expect(status({ openedAt: '2026-11-21T20:10:00Z' })).toContain(read)
  expect(status({ openedAt: '2026-11-21T20:10:00Z', answeredAt: '2026-11-21T20:30:00Z' })).not.toContain(read)
})

test('an answered one says what to do where no answer came', () => {
  const text = head({ answeredAt: '2026-11-21T20:30:00Z' })

  expect(text).toContain('We have answered. It went to ada@example.com. If it is not there, look in the spam folder')
  expect(text).toContain(`call ${company.phone.display} and give Q-7K3M9`)
})

test('an answer that left is told with its time, and how long before the promise that was', () => {
  const answeredAt = '2026-11-21T20:30:00Z'
  const letters = [{ id: 'a', direction: 'out' as const, author: 'Ines Barros', at: answeredAt, files: [] }]

  const text = head({ answeredAt, answeredBy: 'letter', letters })

  expect(text).toMatch(/Answered Saturday, 3:30 PM EST\..*Before we had promised 23 hours 30 minutes/)
  expect(status({ answeredAt, letters })).toContain('read it below')
  expect(head({ answeredAt: '2026-11-23T20:00:00Z', answeredBy: 'letter', letters })).toContain('After we had promised')
  expect(head({ answeredAt, answeredBy: 'phone' })).toContain('We have answered. By telephone.')
  expect(status({ answeredAt, answeredBy: 'phone' })).toContain('By telephone.')
})
