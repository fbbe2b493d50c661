import type { BuiltPage } from '../../site/pages/_built.ts'
import type { Picture } from '../content/pictures.ts'
import type { ContentReading } from '../content/read.ts'
import { formsIn } from '../forms-on-pages.ts'
import { compress, type Level } from './compress.ts'
import { hashOf } from './inputs.ts'
import { type KeyOf, keysFor, type Sources } from './page-key.ts'
import type { Pool } from './pool.ts'
import { type ScriptsAhead, scriptsAhead } from './scripts-ahead.ts'
import type { Staging } from './staging.ts'
import { type UsedStyles, usedStyles } from './used-styles.ts'

/** From so many files on, pages are compressed at the quicker level: at the other, a thousand would take minutes. */
const MANY = 400
/** What tests build is for a browser on the same machine: a third less work. */
const IS_QUICK = process.env.QUICK_BUILD !== undefined

interface Work extends Sources {
  staging: Staging
  pool: Pool
  reading: ContentReading
}

/** Makes the files of the site, or takes them from the last build, and compresses what is text. */
export async function makePages(work: Work): Promise<void> {
  const { staging, pool } = work
  const list = await pool.make({ kind: 'page', path: '/built-pages.json' })
  const pages = JSON.parse(list.bytes.toString('utf8')) as BuiltPage[] // made by site/pages/built-pages.json.ts
  const level = IS_QUICK || pages.length > MANY ? 6 : 11
  const keyOf = keysFor(work)
  // Pages are rendered meanwhile.
  const withScripts = scriptsAhead(staging.folder, staging.list('client'))
  const withUsedStyles = usedStyles(staging.folder, staging.list('client'))
  await Promise.all([
    ...staging.list('client').map((path) => compress(staging, path, IS_QUICK ? 6 : 11)),
    ...pages.map((page) => makePage(work, page, { keyOf, level, withScripts, withUsedStyles })),
    ...work.reading.pictures.map((picture) => makePicture(work, picture)),
  ])
}

interface Rules {
  keyOf: KeyOf
  level: Level
  withScripts: Promise<ScriptsAhead>
  withUsedStyles: UsedStyles
}

async function makePage({ staging, pool }: Work, page: BuiltPage, rules: Rules): Promise<void> {
  const { keyOf, level, withScripts, withUsedStyles } = rules
  const path = fileOf(page.path)
  const known = staging.readsOf(path)
  if (known === undefined || !staging.take(path, keyOf(page, known))) {
    const { bytes, reads } = await pool.make({ kind: 'page', path: page.path })
    const text = path.endsWith('.html') ? bytes.toString('utf8') : undefined
    const html = text && withoutRest(withUsedStyles((await withScripts)(text)))
    const forms = html ? formsIn(html) : []
    staging.renew(path, keyOf(page, reads), html ? Buffer.from(html) : bytes, { reads, forms })
  }
  await compress(staging, path, level)
}

/** What of a page is never read, and the islands around it. Looked for in one pass: a thousand articles have 400 MB. */
const REST = new RegExp(
  [
    '<style>astro-island,astro-slot,astro-static-slot\\{display:contents\\}</style>',
    ' xmlns="http://www\\.w3\\.org/2000/svg"',
    '( opts="\\{)&quot;name&quot;:&quot;\\w+&quot;,',
    '<!-- -->',
    '></(?:circle|ellipse|image|line|path|polygon|polyline|rect|stop|use)>',
    '(</?astro-island\\b)(?: uid="\\w*")?',
  ].join('|'),
  'g',
)

/**
 * Without Astro's own style element, which would cost each page a hash of its policy (base/elements.css has its rule); without
 * a name that HTML implies, two of each island that nothing reads, of which one differs by the folder of the build, and outside
 * of islands the marks by which React finds its texts again; and each empty shape in one tag.
 */
function withoutRest(html: string): string {
  let depth = 0
  return html.replace(REST, (found, options: string | undefined, island: string | undefined) => {
    if (found.startsWith('></')) return '/>'
    if (island === undefined) return options ?? (depth > 0 && found === '<!-- -->' ? found : '')
    depth += island.startsWith('</') ? -1 : 1
    return island
  })
}

async function makePicture({ staging, pool, reading }: Work, { file, outputs }: Picture): Promise<void> {
  for (const output of outputs) {
    const path = `client${output.url}`
    const key = `picture ${hashOf([reading.hashes[file], output])}`
    if (staging.take(path, key)) continue
    const { bytes } = await pool.make({ kind: 'picture', file, output })
    staging.write(path, key, bytes)
  }
}

/** `/` is index.html, `/about` is about.html, and whatever has an ending keeps it. */
function fileOf(path: string): string {
  if (path === '/') return 'client/index.html'
  return `client${path}${/\.[a-z0-9]+$/.test(path) ? '' : '.html'}`
}
