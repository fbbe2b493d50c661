import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project's files as whoever reads content sees them. Paths go from the project's root. */
export interface Files {
  /** Names in a folder that somebody gave, sorted; none where there is no such folder. */
  list(folder: string): string[]
  has(path: string): boolean
  /** @throws when there is no such file. */
  read(path: string): Buffer
}

/** What editors and file managers leave: `.a.md.swp`, `.#a.md`, `#a.md#`, `a.md~`, `.DS_Store`. */
const LEFT_BEHIND = /^[.#]|~$/

/** The files on disk, and over them changes that are not: a text for a file, or nothing for one that is taken away. */
export function filesUnder(root: string, changes: ReadonlyMap<string, string | undefined> = new Map()): Files {
  const isOnDisk = (path: string) => existsSync(join(root, path))
  return {
    list(folder) {
      const names = new Set(isOnDisk(folder) ? readdirSync(join(root, folder)) : [])
      for (const [path, text] of changes) {
        if (!path.startsWith(`${folder}/`)) continue
        const [name = '', ...below] = path.slice(folder.length + 1).split('/')
        if (text !== undefined) names.add(name)
        else if (below.length === 0) names.delete(name)
      }
      return [...names].filter((name) => !LEFT_BEHIND.test(name)).sort()
    },
    has: (path) => (changes.has(path) ? changes.get(path) !== undefined : isOnDisk(path)),
    read(path) {
      const changed = changes.get(path)
      if (changed !== undefined) return Buffer.from(changed)
      if (changes.has(path)) throw new Error(`${path} is missing`)
      return readFileSync(join(root, path))
    },
  }
}
