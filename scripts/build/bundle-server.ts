import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

/** From where the server's program lies in a build to the project's folder. */
const UP = '../../../..'

/** The process, and what it starts. */
const ENTRIES = [
  'server/main.ts',
  'server/database/sqlite/checkpoint-thread.ts',
  'server/http/pages/render-thread.ts',
  'server/mail-in/read-process.ts',
]

/**
 * Puts the server's own program into a build, as JavaScript in few files: a start reads neither TypeScript nor packages, and
 * keeps no sources of either in memory. It is not minified, so that the places in the log can be found in it.
 *
 * @throws what the compiler throws, with file and line.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await build({
    ...{ root, configFile: false, envFile: false, publicDir: false, logLevel: 'error' },
    plugins: [inPlace(root), narrow()],
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ...{ ssr: true, target: 'node24', minify: false, outDir: join(folder, 'programs'), emptyOutDir: false },
      rolldownOptions: {
        input: ENTRIES.map((entry) => join(root, entry)),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

/** A text with one wide letter takes two bytes for each of its letters: such letters are escaped. They stand in texts alone. */
function narrow(): Plugin {
  return {
    name: 'narrow',
    renderChunk: (code) =>
      code.replace(/[\u0100-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  }
}

/** Files that our modules name by their own place: the catalogue is that of the build, the rest lies in the project. */
function inPlace(root: string): Plugin {
  return {
    name: 'in-place',
    enforce: 'pre',
    load(id) {
      if (id === join(root, 'contract/catalogue.json'))
        return {
          code: `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
export default JSON.parse(readFileSync(join(import.meta.dirname, '../catalogue.json'), 'utf8'))`,
          moduleType: 'js',
        }
      if (!id.startsWith(join(root, 'server/'))) return undefined
      const text = readFileSync(id, 'utf8')
      if (!text.includes('import.meta.')) return undefined
      const place = relative(root, dirname(id))
      return text
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${UP}/${place}')`)
        .replace(/new URL\('\.\/([a-z-]+)\.ts', import\.meta\.url\)/g, "new URL('./$1.mjs', import.meta.url)")
    },
  }
}
