import { expect, test } from 'vitest'
import { colorsOf, readColors, THEME } from '../scripts/content/colors.ts'
import { BAKED } from '../workshop/baked.ts'
import { root, textOf, trackedFiles } from './support/imports.ts'

// The accent is typed in the theme alone. Pages and the desk read its token, emails and share images the catalogue of the
// build, and what is kept as drawn is listed with its command.

const { signal } = readColors(root)
const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(signal.slice(at, at + 2), 16))
const TYPED = new RegExp(`${signal}|\\b${red}(,\\s*|\\s+)${green}(,\\s*|\\s+)${blue}\\b`, 'i')

const files = trackedFiles()
  .filter((file) => /^(contract|site|server|desk|scripts|workshop)\/.*\.(ts|tsx|astro|css|html|svg|json)$/.test(file))
  .filter((file) => file !== 'contract/catalogue.json')
const isBaked = (file: string) => BAKED.some(({ writes }) => writes.some((path) => file.startsWith(path)))

test('nothing but the theme types the accent, and what is drawn ahead', () => {
  const typing = files.filter((file) => TYPED.test(textOf(file)))

  expect(typing.filter((file) => !isBaked(file))).toEqual([THEME])
  expect(typing.some(isBaked)).toBe(true)
})

test('pages, share images and covers take from the theme what it gives to programs', () => {
  const given = Object.values(readColors(root)).filter((color) => color !== readColors(root).deep)
  const taking = files.filter((file) => /^site\/(pages|frame|share|features\/blog\/charts\/cover)/.test(file))

  const typing = (color: string) => taking.filter((file) => textOf(file).includes(color))
  expect(taking.length).toBeGreaterThan(50)
  for (const color of given) expect(typing(color), color).toEqual([])
})

test('every drawing of the list was made with the accent of today', () => {
  const icons =
    'desk/icon.svg desk/icon-new.svg desk/icon-late.svg site/public/favicon.svg site/assets/brand/icon.svg'.split(' ')

  for (const icon of icons) expect(textOf(icon).toLowerCase(), icon).toContain(signal)
})

test('another accent in the theme is that of the next build', () => {
  const theme = textOf(THEME).replace(`--color-signal: ${signal}`, '--color-signal: #00aa55')

  expect(colorsOf(theme)).toEqual({ ...readColors(root), signal: '#00aa55' })
  expect(() => colorsOf('')).toThrow('--color-ink is missing')
})
