import { build, type Plugin } from 'vite'

const SUFFIX = '?minified'

/**
 * `import code from './early.ts?minified'` gives a TypeScript file, with all that it imports, as the text of a small classic
 * script, for a script that must stand in the page itself. It shares no file with islands, which are fetched later.
 */
export function minifiedScript(): Plugin {
  return {
    name: 'minified-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const input = id.slice(0, -SUFFIX.length)
      const result = await build({
        ...{ configFile: false, envFile: false, publicDir: false, logLevel: 'error' },
        build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
      })
      const [built] = [result].flat()
      // One file goes in, so one script comes out.
      if (!built || !('output' in built)) throw new Error(`${input}: nothing was built.`)
      const [{ code, moduleIds }] = built.output
      for (const file of moduleIds) this.addWatchFile(file)
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}
