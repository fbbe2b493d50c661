import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { BuildError } from './build-error.ts'
import type { Staging } from './staging.ts'

/** What a build compiles: its folders, a file that none lacks, and the compiler, which is loaded only where it is needed. */
const PROGRAMS = {
  /** What the browser runs, and the renderer that makes pages. */
  site: {
    folders: ['client', 'server'],
    oneOfThem: 'server/entry.mjs',
    async compile(root: string, folder: string) {
      const { build } = await import('astro')
      await build({ root, outDir: folder, logLevel: 'warn', mode: 'production' })
    },
  },
  /** The staff's screen. */
  desk: {
    folders: ['desk'],
    oneOfThem: 'desk/index.html',
    async compile(root: string, folder: string) {
      const { build } = await import('vite')
      await build({ configFile: join(root, 'desk/vite.config.ts'), build: { outDir: join(folder, 'desk') } })
    },
  },
  server: {
    folders: ['programs'],
    oneOfThem: 'programs/main.mjs',
    compile: async (root: string, folder: string) => (await import('./bundle-server.ts')).bundleServer(root, folder),
  },
}
type Kind = keyof typeof PROGRAMS
const KINDS = Object.keys(PROGRAMS) as Kind[]

/** Sent to the process that compiles. */
interface Order {
  root: string
  folder: string
  kinds: Kind[]
  /** As a message: the environment of a process has no room for it on a large site. */
  catalogue: string
}

/**
 * Puts the programs into a build: those of the last one where the code is the same, else new ones (some 10 s), made by a process of
 * its own, so that a compiler's memory, up to 1.2 GB, is free again when pages are made.
 *
 * @param codes hashes of everything that each is made of.
 * @returns the time of a processor that it took, ms.
 * @throws BuildError when a compiler failed; it has told why, with file and line.
 */
export async function bundle(
  root: string,
  staging: Staging,
  catalogue: string,
  codes: Record<Kind, string>,
): Promise<number> {
  const keyOf = (kind: Kind) => `${kind} ${codes[kind]}`
  const kinds = KINDS.filter((kind) => !staging.takeAll(keyOf(kind), PROGRAMS[kind].oneOfThem))
  if (kinds.length === 0) return 0
  const child = fork(import.meta.filename)
  child.send({ root, folder: staging.folder, kinds, catalogue } satisfies Order)
  let took = 0
  child.once('message', ({ user, system }: NodeJS.CpuUsage) => {
    took = (user + system) / 1000
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new BuildError('The programs could not be compiled, see above.')
  for (const kind of kinds)
    for (const path of PROGRAMS[kind].folders.flatMap((folder) => staging.list(folder))) staging.note(path, keyOf(kind))
  return took
}

if (process.argv[1] === import.meta.filename) {
  // Whoever ordered it was ended: nobody will use what is made.
  process.once('disconnect', () => process.exit(1))
  process.once('message', async ({ root, folder, kinds, catalogue }: Order) => {
    process.env.BUILD_CATALOGUE = catalogue
    try {
      for (const kind of kinds) await PROGRAMS[kind].compile(root, folder)
      process.send?.(process.cpuUsage(), () => process.exit())
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  })
}
