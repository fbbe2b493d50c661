import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// npm leaves out of the lock file what it cannot see for other systems than the one it runs on, and then `npm ci` refuses
// the lock. Run after every `npm install`: adds the parts that an optional dependency names exactly.

interface Locked {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const OS = new Set(['darwin', 'linux', 'win32', 'android', 'freebsd'])
const CPU = new Set(['x64', 'arm64', 'arm', 'ia32', 'wasm32'])
const file = join(import.meta.dirname, '../package-lock.json')

/** Names of optional parts that the lock lacks, each with where it belongs and the version that was asked for. */
export function missingParts(packages: Record<string, Locked>): { path: string; version: string; dev?: boolean }[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, parent, name))
      .map(([name, version]) => ({
        path: `${parent.replace(/node_modules\/(@[^/]+\/)?[^/]+$/, '')}node_modules/${name}`,
        version,
        dev,
      })),
  )
}

function isReachable(packages: Record<string, Locked>, parent: string, name: string): boolean {
  for (let base = parent; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`]) return true
    if (base === '') return false
  }
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }
  for (const { path, version, dev } of missingParts(lock.packages)) {
    const words = path.split(/[/\-.]/)
    const os = words.filter((word) => OS.has(word))
    const cpu = words
      .filter((word) => CPU.has(word) || word === 'gnueabihf')
      .map((word) => (word === 'gnueabihf' ? 'arm' : word))
    lock.packages[path] = {
      version,
      optional: true,
      dev,
      os: os.length > 0 ? os : undefined,
      cpu: cpu.length > 0 ? cpu : undefined,
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
