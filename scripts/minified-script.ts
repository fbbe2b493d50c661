import { readFileSync } from 'node:fs'
import { minify, type Plugin, transformWithOxc } from 'vite'

const SUFFIX = '?minified'

/**
 * `import code from './early.ts?minified'` gives a TypeScript file as the text of a small classic script, for a script
 * that must stand in the page itself. The file may import nothing. A block around it keeps its names out of the page.
 */
export function minifiedScript(): Plugin {
  return {
    name: 'minified-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const file = id.slice(0, -SUFFIX.length)
      this.addWatchFile(file)
      const plain = await transformWithOxc(readFileSync(file, 'utf8'), file)
      // As a module, its outermost names are shortened, too.
      const { code, errors } = await minify(file, plain.code.replace(/^export \{\};?$/m, ''), { module: true })
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
      return `export default ${JSON.stringify(`{${code.replace(/;\s*$/, '')}}`)}`
    },
  }
}
