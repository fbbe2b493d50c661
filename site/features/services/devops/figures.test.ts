import { expect, test } from 'vitest'
import { bare, markupOf } from '../../../../tests/support/markup.ts'
import { chart } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { secondsOf, timeOf } from '../clock.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { Drain } from './Drain.tsx'
import { dayOf, hoursOf } from './day.ts'
import { ribbonOf, stageAt } from './drain-ribbons.ts'
import { Findings } from './Findings.tsx'
import { MachineWeek } from './MachineWeek.tsx'
import { awakeHours, weekOf } from './machine-hours.ts'
import { mergeSteps } from './merge-steps.ts'
import { jobsOf } from './road-jobs.ts'
import { TimetableChart } from './TimetableChart.tsx'
import { drawDay } from './timetable-drawing.ts'

const props = servicePropsOf('devops')
const timetable = chartOf(props, 'day-of-releases')
const road = chartOf(props, 'road')
const day = dayOf(timetable)

test('times are read and printed alike', () => {
  expect(secondsOf('3:30')).toBe(210)
  expect([570, 1377, 30].map(timeOf)).toEqual(['9:30', '22:57', '0:30'])
  expect([180, 66, 515].map(hoursOf)).toEqual(['3 h', '1 h 6', '8 h 35'])
})

test('all releases take the same time, and the enlarged one is among them', () => {
  const widths = day.releases.map(({ stroke: [[from], [to]] }) => (to - from) * 600)

  for (const width of widths) expect(width).toBeCloseTo(9.5)
  expect(day.releases.map(({ clock }) => clock)).toContain(timetable.enlarged)
  expect(timetable.releases).toContain(timetable.back.of)
})

test('by hand the road takes 8 h 35, and the waits are those that the chart names', () => {
  const markup = markupOf(TimetableChart, { chart: timetable })

  expect(hoursOf(day.hand.minutes)).toBe('8 h 35')
  expect(day.hand.waits.map(({ wait }) => wait)).toEqual([180, 66, 90])
  for (const words of ['14 releases, each 9 min 30 s', '3 h for a tester', '1 h 6 for a signature', 'By hand, 8 h 35'])
    expect(markup.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')).toContain(words)
})

test('the line by hand never runs back, neither in time nor on the road', () => {
  for (const [index, [time, along]] of day.hand.line.slice(1).entries()) {
    const [before, behind] = day.hand.line[index] ?? [0, 0]
    expect(time).toBeGreaterThan(before)
    expect(along).toBeGreaterThanOrEqual(behind)
  }
})

test('a phone has the same strokes with both axes exchanged', () => {
  const across = drawDay(day, { downwards: false })
  const down = drawDay(day, { downwards: true })

  expect(across.strokes[0]).toBe('M525 0L593.1 859.6')
  expect(down.strokes[0]).toBe('M0 525L859.6 593.1')
  expect(down.size).toEqual([1000, 5000])
})

test('eleven machines do 22:57 of work in 9:30, 30 s within the budget', () => {
  const { machines, work, clock, budget, jobs } = jobsOf(road)

  expect(machines).toBe(11)
  expect(timeOf(work)).toBe('22:57')
  expect(timeOf(clock)).toBe('9:30')
  expect(budget - clock).toBe(30)
  expect(clock / 60).toBeCloseTo(day.length)
  expect(jobs.every(({ name }, index) => index === 0 || name - (jobs[index - 1]?.name ?? 0) > 1.36)).toBe(true)
})

test('no two jobs share a machine at one time', () => {
  const { jobs } = jobsOf(road)
  for (const [index, a] of jobs.entries())
    for (const b of jobs.slice(index + 1)) {
      const sameLane = a.lane < b.lane + b.machines && b.lane < a.lane + a.machines
      expect(sameLane && a.start < b.end - 1e-9 && b.start < a.end - 1e-9, `${a.label} and ${b.label}`).toBe(false)
    }
})

test('as many containers run in each stage of the upgrade, and the moment is one of them', () => {
  const drain = chartOf(props, 'drain')
  const markup = markupOf(Drain, drain)

  expect(markup).toContain('24 minutes, 15 containers')
  expect(stageAt(drain.stages, drain.moment)?.on).toEqual([6, 2, 7])
  expect(ribbonOf(drain.stages, 0)).toMatch(/^M0 2\.2C.*V5H0zM0 7\.8C.*V5H0z$/)
  const uneven = { ...drain, stages: [...drain.stages.slice(0, 2), { from: 9, to: 10, on: [6, 2, 8] }] }
  expect(chart.safeParse(uneven).error?.issues[0]?.message).toBe('In each stage as many containers run.')
})

test('the findings are counted, and the machine-hours are a sum', () => {
  const findings = markupOf(Findings, chartOf(props, 'findings'))
  const week = chartOf(props, 'machine-week')

  expect(bare(findings).match(/<dd>\d+/g)).toEqual(['<dd>60', '<dd>14', '<dd>1'])
  expect(findings).toContain('60 findings, one that stops it')
  expect(weekOf(week.machines)).toHaveLength(168)
  expect(markupOf(MachineWeek, week)).toContain(`${awakeHours(week.machines)} machine-hours of 1,344`)
})

test('our share of the merges begins with all and ends with none', () => {
  const steps = mergeSteps({ start: 24, end: 43_800, weeks: 9 })

  expect(steps).toMatch(/^M-1000 0V100H259\.1V88\.9/)
  expect(steps).toMatch(/V0z$/)
})
