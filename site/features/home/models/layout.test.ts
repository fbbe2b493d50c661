import { describe, expect, test } from 'vitest'
import { contentOf } from '../../../../tests/support/content.ts'
import { home } from '../../../schemas/home.ts'
import { climbLayout, labelsOf, SIZE, seatsLayout, turnsLayout } from './layout.ts'

const { models } = home.parse(contentOf('pages/home.yaml'))
const [climb, turns, seats] = models.items.map(({ scene }) => scene)
if (climb?.kind !== 'climb' || turns?.kind !== 'turns' || seats?.kind !== 'seats')
  throw new Error('The models changed places')

describe.each(['wide', 'narrow'] as const)('%s', (width) => {
  test('every word stands within its drawing', () => {
    for (const scene of [climb, turns, seats]) {
      for (const { at } of labelsOf(scene, width)) {
        expect(at[0]).toBeGreaterThanOrEqual(10)
        expect(at[0]).toBeLessThanOrEqual(SIZE[width].width - 10)
        expect(at[1]).toBeGreaterThanOrEqual(15)
        expect(at[1]).toBeLessThanOrEqual(SIZE[width].height - 15)
      }
    }
  })

  test('a project knows more at each stage but while it is built, and arrives at the surface on its last week', () => {
    const { stations, surface, ticks, pole } = climbLayout(climb, width)
    const depths = stations.map(([, y]) => y - surface)

    expect(depths.map((depth, index) => Math.sign(depth - (depths[index - 1] ?? depth)))).toEqual([0, -1, 1, -1, -1])
    expect(depths.at(-1)).toBeLessThan(12)
    expect(ticks).toHaveLength(climb.weeks + 1)
    expect(ticks.at(-1)).toBe(pole)
  })

  test('a team has a ring for each turn and a tick for each working day, and nobody stands where the client points', () => {
    const { rings, workdays, bearings, radius } = turnsLayout(turns, width)

    expect(rings).toHaveLength(turns.turns)
    expect(rings.at(-1)).toBe(radius)
    expect(workdays).toHaveLength(turns.days)
    for (const bearing of bearings) expect(Math.abs(bearing)).toBeGreaterThanOrEqual(30)
  })

  test('ours come in after the last day and take seats that are there', () => {
    const { ways, seat, ticks, seats: all } = seatsLayout(seats, width)

    expect(all).toHaveLength(20)
    expect(ticks).toHaveLength(seats.days + 1)
    for (const [index, { column, row }] of seats.ours.entries()) {
      expect(ways[index]?.at(-1)).toEqual(seat(column, row))
      expect(ways[index]?.[1]?.[0]).toBe(ticks.at(-1))
    }
  })
})
