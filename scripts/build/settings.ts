import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** In the order in which they win. Vite reads the same files. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The settings that pages are built with: `PUBLIC_*`, from the environment and before it from the project's `.env`. */
export function publicSettings(root: string): Record<string, string> {
  const files = ENV_FILES.map((name) => join(root, name)).filter((file) => existsSync(file))
  const all = Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))), process.env)
  const entries = Object.entries<string | undefined>(all).flatMap(([name, value]) =>
    name.startsWith('PUBLIC_') && value ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The address that pages give as their own: `PUBLIC_URL`, else the company's domain. */
export function siteAddress(root: string): string {
  const { PUBLIC_URL } = publicSettings(root)
  if (PUBLIC_URL) return PUBLIC_URL
  // Whatever is wrong with the file is told where all of it is checked.
  const domain = /^domain:\s*["']?([^\s"'#]+)/m.exec(readFileSync(join(root, 'content/company.yaml'), 'utf8'))?.[1]
  return URL.canParse(`https://${domain}`) ? `https://${domain}` : 'http://localhost'
}
