import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export interface Import {
  file: string
  /** As it is written: a relative path or a package. */
  name: string
  /** The file that a relative path leads to, from the root of the project; undefined for a package. */
  target?: string
  /** Whether nothing of it is left when the program runs. */
  typeOnly: boolean
}

const SOURCE = /\.(ts|tsx|astro)$/

/** All files in these folders, by their path from the root of the project. */
export function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
}

/** The source files in these folders, declarations of types included. */
export function sourcesIn(folders: readonly string[]): string[] {
  return filesIn(folders).filter((file) => SOURCE.test(file))
}

/** The files of the repository, as git lists them, new ones included. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  // Git still lists a file that was deleted a moment ago.
  return list.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}

export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Everything that a source file imports or re-exports, also by `import()`. */
export function importsOf(file: string): Import[] {
  const found = textOf(file).matchAll(
    /(?:^|\n)\s*(?:import|export)(\s+type)?\s[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => {
    const name = match[2] ?? match[3] ?? match[4] ?? ''
    const target = name.startsWith('.')
      ? relative(root, resolve(root, dirname(file), name.replace(/\?.*$/, '')))
      : undefined
    return { file, name, target, typeOnly: match[1] !== undefined }
  })
}

/** A test or what only tests use. */
export function isTest(file: string): boolean {
  return /\.(test|spec|fixture)\.tsx?$/.test(file) || file.startsWith('tests/')
}
