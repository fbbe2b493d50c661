import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { markupOf } from '../../../../tests/support/markup.ts'
import { approaches as approachesSchema } from '../../../schemas/charts/software-development.ts'
import { chartOf } from '../chart-of.ts'
import { servicePropsOf } from '../service-props.fixture.ts'
import { ApproachesAcross } from './ApproachesAcross.tsx'
import { Attempts, secondsSinceFirst } from './Attempts.tsx'
import { channelsOf } from './approaches-drawing.ts'
import { groundOf } from './approaches-ground.ts'
import { ACROSS, DOWN } from './approaches-places.ts'
import { ClaimCourse } from './ClaimCourse.tsx'
import { claimOf, hoursText } from './claim-hours.ts'
import { courseOf } from './course-line.ts'
import { Duties } from './Duties.tsx'
import { officeOf } from './office.ts'
import { readingsOf } from './readings.ts'
import { weeksOf } from './reason-weeks.ts'
import { SeaChart } from './SeaChart.tsx'
import { toolAges } from './tool-ages.ts'

const props = servicePropsOf('software-development')
const { service: software } = props
const approaches = chartOf(props, 'approaches')
const office = officeOf(approaches, software)

test('those that stay in the fairway and those that leave it are all claims, and the page says both', () => {
  expect(office.ways.reduce((sum, { claims }) => sum + claims, office.stay)).toBe(office.all)
  const markup = markupOf(ApproachesAcross, { chart: approaches, office })

  expect(markup).toContain('640 of 1,000 claims')
  expect(markup).toContain('The other 360 are')
})

test('more ways round than claims are refused, and so is a state that the sample claim does not pass', () => {
  const channels = approaches.channels.map((way) => ({ ...way, claims: 250 }))
  expect(approachesSchema.safeParse({ ...approaches, channels }).success).toBe(false)

  const stations = approaches.stations.map((station) => ({ ...station, state: 'Lost' }))
  expect(() => officeOf({ ...approaches, stations }, software)).toThrow('no state "Lost"')
})

test('hours of the chart are those of the sample claim, whole days are days', () => {
  expect(office.stations.map(({ hours }) => hours)).toEqual([2, 1, 21, 9])
  expect(office.ways.map(({ hours }) => hoursText(hours))).toEqual(['23 h', '31 h', '20 h', '4 d'])
})

const PLACES = Object.entries({ across: ACROSS, down: DOWN })

test.each(PLACES)('the fairway %s is as broad as the claims in it, and a way as those that take it', (_, places) => {
  const { fairway, ways } = channelsOf(office, places)
  const [along, aside] = places.turned ? [1, 0] : [0, 1]
  const spots = [...fairway.matchAll(/(-?[\d.]+)[ -](-?[\d.]+)/g)].map((pair) => [Number(pair[1]), Number(pair[2])])
  const asides = spots.map((spot) => spot[aside] ?? 0)

  expect(Math.max(...asides) - Math.min(...asides)).toBeCloseTo(office.all * places.perClaim)
  for (const [index, { breadth }] of ways.entries())
    expect(breadth).toBeCloseTo((office.ways[index]?.claims ?? 0) * places.perClaim)
  expect(Math.max(...spots.map((spot) => spot[along] ?? 0))).toBe(places.fairway.ends)
})

test.each(PLACES)('the sea chart %s weighs at most 12 kB compressed, and has no figure without a unit', (_, places) => {
  const markup = markupOf(SeaChart, { places, office })

  expect(brotliCompressSync(markup).length).toBeLessThan(12 * 1024)
  expect(groundOf(places).land).not.toBe('')
  // Labels stand in HTML over it, each with its unit.
  expect(markup).not.toContain('<text')
})

test('the steps of the change stand at equal distances for equal days', () => {
  const { points } = courseOf(approaches.change)
  const perDay = approaches.change.steps.slice(2).map(({ day }, index) => {
    const [from, to] = [points[index + 1]?.[0] ?? 0, points[index + 2]?.[0] ?? 0]
    return (to - from) / (day - (approaches.change.steps[index + 1]?.day ?? 0))
  })

  for (const pixels of perDay) expect(pixels).toBeCloseTo(perDay[0] ?? 0)
})

test('the claim is the sum of its states, and what is left of the promise is to spare', () => {
  const { used, promised } = claimOf(software)
  const chart = chartOf(props, 'claim-course')
  const markup = markupOf(ClaimCourse, { chart, service: software })

  expect([used, promised]).toEqual([76, 96])
  expect(markup).toContain('76 h of 96')
  expect(markup).toContain('20 h to spare')
})

test('duties are counted by where they are', () => {
  const markup = markupOf(Duties, { chart: chartOf(props, 'duties') })

  for (const said of ['<b>7</b> duties moved', '<b>2</b> both answer', '<b>3</b> in the old system'])
    expect(markup).toContain(said)
})

test('each attempt waits as long as the one before announced, and stands at its second', () => {
  const { attempts } = chartOf(props, 'attempts')
  expect(secondsSinceFirst(attempts)).toEqual([0, 31, 94])
  const markup = markupOf(Attempts, { chart: chartOf(props, 'attempts') })

  expect(markup).toContain('minmax(0, 31fr) minmax(0, 63fr)')
  for (const [index, wait] of [31, 63].entries())
    expect(wait).toBeGreaterThanOrEqual(Number(/\d+/.exec(attempts[index]?.label ?? '')?.[0]))
})

test('a reason is as long as its figure and unit say, and one that is no time stops the build', () => {
  expect(software.reasons.items.map(weeksOf)).toEqual([2, 6, 0.1])
  expect(() => weeksOf({ figure: '3', unit: 'apples' })).toThrow('3 apples')
})

test('every tool has its age, the oldest first, and a tool without a year stops the build', () => {
  const chart = chartOf(props, 'tool-years')
  const logos = software.stack?.logos ?? []
  const tools = toolAges(logos, chart)

  expect(tools.map(({ slug }) => slug)).toEqual(logos)
  expect([...tools].sort((a, b) => a.rank - b.rank).map(({ slug }) => slug)[0]).toBe('python')
  expect(tools.find(({ slug }) => slug === 'vue')?.age).toBe(12)
  expect(() => toolAges([...logos, 'rust'], chart)).toThrow('rust')
  expect(() => toolAges(logos.slice(1), chart)).toThrow('javascript')
})

test('the ratings change places and keep their mean, the other figures agree', () => {
  const [first, second] = software.achievements.map(({ figures }) => figures)
  if (!first || !second) throw new Error('There are not two statements.')
  const { sides, crossings, mean } = readingsOf(first, second)

  expect(mean).toBe(4.85)
  expect(crossings).toEqual([
    { label: 'GoodFirms rating', from: 1, to: 0 },
    { label: 'Clutch rating', from: 0, to: 1 },
  ])
  expect(sides[0].filter(({ rank }) => rank === undefined).map(({ figure }) => figure)).toEqual(['60', '200'])
  expect(() => readingsOf(first, first)).toThrow('change places')
})
