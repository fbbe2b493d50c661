import { expect, test } from 'vitest'
import {
  figureOf,
  type Kind,
  readChoice,
  readSounding,
  SOUNDING,
  type SoundingChoice,
  soundingMessage,
  soundingQuery,
} from './sounding.ts'

const answered = (what: string, who = 'one', ...hard: string[]): SoundingChoice => ({ what, who, hard })
const figure = (...choice: [string, ...string[]]) => figureOf(readSounding(answered(...choice)))

test('a website for two sides with payments and a busiest day takes 10 to 16 weeks, and what lies between is ours', () => {
  const { stations, ...reading } = readSounding(answered('website', 'two-sides', 'payments', 'busiest-day'))

  expect(figureOf(reading)).toBe('10–16')
  expect(stations.map(({ label, weeks, added, isPublished }) => [label, weeks, added, isPublished])).toEqual([
    ['Website or shop', 6, 6, true],
    ['Two sides', 10, 4, true],
    ['Payments', 13, 3, false],
    ['A busiest day', 16, 3, true],
  ])
})

test.each<[rule: string, weeks: string, what: string, ...answers: string[]]>([
  ['nothing makes it hard: the simple frame as it is published', '6', 'website'],
  ['nothing makes it hard: the simple frame as it is published', '9–17', 'app'],
  ['what the page does not name stays in the simple frame', '9–17', 'app', 'one', 'old-data'],
  ['what the page does not name stays short of the large frame', '6–8', 'website', 'one', 'busiest-day'],
  ['one answer that the page names opens the large frame', '10+', 'website', 'one', 'payments'],
  ['the second lets the line further down', '26–39', 'app', 'two-sides', 'offline'],
  ['the third reaches the end', '26–52', 'app', 'company', 'offline', 'rules'],
  ['a large frame of one figure is that figure', '12', 'first-version', 'one', 'payments', 'rules'],
])('%s: %s weeks', (_rule, weeks, what, ...answers) => {
  expect(figure(what, ...answers)).toBe(weeks)
})

test('no choice at all comes to weeks outside of what its service publishes, and each answer lets the line down', () => {
  const { what, who, hard } = SOUNDING
  for (const { id, simple, large } of what.options) {
    for (const { id: whoId } of who.options) {
      for (let bits = 0; bits < 2 ** hard.options.length; bits++) {
        const chosen = hard.options.flatMap((answer, index) => (bits & (1 << index) ? answer.id : []))
        const { from, to, stations } = readSounding(answered(id, whoId, ...chosen))
        const depths = stations.map(({ weeks }) => weeks)

        expect(from).toBeGreaterThanOrEqual(simple.from)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(Math.max(to, ...depths)).toBeLessThanOrEqual(large.to)
        expect(depths).toEqual(depths.toSorted((a, b) => a - b))
      }
    }
  }
})

test('an address holds a choice in one spelling, and names that are not offered are left out', () => {
  const query = new URLSearchParams('hard=busiest-day&hard=payments&hard=wings&who=two-sides&what=website&utm=x')

  expect(soundingQuery(readChoice(query))).toBe('what=website&who=two-sides&hard=payments&hard=busiest-day')
  expect(readChoice(new URLSearchParams('what=submarine&hard=rules'))).toEqual(SOUNDING.start)
  expect(readChoice(new URLSearchParams('what=app'))).toEqual(answered('app'))
})

test('a quote request says what was sounded, with the address that shows it again', () => {
  expect(soundingMessage(answered('website', 'two-sides', 'payments'), 'https://site.example')).toBe(
    'Sounded on your site: Website or shop, Two sides, Payments: 10–13 weeks.\nhttps://site.example/sounding?what=website&who=two-sides&hard=payments\n\n',
  )
})

test('a kind that content adds is sounded by the same rule', () => {
  const [kind] = SOUNDING.what.options
  const frames = { simple: { from: 1, to: 3, says: '' }, large: { from: 8, to: 8, says: '' } }
  const added: Kind = { ...(kind as Kind), ...frames, id: 'boat', deepens: { rules: 'rules' } }
  const facts = { ...SOUNDING, what: { ...SOUNDING.what, options: [added] } }

  expect(figureOf(readSounding(answered('boat'), facts))).toBe('1–3')
  expect(figureOf(readSounding(answered('boat', 'one', 'rules'), facts))).toBe('8')
})
