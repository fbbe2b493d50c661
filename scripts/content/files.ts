import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project's files as whoever reads content sees them. Paths go from the project's root. */
export interface Files {
  /** Names in a folder, sorted; none where there is no such folder. */
  list(folder: string): string[]
  has(path: string): boolean
  /** @throws when there is no such file. */
  read(path: string): Buffer
}

/** The files on disk, and over them changes that are not: a text for a file, or nothing for one that is taken away. */
export function filesUnder(root: string, changes: ReadonlyMap<string, string | undefined> = new Map()): Files {
  const isOnDisk = (path: string) => existsSync(join(root, path))
  return {
    list(folder) {
      const names = new Set(isOnDisk(folder) ? readdirSync(join(root, folder)) : [])
      for (const [path, text] of changes) {
        const name = path.slice(folder.length + 1)
        if (!path.startsWith(`${folder}/`) || name.includes('/')) continue
        if (text === undefined) names.delete(name)
        else names.add(name)
      }
      return [...names].sort()
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
