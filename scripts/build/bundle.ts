import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { BuildError } from './build-error.ts'
import type { Kind, Order } from './compile.ts'
import type { Staging } from './staging.ts'

/** What compilers have taken of a processor. */
export let compilersMs = 0

type Codes = Record<Kind, string>

/** What the browser runs and the renderer that makes pages, the staff's screen, and the server: the folders of each. */
const FOLDERS: Record<Kind, string[]> = { site: ['client', 'server'], desk: ['desk'], server: ['programs'] }

/**
 * Puts the programs into a build: those of the last one where the code is the same, else new ones (some 10 s), made by a process of
 * its own, so that a compiler's memory, up to 1.2 GB, is free again when pages are made.
 *
 * @param codes hashes of everything that each is made of.
 * @throws BuildError when a compiler failed; it has told why, with file and line.
 */
export async function bundle(root: string, staging: Staging, catalogue: string, codes: Codes): Promise<void> {
  const keyOf = (kind: Kind) => `${kind} ${codes[kind]}`
  const kinds = (Object.keys(FOLDERS) as Kind[]).filter((kind) => !staging.takeAll(keyOf(kind)))
  if (kinds.length === 0) return
  const child = fork(join(import.meta.dirname, 'compile.ts'))
  child.send({ root, folder: staging.folder, kinds, catalogue } satisfies Order)
  child.once('message', ({ user, system }: NodeJS.CpuUsage) => {
    compilersMs += (user + system) / 1000
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new BuildError('The programs could not be compiled, see above.')
  for (const kind of kinds)
    for (const path of FOLDERS[kind].flatMap((folder) => staging.list(folder))) staging.note(path, keyOf(kind))
}
