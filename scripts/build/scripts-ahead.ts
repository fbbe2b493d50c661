import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { init, parse } from 'es-module-lexer'

const FOLDER = 'client/_astro'

/** Names the scripts that a page may need soon. The page fetches them when its line is idle (site/first-script/ahead.ts). */
export type ScriptsAhead = (html: string) => string

/**
 * Without the list, the first touch would fetch an island's script, then what that imports, and so on: one trip after the
 * other.
 *
 * @param folder of the build.
 * @param files of the build, as paths in it.
 */
export async function scriptsAhead(folder: string, files: readonly string[]): Promise<ScriptsAhead> {
  await init
  const imports = new Map<string, string[]>()
  for (const path of files) {
    if (!path.startsWith(`${FOLDER}/`) || !path.endsWith('.js')) continue
    const [found] = parse(readFileSync(join(folder, path), 'utf8'))
    const names = found.filter(({ d, n }) => d === -1 && n?.startsWith('./')).map(({ n }) => n?.slice(2) ?? '')
    imports.set(path.slice(FOLDER.length + 1), names)
  }
  return (html) => {
    const names = namesIn(html, imports)
    if (names.length === 0) return html
    const list = `<script type="application/json" id="ahead">${JSON.stringify(names)}</script>`
    return html.replace(/<\/body>(?![\s\S]*<\/body>)/, `${list}</body>`)
  }
}

/** The scripts of a page's islands and all that they import, each once: first what the first island needs. */
function namesIn(html: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name) || !imports.has(name)) return
    names.add(name)
    for (const imported of imports.get(name) ?? []) add(imported)
  }
  for (const [island] of html.matchAll(/<astro-island [^>]*>/g)) {
    // One that waits for no button, such as the tooltips, can wait for its script, too.
    const [, waitsFor] = /&quot;value&quot;:&quot;([\w-]+)&quot;/.exec(island) ?? []
    if (waitsFor !== undefined && !html.includes(`data-opens="${waitsFor}"`)) continue
    for (const [, name = ''] of island.matchAll(/ (?:renderer|component)-url="\/_astro\/([^"]+)"/g)) add(name)
  }
  return [...names].map((name) => name.replace(/\.js$/, ''))
}
