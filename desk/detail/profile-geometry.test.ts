import { expect, test } from 'vitest'
import { bedPath, fitLabels, placeOf } from './profile-geometry.ts'

const HOUR = 60 * 60_000
const PROMISED = { receivedAt: 0, dueAt: 24 * HOUR }
const SIZE = { width: 672, depth: 104 }

test('the bed falls from the whole promise at receipt to nothing at the due time', () => {
  expect(placeOf(0, PROMISED, SIZE)).toEqual({ x: 0, y: 104 })
  expect(placeOf(24 * HOUR, PROMISED, SIZE)).toEqual({ x: 672, y: 0 })
  expect(placeOf(12 * HOUR, PROMISED, SIZE).x).toBe(336)
  expect(bedPath(PROMISED, SIZE).startsWith('M0 104L')).toBe(true)
  expect(bedPath(PROMISED, SIZE).endsWith('L672 0')).toBe(true)
})

test('what happened after the due time stands at its end', () => {
  expect(placeOf(30 * HOUR, PROMISED, SIZE)).toEqual({ x: 672, y: 0 })
})

test('a label gives way to the later one, two letters off, and is left out where it would stand far from its mark', () => {
  const marks = [
    { x: 40, label: 'opened' },
    { x: 590, label: 'too far' },
    { x: 595, label: 'note' },
    { x: 610, label: 'Ines takes it' },
  ]

  const labels = fitLabels(marks, SIZE, 7)

  expect(labels.map(({ label }) => label)).toEqual(['opened', 'note', 'Ines takes it'])
  expect((labels[1]?.start ?? 0) + 4 * 7 + 2 * 7).toBeLessThanOrEqual(labels[2]?.start ?? 0)
})
