import { expect, test } from 'vitest'
import { linear } from '../../../chart/scale.ts'
import { chartOf } from '../chart-of.ts'
import { clockOf, durationOf, minutesOf } from '../clock.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { drawPassage, isobathDepths } from './passage-drawing.ts'
import { waitingAt, workingDay } from './working-day.ts'

const passage = chartOf(servicePropsOf('app-development'), 'passage')
const day = workingDay(passage)

test('clocks and durations are read and printed alike', () => {
  expect(minutesOf('10:42:30')).toBe(642.5)
  expect(clockOf(642.5)).toBe('10:42')
  expect([24, 89, 60, 118.9].map(durationOf)).toEqual(['24 min', '1 h 29 m', '1 h 0 m', '1 h 58 m'])
})

test('the stretches follow each other, and every edit that was made arrived', () => {
  expect([clockOf(day.from), clockOf(day.to)]).toEqual(['06:08', '13:58'])
  expect(day.stretches.every(({ from }, index) => index === 0 || from === day.stretches[index - 1]?.to)).toBe(true)
  expect([day.made, day.arrived]).toEqual([61, 61])
})

test('each gap ends with an empty queue', () => {
  for (const { gaps } of day.stretches) for (const { to } of gaps) expect(waitingAt(day, to)).toBe(0)
})

test('the edit of the log is the first one made in the cellar, and it waits until the van is back in range', () => {
  const [tapped, , before, back] = passage.log
  const cellar = day.stretches.find(({ label }) => label === 'Cellar')
  const at = minutesOf(tapped?.at ?? '')

  expect(cellar?.gaps[0]?.edits[0]).toBeCloseTo(at, 1)
  expect(waitingAt(day, at + 0.1)).toBe(1)
  expect(cellar?.to).toBe(minutesOf(back?.at ?? ''))
  expect(waitingAt(day, minutesOf(before?.at ?? ''))).toBe(14)
})

test('a row of the queue is as long as its edit waited', () => {
  const oneGap = workingDay({
    begins: '08:00',
    stretches: [{ label: 'Cellar', minutes: 30, signal: 0, sent: 0, gaps: [{ from: 0, to: 30, edits: [10, 20] }] }],
  })
  const along = linear([480, 510], [0, 300])
  const across = drawPassage(oneGap, { along, edit: 10, bar: 40, downwards: false })
  const down = drawPassage(oneGap, { along, edit: 10, bar: 40, downwards: true })

  expect(across.rows[0]).toBe('M100 0H300V10H100zM200 10H300V20H200z')
  expect(down.rows[0]).toBe('M0 100V300H10V100zM10 200V300H20V200z')
  expect(across.outline).toBe('M100 0V10H200V20H300V0')
  expect(across.signal).toBe('')
})

test('no line below the queue touches the one above it', () => {
  const along = linear([360, 840], [0, 1296])
  const lines = isobathDepths(day, { along, edit: 11.5, from: -700, to: 2000, count: 12, apart: 15 })

  expect(lines).toHaveLength(12)
  for (const [index, line] of lines.slice(1).entries())
    for (const [at, depth] of line.entries()) expect(depth - (lines[index]?.[at] ?? 0)).toBeGreaterThan(4)
})
