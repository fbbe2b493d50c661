import { join } from 'node:path'
import { build as buildSite } from 'astro'
import { build } from 'vite'
import { bundleServer } from './bundle-server.ts'

// The process that compiles what bundle.ts orders, and tells what it took.

const COMPILERS = {
  // It would empty the folder of the build, in which what the last one had already stands.
  site: (root: string, outDir: string) =>
    buildSite({ root, outDir, logLevel: 'warn', mode: 'production', vite: { build: { emptyOutDir: false } } }),
  desk: (root: string, folder: string) =>
    build({ configFile: join(root, 'desk/vite.config.ts'), build: { outDir: join(folder, 'desk') } }),
  server: bundleServer,
}
export type Kind = keyof typeof COMPILERS

export interface Order {
  root: string
  folder: string
  kinds: Kind[]
  /** As a message: the environment of a process has no room for it on a large site. */
  catalogue: string
}

// Whoever ordered it was ended: nobody will use what is made.
process.once('disconnect', () => process.exit(1))
process.once('message', async ({ root, folder, kinds, catalogue }: Order) => {
  process.env.BUILD_CATALOGUE = catalogue
  try {
    for (const kind of kinds) await COMPILERS[kind](root, folder)
    process.send?.(process.cpuUsage(), () => process.exit())
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})
