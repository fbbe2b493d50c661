import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../contract/reply.ts'
import { root, textOf, trackedFiles } from './support/imports.ts'
import {
  citedNumbers,
  existsIn,
  oneLine,
  PAGE,
  parentOf,
  readSpecification,
  testTitles,
} from './support/specification.ts'

// Holds docs/specification.md to its form, to the tests that it names, and to what comments cite of it. That it says the
// same as the code is held by specification-and-code.test.ts.

const { body, headings, lines, contents } = readSpecification()
const titles = testTitles()
const files = trackedFiles().filter((file) => /\.(ts|tsx|astro|css|yaml|md|json|sh)$/.test(file))

describe('the page', () => {
  test('has numbers that are unique and in order, each under its heading', () => {
    const numbers = [...body.matchAll(/^(?:##+|-) (\d+(?:\.\d+)*)/gm)].map(([, number = '']) => number)

    // 2.9, 2.9.1, 2.10.
    const isAfter = (number: string, before = '') => number.localeCompare(before, 'en', { numeric: true }) > 0
    const misplaced = numbers.filter((number, at) => at > 0 && !isAfter(number, numbers[at - 1]))
    const orphans = numbers.filter((number) => number.includes('.') && !numbers.includes(parentOf(number)))

    expect(lines.length).toBeGreaterThan(400)
    expect(misplaced).toEqual([])
    expect(orphans).toEqual([])
    expect(numbers).toHaveLength(headings.length + lines.length)
  })

  test('has a list of contents that is its sections', () => {
    const sections = headings.filter(({ number }) => !number.includes('.'))

    expect(contents).toEqual(sections.map(({ number, title }) => `${number} ${title}`))
  })

  test('says something under each heading, and nothing under what is not built yet', () => {
    const filled = new Set(lines.map(({ number }) => parentOf(number)))
    for (const { number, isBuilt } of headings.filter((heading) => heading.number.includes('.')))
      expect(filled.has(number), number).toBe(isBuilt)
  })

  test('quotes only words that a source, a content file or a test holds', () => {
    const sources = files.filter((file) => file !== PAGE && !file.endsWith('.css')).map(textOf)
    const held = oneLine([...sources, ...Object.values(REFUSALS).map(({ error }) => error)].join('\n'))

    const missing = lines.flatMap(({ number, text }) =>
      [...text.matchAll(/“([^”]+)”/g)]
        .flatMap(([, words = '']) => words.split(/\{[^}]+\}/))
        .filter((words) => !held.includes(words.trim()))
        .map((words) => `${number}: ${words}`),
    )

    expect(missing).toEqual([])
  })
})

describe('each line', () => {
  test('names tests that exist', () => {
    const wrong = lines.flatMap(({ number, tests }) =>
      tests.filter((named) => !existsIn(titles, named)).map(({ file, title }) => `${number} [${file}: "${title}"]`),
    )

    expect(titles.length).toBeGreaterThan(400)
    expect(wrong, 'no such test, or several files hold the title and none begins with the name given').toEqual([])
  })

  test('names parts of the bench that exist', () => {
    const parts = lines.flatMap(({ benches }) => benches)

    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(existsSync(join(root, `bench/${part}.ts`)), part).toBe(true)
  })

  test('has a test or a bench, but for a few', () => {
    const bare = lines.filter(({ tests, benches, isUntested }) => tests.length + benches.length === 0 && !isUntested)

    expect(bare).toEqual([])
    expect(lines.filter(({ isUntested }) => isUntested).map(({ number }) => number)).toEqual(UNTESTED)
  })

  test('no source cites a document that is not in the repository', () => {
    const foreign = /\b[Ss]pec (?:part )?[12]\b|\bproduct\.md|(?<![A-Za-z])architecture\.md|(?<![\w-])design\.md/

    const citing = files.filter((file) => file !== 'tests/specification.test.ts' && foreign.test(textOf(file)))

    expect(citing).toEqual([])
  })

  test('that a source cites exists', () => {
    const known = new Set([...headings, ...lines].map(({ number }) => number))

    const lost = files
      .filter((file) => file !== PAGE && file !== 'tests/support/specification.ts')
      .flatMap((file) => citedNumbers(textOf(file)).map((number) => ({ file, number })))
      .filter(({ number }) => !known.has(number))

    expect(lost).toEqual([])
  })
})

/** Lines that say of themselves that no test would notice. */
const UNTESTED: string[] = []

describe('how tests are found', () => {
  const known = [
    { file: 'tests/journeys/quote.spec.ts', title: 'a failure keeps the dialog open' },
    { file: 'tests/journeys/partnership.spec.ts', title: 'a failure keeps the dialog open' },
    { file: 'server/mail/queue/worker.test.ts', title: 'two workers never hold the same letter' },
  ]

  test.each([
    ['quote', 'keeps the dialog', true],
    ['partnership', 'keeps the dialog', true],
    ['contact', 'keeps the dialog', false],
    ['renamed', 'two workers never hold', true],
    ['worker', 'three workers', false],
  ])('%s: "%s" is found: %s', (file, title, found) => {
    expect(existsIn(known, { file, title })).toBe(found)
  })

  test.each([
    ['// As specification 12.1.3 says.', ['12.1.3']],
    ['/**\n * The limit of specification\n * 11.2.2 and 12.1.3.\n */', ['11.2.2', '12.1.3']],
    ['// Specification 3.1, 3.2 and 3.4.1: 100 px.', ['3.1', '3.2', '3.4.1']],
    ['the specification has 2 pages', []],
  ])('the numbers that a comment cites are read: %j', (source, numbers) => {
    expect(citedNumbers(source)).toEqual(numbers)
  })
})
