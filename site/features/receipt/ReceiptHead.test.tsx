import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Receipt } from '../../../contract/receipt.ts'
import { ReceiptHead } from './ReceiptHead.tsx'

/** A Saturday, 3 PM in Ohio. */
const SATURDAY = Date.parse('2026-11-21T20:00:00Z')

function headline(dueAt: string): string {
  // Only what the head shows.
  const receipt = {
    reference: 'Q-7K3M9',
    title: 'DevOps quote',
    receivedAt: new Date(SATURDAY).toISOString(),
    dueAt,
  } as Receipt
  const html = renderToStaticMarkup(<ReceiptHead receipt={receipt} now={SATURDAY} timeZone="America/New_York" />)
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<br\/>/g, ' ').replace(/<[^>]+>/g, '')
}

test('a due time within the week is told by its day', () => {
  expect(headline('2026-11-23T23:00:00Z')).toBe('We answer by Monday, 6:00 PM EST.')
})

test('a due time a week ahead or later carries its date: two Mondays are not confused', () => {
  expect(headline('2026-11-30T23:00:00Z')).toBe('We answer by Monday, November 30, 6:00 PM EST.')
})
