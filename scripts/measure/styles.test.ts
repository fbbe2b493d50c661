import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { measureStyles } from './styles.ts'

test('raw values are counted outside of tokens and drawings, each declaration once for its kind', () => {
  const text = `.a { color: #fff; background: rgb(7 21 33 / 0.2); font-size: 0.8rem; line-height: 1.35; padding: 3px 0 }
.b { font: 400 1rem / 1.2 var(--font-mono); margin: -0.5rem auto; gap: calc(2 * 1vw) }`

  expect(measureStyles([{ path: 'site/styles/a.css', text }])).toMatchObject({
    'raw colors': 2,
    'raw type sizes': 2,
    'raw line heights': 2,
    'raw distances': 3,
    'raw values in drawings': 0,
  })
  expect(measureStyles([{ path: 'site/styles/a.drawing.css', text }])).toMatchObject({
    'raw colors': 0,
    'raw distances': 0,
    'raw values in drawings': 9,
  })
  expect(measureStyles([{ path: 'site/styles/theme.css', text }])).toMatchObject({ 'raw colors': 0 })
})

test.each([
  'color: var(--color-ink)',
  'mask: linear-gradient(#000 50%, #0000 0)',
  'font: 400 var(--text-mono) / var(--leading-flat) var(--font-mono)',
  'font: inherit',
  'line-height: 0',
  'line-height: var(--leading-text)',
  'font-size: 0.8em',
  'margin: 0 auto -1px',
  'padding: calc(-1 * var(--space-3)) var(--spacing-gutter) 0',
  'gap: 10%',
  'width: 3rem',
])('%s is no raw value', (declaration) => {
  const counted = measureStyles([{ path: 'site/styles/a.css', text: `.a { ${declaration} }` }])

  expect(Object.entries(counted).filter(([name, count]) => name.startsWith('raw') && count > 0)).toEqual([])
})

test('classes, conditions of room and important rules are counted', () => {
  const counted = measureStyles([
    { path: 'site/styles/a.css', text: '.a .b { gap: 0 !important }\n@media (width >= 64rem) { .a { gap: 0 } }\n' },
    { path: 'site/styles/print/b.css', text: '@media print and (width >= 64rem) { .b.c { gap: 0 !important } }\n' },
  ])

  expect(counted).toMatchObject({
    'lines of styles': 3,
    'classes of the site': 3,
    'of them in one file only': 2,
    'widths and heights that conditions name': 1,
    '!important outside print, large text, forced colors and calm': 1,
  })
})

test('a figure over its limit is a fault, and so is one without a limit', () => {
  const { table, faults } = compare({ classes: 3, files: 2, lines: 9, words: 9 }, { classes: 2, files: 2, words: null })

  expect(table.split('\n')).toHaveLength(4)
  expect(faults).toEqual([
    expect.stringMatching(/^classes: 3, and the limit is 2/),
    expect.stringMatching(/^lines: no/),
  ])
})
