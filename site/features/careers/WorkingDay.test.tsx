import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bare } from '../../../tests/support/markup.ts'
import { WorkingDay } from './WorkingDay.tsx'

const day = {
  shared: { from: 10, to: 13 },
  caption: { strong: '10 AM to 1 PM', text: 'is shared.' },
  shifts: [
    { place: 'Ohio City', zone: 'UTC', from: 9, to: 18 },
    { place: 'Lisbon', zone: 'UTC', from: 5, to: 13 },
    { place: 'Nairobi', zone: 'UTC', from: 4, to: 13 },
  ],
}
const card = { title: 'Written first', text: 'Decisions are documents.', note: 'places are at work' }

test('a reason without a figure counts the places where somebody works at its hour', () => {
  const cards = [5, 13].map((hour) => ({ ...card, title: `At ${hour}`, hour }))
  const words = renderToStaticMarkup(<WorkingDay heading="Why Work Here" lead="Hours" cards={cards} day={day} />)

  expect(bare(words)).toContain('<b>2 of 3</b> places are at work')
  // Whoever stops at one is no longer there.
  expect(bare(words)).toContain('<b>1 of 3</b> places are at work')
})
