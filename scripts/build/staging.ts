import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Built, type BuiltFile, isIntact } from './built.ts'
import { hashOf } from './inputs.ts'

/** A build while it is made: a folder that nobody serves yet. Paths go from that folder. */
export class Staging {
  readonly folder: string
  readonly files: Record<string, BuiltFile> = {}
  readonly #last: Built | undefined
  /** Files of the last build by what they are made of. */
  readonly #known: ReadonlyMap<string, string>
  readonly #folders = new Set<string>()

  /** @param last the build whose files may be taken over. */
  constructor(folder: string, last: Built | undefined) {
    this.folder = folder
    this.#last = last
    this.#known = new Map(Object.entries(last?.manifest.files ?? {}).map(([path, { key }]) => [key, path]))
    mkdirSync(folder, { recursive: true })
  }

  /** Takes a file of the last build, if one was made of the same and nobody changed it since. */
  take(path: string, key: string): boolean {
    const last = this.#last
    if (last === undefined) return false
    // Several programs share one key: then the path says which.
    const from = last.manifest.files[path]?.key === key ? path : this.#known.get(key)
    const file = from === undefined ? undefined : last.manifest.files[from]
    if (from === undefined || file === undefined || !isIntact(last, from)) return false
    this.#link(join(last.folder, from), path)
    this.files[path] = file
    return true
  }

  /** Takes all files of the last build that were made of the same: all of them or, where one is missing or changed, none. */
  takeAll(key: string): boolean {
    const last = this.#last
    const paths = last ? Object.keys(last.manifest.files).filter((path) => last.manifest.files[path]?.key === key) : []
    if (!last || paths.length === 0 || !paths.every((path) => isIntact(last, path))) return false
    return paths.every((path) => this.take(path, key))
  }

  /** Takes a file of the last build, if it holds these bytes, else writes them. */
  renew(path: string, key: string, bytes: Buffer, facts: Pick<BuiltFile, 'reads' | 'forms'>): void {
    const known = this.#last?.manifest.files[path]
    // Made of something else, and still the same: then its date stays, too, and nobody fetches it again.
    if (known?.bytes === hashOf(bytes) && this.take(path, known.key)) this.files[path] = { ...known, ...facts, key }
    else Object.assign(this.write(path, key, bytes), facts)
  }

  /** What this page of the last build had read. */
  readsOf(path: string): readonly string[] | undefined {
    return this.#last?.manifest.files[path]?.reads
  }

  /** Takes a file of the last build as it is. @throws when there is none. */
  keep(path: string): void {
    const key = this.#last?.manifest.files[path]?.key
    if (key === undefined || !this.take(path, key))
      throw new Error(`The last build has no ${path} any more. Build again.`)
  }

  write(path: string, key: string, bytes: Buffer | string): BuiltFile {
    const target = this.#placeFor(path)
    // A file that was linked from another build must never be written in place.
    writeFileSync(target, bytes, { flag: 'wx' })
    return this.note(path, key, hashOf(bytes))
  }

  /** Enters a file that another program wrote. */
  note(path: string, key: string, bytes = hashOf(readFileSync(join(this.folder, path)))): BuiltFile {
    const { size, mtimeMs } = statSync(join(this.folder, path))
    const file = { key, bytes, size, modified: mtimeMs }
    this.files[path] = file
    return file
  }

  /** Files below a folder of this build, whoever wrote them. */
  list(folder: string): string[] {
    return readdirSync(join(this.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .sort()
  }

  #link(source: string, path: string): void {
    const target = this.#placeFor(path)
    try {
      linkSync(source, target)
    } catch {
      // A filesystem without hard links, or a link too many.
      copyFileSync(source, target)
      const { atime, mtime } = statSync(source)
      utimesSync(target, atime, mtime)
    }
  }

  #placeFor(path: string): string {
    const folder = dirname(join(this.folder, path))
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    return join(this.folder, path)
  }
}
