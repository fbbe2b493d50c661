import { expect, test } from 'vitest'
import type { DeskEvent } from '../../contract/desk/replies.ts'
import { basinsOf, fitLabels, roundsOf } from './profile-geometry.ts'

const HOUR = 60 * 60_000
const SIZE = { width: 672, depth: 104 }

test('the bed falls from the whole promise at receipt to nothing at the due time, where all stands that came later', () => {
  const { place, bed } = basinsOf([{ from: 0 }], 24 * HOUR, SIZE)

  expect(place(0)).toEqual({ x: 0, y: 104 })
  expect([24, 30].map((hours) => place(hours * HOUR))).toEqual(Array(2).fill({ x: 672, y: 0 }))
  expect(place(12 * HOUR).x).toBe(336)
  expect(bed.startsWith('M0 104L')).toBe(true)
  expect(bed.endsWith('L672 0')).toBe(true)
})

test('each question opens a basin, and our answer to it closes it: land lies between', () => {
  const again = event('reopened', 24, null, 'The visitor wrote again.')
  const rounds = roundsOf([event('answered', 12, 'Ines'), again, event('noted', 30, 'Ines')], 0)
  const { place, lands, x } = basinsOf(rounds, 48 * HOUR, SIZE)

  expect(rounds).toEqual([{ from: 0, to: 12 * HOUR, by: 'Ines' }, { from: 24 * HOUR }])
  expect(lands).toEqual([{ x: 168, to: 336, ms: 12 * HOUR }])
  expect(place(18 * HOUR)).toEqual({ x: 252, y: 0 })
  expect(place(24 * HOUR)).toEqual({ x: 336, y: 104 })
  expect(x(36 * HOUR)).toBe(504)
})

test('an answer that was returned or taken back closes nothing, and a reply that was no question opens nothing', () => {
  const answered = event('answered', 2, 'Ines')
  for (const detail of ['The answer was returned.', 'The answer was not delivered.'])
    expect(roundsOf([answered, event('reopened', 3, null, detail)], 0)).toEqual([{ from: 0, by: 'Ines' }])
  expect(roundsOf([answered, event('undone', 3, 'Ines', 'answered')], 0)).toMatchObject([{ from: 0 }])
  const thanks = [answered, event('reopened', 3, null), event('undone', 4, 'Ines', 'reopened')]
  expect(roundsOf(thanks, 0)).toEqual([{ from: 0, to: 2 * HOUR, by: 'Ines' }])
  const again = [event('answered', 4, 'Ines'), event('reopened', 5, 'Corin'), event('undone', 6, 'Corin', 'reopened')]
  expect(roundsOf([...thanks.slice(0, 2), ...again], 0)).toEqual([
    { from: 0, to: 2 * HOUR, by: 'Ines' },
    { from: 3 * HOUR, to: 4 * HOUR, by: 'Ines' },
  ])
})

test('of many rounds the last two have the room', () => {
  const rounds = [0, 10, 20, 30].map((at) => ({ from: at * HOUR, to: (at + 5) * HOUR }))
  const { x } = basinsOf(rounds, 40 * HOUR, { width: 248, depth: 104 })

  expect([0, 10, 20, 30, 40].map((at) => x(at * HOUR))).toEqual([0, 24, 48, 148, 248])
})

function event(kind: DeskEvent['kind'], hours: number, actor: string | null, detail = '') {
  return { kind, at: new Date(hours * HOUR).toISOString(), actor, detail }
}

test('a label gives way to the later one, two letters off, and is left out where it would stand far from its mark', () => {
  const places = { opened: 40, 'too far': 590, note: 595, 'Ines takes it': 610 }
  const marks = Object.entries(places).map(([label, x]) => ({ x, label }))

  const labels = fitLabels(marks, SIZE.width)

  expect(labels.map(({ label }) => label)).toEqual(['opened', 'note', 'Ines takes it'])
  expect((labels[1]?.start ?? 0) + 4 * 7 + 2 * 7).toBeLessThanOrEqual(labels[2]?.start ?? 0)
})
