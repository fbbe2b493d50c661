import { expect, test } from 'vitest'
import type { DeskItem } from '../../contract/desk/replies.ts'
import { hiddenNews } from './hidden-news.ts'

// Only the reference of an item is read.
const items = ['A', 'B', 'C', 'D', 'E'].map((reference) => ({ reference }) as DeskItem)
/** Rows of 50 px; the first one stands `scrolled` px above the view, which is 100 px high. */
const news = (arrived: string[], scrolled = 0) => hiddenNews(items, new Set(arrived), (at) => at * 50 - scrolled, 100)

test('new requests below the view are counted, and the first of them is led to; above it alone, the nearest', () => {
  expect(news(['C', 'E'])).toEqual({ count: 2, next: 'C', isBelow: true })
  expect(news(['A', 'B'], 150)).toEqual({ count: 2, next: 'B', isBelow: false })
})

test.each([
  ['is in view', ['A', 'B']],
  ['did not come', []],
  ['is not loaded, or is no longer in the list,', ['X']],
])('what %s needs no button', (_where, arrived) => {
  expect(news(arrived)).toBeUndefined()
})
