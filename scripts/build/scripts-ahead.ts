import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { init, parse } from 'es-module-lexer'

const FOLDER = 'client/_astro'

/** What is fetched ahead at most: more would take a phone's line for widgets that it may never use. */
const FILES_MAX = 6
/** Bytes as they travel. */
const BYTES_MAX = 60_000

/** Names the scripts that a page may need soon. The page fetches them when its line is idle (site/first-script/ahead.ts). */
export type ScriptsAhead = (html: string) => string

interface Script {
  imports: readonly string[]
  /** Compressed. */
  bytes: number
}

/**
 * Without the list, the first touch would fetch what wakes any island, then what that imports, and so on: one trip after the
 * other. The list begins with that and goes on with what the first button opens, else with the page's first island, as far as there
 * is room.
 *
 * @param folder of the build.
 * @param files of the build, as paths in it.
 */
export async function scriptsAhead(folder: string, files: readonly string[]): Promise<ScriptsAhead> {
  await init
  const scripts = new Map<string, Script>()
  const add = async (path: string) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const [found] = parse(text)
    const imports = found.filter(({ d, n }) => d === -1 && n?.startsWith('./')).map(({ n }) => n?.slice(2) ?? '')
    scripts.set(path.slice(FOLDER.length + 1), { imports, bytes: (await promisify(brotliCompress)(text)).length })
  }
  // On Node's own threads.
  await Promise.all(files.filter((path) => path.startsWith(`${FOLDER}/`) && path.endsWith('.js')).map(add))
  return (html) => {
    const names = namesIn(html, scripts)
    if (names.length === 0) return html
    const list = `<script type="application/json" id="ahead">${JSON.stringify(names)}</script>`
    const end = html.lastIndexOf('</body>')
    return html.slice(0, end) + list + html.slice(end)
  }
}

function namesIn(html: string, scripts: ReadonlyMap<string, Script>): string[] {
  const names = new Set<string>()
  let room = BYTES_MAX
  const add = (name: string) => {
    const script = scripts.get(name)
    if (!script || names.has(name) || names.size === FILES_MAX) return
    if (script.bytes > room) room = 0
    if (room === 0) return
    names.add(name)
    room -= script.bytes
    for (const imported of script.imports) add(imported)
  }
  const islands = html.match(/<astro-island [^>]*>/g) ?? []
  const waitsFor = (island: string) => /&quot;value&quot;:&quot;([\w-]+)&quot;/.exec(island)?.[1]
  const buttons = [...html.matchAll(/data-opens="([\w-]+)"/g)].map(([, opens]) => opens)
  // One that waits for no button, such as the tooltips, can wait for its script, too.
  const soon = [...new Set(buttons), undefined].flatMap((opens) =>
    islands.filter((island) => waitsFor(island) === opens),
  )
  for (const kind of ['renderer', 'component'])
    for (const island of soon)
      for (const [, name = ''] of island.matchAll(new RegExp(` ${kind}-url="/_astro/([^"]+)"`, 'g'))) add(name)
  return [...names].map((name) => name.replace(/\.js$/, ''))
}
