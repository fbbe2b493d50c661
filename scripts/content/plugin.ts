import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Plugin, ViteDevServer } from 'vite'
import { loadReader } from '../build/first-catalogue.ts'
import { catalogueText } from './catalogue.ts'
import { filesUnder } from './files.ts'
import { plainPictureMarkup } from './pictures.ts'
import type { ContentReading } from './read.ts'
import { READS } from './reads.ts'

const root = join(import.meta.dirname, '../..')
const CONTENT = '\0virtual:content'
const CATALOGUE = join(root, 'contract/catalogue.json')

/**
 * A file is emptied before it is written, and chokidar tells of the first change alone for 50 ms after it: what is read at
 * once may be half a file, and nobody would say that the rest has come. A page that is asked for meanwhile waits, too.
 */
const WHOLE_AFTER_MS = 100

/**
 * Gives the site its content (`virtual:content`) and the contract its catalogue.
 *
 * In a build both lie beside the pages: the renderer reads content.json of its own build, so that one program makes the
 * pages of any content, and `BUILD_CATALOGUE` holds the catalogue. Elsewhere they are read from content/ as it is, and a
 * page in development follows each change.
 */
export function contentPlugin(): Plugin {
  let isBuild = false
  let reading: Promise<ContentReading> | undefined
  /** The last that held no mistake: what did not change since is taken from it. */
  let last: ContentReading | undefined
  const read = () => {
    reading ??= merged(undefined)
    return reading
  }
  return {
    name: 'content',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(id, importer) {
      if (id === 'virtual:content') return CONTENT
      // The file is written by a build and may not be there yet.
      return id === './catalogue.json' && importer?.startsWith(join(root, 'contract/')) ? CATALOGUE : undefined
    },
    async load(id) {
      if (id === CATALOGUE) return process.env.BUILD_CATALOGUE ?? catalogueText((await read()).content)
      if (id !== CONTENT) return undefined
      return isBuild ? READ_BESIDE : asModule(await read())
    },
    configureServer(server) {
      const folder = join(root, 'content')
      server.watcher.add(folder)
      server.watcher.on('all', async (_event, path) => {
        if (!path.startsWith(`${folder}/`)) return
        const mine: Promise<ContentReading> = wait(WHOLE_AFTER_MS).then(() =>
          reading === mine ? merged(last) : read(),
        )
        reading = mine
        const error = await mine.then(
          () => undefined,
          (cause: Error) => cause,
        )
        // A later change speaks for itself.
        if (reading === mine) show(server, error)
      })
    },
  }

  async function merged(earlier: ContentReading | undefined): Promise<ContentReading> {
    const next = await readNow(earlier)
    last = { ...next, html: new Map([...(earlier?.html ?? []), ...next.html]) }
    return last
  }
}

async function readNow(earlier?: ContentReading): Promise<ContentReading> {
  const { readContent } = loadReader()
  return readContent(filesUnder(root), { earlier, markup: plainPictureMarkup })
}

function asModule({ content, html }: ContentReading): string {
  return `export default ${JSON.stringify(content)}
const html = ${JSON.stringify(Object.fromEntries(html))}
export const readHtml = (file) => html[file]
export const noteRead = () => {}`
}

/** The renderer lies in a folder below its build's; a server has both in memory (server/http/pages/render-thread.ts). */
const READ_BESIDE = `import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
const read = globalThis[Symbol.for('build-file')] ?? readerOf(import.meta.dirname)
function readerOf(folder) {
  if (existsSync(join(folder, 'content.json'))) return (path) => readFileSync(join(folder, path), 'utf8')
  if (folder === dirname(folder)) throw new Error('There is no content.json above ' + import.meta.dirname)
  return readerOf(dirname(folder))
}
export default JSON.parse(read('content.json'))
const reads = (globalThis[Symbol.for('${READS.description}')] ??= new Set())
export const noteRead = (name) => reads.add(name)
export const readHtml = (file) => read('html/' + file + '.html')`

/** Loads the open pages again, or lays the mistakes over them. */
function show(server: ViteDevServer, error: Error | undefined): void {
  for (const environment of Object.values(server.environments)) {
    for (const id of [CONTENT, CATALOGUE]) {
      const module = environment.moduleGraph.getModuleById(id)
      if (module) environment.moduleGraph.invalidateModule(module)
    }
    if (error === undefined) environment.hot.send({ type: 'full-reload' })
  }
  if (error === undefined) return
  server.config.logger.error(error.message)
  server.environments.client?.hot.send({ type: 'error', err: { message: error.message, stack: '', plugin: 'content' } })
}
