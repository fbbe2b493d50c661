// Writes site/public/flags: one small round flag for each ISO 3166 country, named by its lower-case code.
// Run: node workshop/media/flags.ts

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import flags from '@iconify-json/circle-flags/icons.json' with { type: 'json' }
import { optimize } from 'svgo'

const FOLDER = 'site/public/flags'
/** Codes that the platform names but ISO 3166-1 does not list: reserved, withdrawn or not a country. */
const NOT_COUNTRIES = new Set(
  'ac an bu cp cq cs dd dg dy ea eu ez fq fx hv ic nh nq nt pc pu pz qo qu rh su ta tp uk un vd wk xa xb yd yu zr zz'.split(
    ' ',
  ),
)
/** Details beyond this size cannot be seen at 20 px. */
const MOST_BYTES = 2000

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

const icons = flags.icons as Record<string, { body: string }>
const aliases = flags.aliases as Record<string, { parent: string }>
const heavy: string[] = []

for (const code of countryCodes()) {
  const icon = icons[code] ?? icons[aliases[code]?.parent ?? '']
  if (!icon) continue
  const svg = smallest(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`)
  if (svg.length > MOST_BYTES) heavy.push(`${code} ${svg.length}`)
  writeFileSync(`${FOLDER}/${code}.svg`, svg)
}
if (heavy.length > 0) console.log(`Above ${MOST_BYTES} bytes: ${heavy.join(', ')}`)

/** The two-letter codes of countries, Kosovo's (xk) among them. */
function countryCodes(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code.toUpperCase()) !== undefined && !NOT_COUNTRIES.has(code))
}

function smallest(svg: string): string {
  const plugins = ['preset-default' as const]
  const fine = optimize(svg, { multipass: true, floatPrecision: 1, plugins }).data
  return fine.length <= MOST_BYTES ? fine : optimize(svg, { multipass: true, floatPrecision: 0, plugins }).data
}
