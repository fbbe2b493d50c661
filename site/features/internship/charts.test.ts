import { expect, test } from 'vitest'
import { contentOf } from '../../../tests/support/content.ts'
import { internship } from '../../schemas/internship.ts'
import { layOutBeach, NARROW, WIDE } from './beach-drawing.ts'
import { codeLines } from './code-lines.ts'
import { hoursOf } from './WhoCanApply.tsx'
import { weekAxis } from './week-axis.ts'

const { hero, about, who, phases, testimonials } = internship.parse(contentOf('pages/internship.yaml'))

test('the sample week takes as many hours as the page asks for, and none lies over another', () => {
  const { days } = who.week

  expect(hoursOf(days, 'ours')).toBeGreaterThanOrEqual(10)
  expect(hoursOf(days, 'ours')).toBeLessThanOrEqual(15)
  for (const { lectures, shifts, ours } of days) {
    const spans = [lectures, shifts, ours].flatMap((span) => (span ? [span] : [])).sort(([a], [b]) => a - b)
    for (const [index, [from]] of spans.entries()) expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0)
  }
})

test('the comments begin and turn where the first quote says', () => {
  const [first] = testimonials.items

  expect(first?.quote).toContain('nineteen comments')
  expect(about.plot.received[0]).toBe(19)
  expect(first?.drawing).toMatchObject({ form: 'review', comments: 19 })
  expect(first?.quote).toContain('By week ten')
  expect(about.plot.given.findIndex((count) => count > 0) + 1).toBe(10)
})

test.each([WIDE, NARROW])('one swims from the week of the last phase on, at $width px', (scale) => {
  const { walkers, swimmers } = layOutBeach(hero.beach.depths, hero.beach.head, scale)
  const last = phases.at(-1)?.from ?? 0

  expect(walkers.every(({ number }) => number < last)).toBe(true)
  expect(swimmers.every(({ number }) => number >= last)).toBe(true)
  expect(walkers.length + swimmers.length).toBe(scale.figures.length)
})

test('whoever stands, stands on the ground, which falls from week to week', () => {
  const { walkers, weeks } = layOutBeach(hero.beach.depths, hero.beach.head, WIDE)
  const ground = weeks.map(({ y }) => y)

  for (const { mentor, you } of walkers) expect(you[1]).toBeGreaterThan(mentor[1])
  expect(ground).toEqual([...ground].sort((a, b) => a - b))
})

test('a moment stands on the axis by the share of the weeks before it', () => {
  const axis = weekAxis(12)

  expect([axis.at(1), axis.at(7), axis.middle(12), axis.units(13, 792)]).toEqual(['0%', '50%', '95.83%', 792])
})

test('each line of code holds what its comment is about', () => {
  for (const { from, to, marked } of codeLines(19)) {
    expect(marked[0]).toBeGreaterThanOrEqual(from)
    expect(marked[1]).toBeLessThanOrEqual(to)
  }
})
