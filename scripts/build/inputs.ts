import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { publicSettings, siteAddress } from './settings.ts'

/** What a build is made of, as hashes: whatever differs is seen, a file that went or came back with an old date, too. */
export interface Inputs {
  /** All of it. */
  all: string
  /** The programs that make pages, and the settings in them; content is not in it. */
  code: string
  /** What draws share images. */
  drawing: string
  /** The staff's screen. */
  desk: string
  /** The server's program. */
  server: string
}

/** The files and folders that each is made of. */
const SOURCES = {
  code: `astro.config.ts contract package-lock.json scripts/build scripts/content scripts/forms-on-pages.ts
    scripts/minified-script.ts site tsconfig.json`.split(/\s+/),
  desk: `contract desk package-lock.json scripts/build site/chart/scale.ts site/styles/theme.css
    tsconfig.json`.split(/\s+/),
  server: ['contract', 'package-lock.json', 'scripts/build', 'server'],
  drawing: ['contract/colors.ts', 'package-lock.json', 'site/chart', 'site/share', 'site/styles/theme.css'],
}
/** A build writes the first; the others are no part of it. */
const LEFT_OUT = /^contract\/catalogue\.json$|\.(test|fixture)\.tsx?$/

/** Reads every source: some 100 ms. */
export function readInputs(root: string): Inputs {
  const hashes = new Map<string, string>()
  for (const path of ['content', ...Object.values(SOURCES).flat()]) hashFiles(root, path, hashes)
  const settings = publicSettings(root)
  // The footer prints the year.
  const circumstances = { node: process.version, year: new Date().getFullYear(), settings, site: siteAddress(root) }
  const among = (name: keyof typeof SOURCES) => [...hashes].filter(([file]) => isSourceOf(name, file))
  return {
    all: hashOf([circumstances, [...hashes]]),
    code: hashOf([circumstances, among('code')]),
    drawing: hashOf([process.version, among('drawing')]),
    desk: hashOf([process.version, among('desk')]),
    server: hashOf(among('server')),
  }
}

/** Whether another text of the file makes that another. */
export function isSourceOf(name: keyof typeof SOURCES, file: string): boolean {
  return SOURCES[name].some((path) => file === path || file.startsWith(`${path}/`))
}

export function hashOf(value: string | Buffer | object): string {
  const bytes = typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value)
  return createHash('sha256').update(bytes).digest('base64url')
}

function hashFiles(root: string, path: string, hashes: Map<string, string>): void {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (stat?.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) hashFiles(root, `${path}/${name}`, hashes)
  } else if (stat && !hashes.has(path) && !LEFT_OUT.test(path)) {
    hashes.set(path, hashOf(readFileSync(join(root, path))))
  }
}
