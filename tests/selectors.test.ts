import { globSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { root, textOf } from './support/imports.ts'

/** Compounds before a `:has()` that hang on the root, the body, or any element at all. */
function unbound(selector: string): string[] {
  const compounds = [...selector.matchAll(/:has\(/g)].map(({ index }) => compoundBefore(selector, index))
  return compounds.filter((compound) =>
    /^(body|html|div|\*|:root|)$/.test(compound.replace(/:not\(.*?\)|:\w+$/g, '') || compound),
  )
}

/** The compound that ends at `end`; inside the brackets of `:is()` and its like, the one that these belong to. */
function compoundBefore(selector: string, end: number): string {
  let depth = 0
  let begin: number | undefined
  for (let at = end - 1; at >= 0; at -= 1) {
    const letter = selector[at] ?? ''
    if (letter === ')' || letter === ']') depth += 1
    else if (depth > 0 && (letter === '(' || letter === '[')) depth -= 1
    else if (letter === '(') return compoundBefore(selector, at)
    else if (depth === 0 && /[\s>+~,]/.test(letter)) begin ??= at + 1
  }
  return selector.slice(begin ?? 0, end)
}

/** What `find` finds in the selectors of a folder's styles, with its place. */
function foundIn(pattern: string, find: (selector: string) => string[]): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !file.includes('/print/'))
  const found: string[] = []
  for (const file of files)
    parse(textOf(file)).walkRules((rule) => {
      found.push(...find(rule.selector).map((part) => `${file}:${rule.source?.start?.line}: ${part}`))
    })
  expect(files.length).toBeGreaterThan(50)
  return found
}

// A change anywhere below the root, the body or any element at all would have the browser look again.
test('no :has() of the styles hangs on the root, the body or any element at all, paper aside', () => {
  expect(foundIn('{site,desk}/**/*.css', unbound)).toEqual([])
})

// Whatever comes first into the body, as the guards of an open list do, would have Chromium compute the style of every
// such element of the page: 420 on the home page. `li:nth-child(n + 2)` says the same.
test('no selector of the site names an element by its like before it', () => {
  expect(
    foundIn('site/**/*.css', (selector) => selector.match(/(?<![\w.\-#\])])([a-z]+|\*) \+ \1(?![\w-])/g) ?? []),
  ).toEqual([])
})

// Where a page has none of it, `not` and a count of 0 would hold for ever.
test('every class that a test looks for is one of the site or the desk', () => {
  const textsOf = (pattern: string) => globSync(pattern, { cwd: root }).map(textOf).join('\n')
  const words = new Set(textsOf('{site,desk}/**/*.{ts,tsx,astro,css}').match(/[\w-]+/g))
  const looked = textsOf('tests/{journeys,support}/**/*.ts').match(
    /(?<=['"`\s(>\]])\.[a-z]+(-[a-z]+)+(?=[\s:>,)['"`])/g,
  )
  expect(looked?.length).toBeGreaterThan(100)
  expect(looked?.filter((name) => !words.has(name.slice(1)))).toEqual([])
})

test.each(
  (
    'body:has(main), :root:has(.toast) .card, html:not([data-calm]) body:not(:has(dialog[open])) .project, ' +
    ':has(> .mark) > p, div:has(> .week), .chart div:has(p)'
  ).split(', '),
)('%s hangs on nothing', (selector) => {
  expect(unbound(selector)).toHaveLength(1)
})

test.each([
  '.card:has(a:hover)',
  ':is(.a, .b):has(p) .c',
  '[data-of="a b"]:has(p)',
  '.list li:not(.here):has(> .mark)',
  '.chip:is(.on, :has(p))',
])('%s hangs on something', (selector) => {
  expect(unbound(selector)).toEqual([])
})

test('the files of a font have one range of weights, and none shows an ellipsis, which comes and goes while fonts load', () => {
  const fonts = new Set<string>()
  parse(textOf('site/styles/tokens.css')).walkAtRules('font-face', (rule) => {
    const text = rule.toString()
    const isWhole = text.includes('fontsource')
    if (text.includes('U+')) fonts.add(String(text.match(/font-(?:family|weight): .*/g)))
    for (const [, from = '', to = from] of isWhole ? text.matchAll(/U\+(\w+)(?:-(\w+))?/g) : [])
      expect(from > '2026' || to < '2026', `${from}-${to}`).toBe(true)
  })
  expect(fonts.size).toBe(3)
})
