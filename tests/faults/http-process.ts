import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { QUOTE_SERVICES } from '../../contract/catalogue.ts'
import { BARE_ENV } from '../support/bare-env.ts'
import { endProcess, type ServerProcess, startServer } from '../support/server-process.ts'
import { tempFolder } from '../support/temp-folder.ts'

/** The folders of one server: a built site of two pages, and an empty data directory. */
export interface Folders {
  dist: string
  dataDir: string
}

/** Makes such folders, which are removed after the test. */
export async function openFolders(): Promise<Folders> {
  const folder = tempFolder()
  const client = join(folder, 'dist', 'client')
  await mkdir(client, { recursive: true })
  await writeFile(join(client, 'index.html'), '<!doctype html><title>Home</title>')
  await writeFile(join(client, '404.html'), '<!doctype html><title>404 Page Not Found</title>')
  return { dist: join(folder, 'dist'), dataDir: join(folder, 'data') }
}

/** Whether the site itself is built: `npm test` and `npm run proof` build it before. */
export const IS_BUILT = existsSync(join(import.meta.dirname, '../../dist/builds'))

/** The compiled one starts in a quarter of the time. A run that has just built it says so (scripts/test/run.ts); else it may be an old one. */
export const PROGRAM = process.env.IS_BUILT ? 'server/start.mjs' : 'server/main.ts'

/** As `start`, with the built site. */
export function startBuilt(dataDir: string, env = {}): Promise<ServerProcess> {
  return start({ dist: undefined, dataDir }, env)
}

/** Starts the real server, which ends with the test at the latest. */
export async function start(
  { dist, dataDir }: { dist: string | undefined; dataDir: string },
  env = {},
  runBy: readonly string[] = [],
): Promise<ServerProcess> {
  // The working directory keeps a developer's .env out of the test.
  const server = await startServer({
    program: PROGRAM,
    cwd: dist ?? tmpdir(),
    dist,
    runBy,
    env: { ...BARE_ENV, PORT: '0', DESK_PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', ...env },
  })
  onTestFinished(() => void endProcess(server.child, 'SIGKILL'))
  return server
}

/** The lines of its log that tell of a fault, from now on. */
export function faultsOf({ child }: ServerProcess): string[] {
  const faults: string[] = []
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (/"level":[56]0|Warning:/.test(line)) faults.push(line)
    })
  return faults
}

/** A quote request as a browser sends it, with the texts that differ, and a file. */
export function quoteForm(texts: Record<string, string> = {}, file?: string | Blob, fileName = 'plan.txt'): FormData {
  const form = new FormData()
  const person = { name: 'Ada', business: 'Engines', email: 'ada@engines.example', phone: '+1 419-555-0100' }
  const service = QUOTE_SERVICES[0]?.value ?? ''
  const answers = { ...person, service, message: 'Weave algebra by spring.', ...texts }
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  if (file !== undefined) form.set('file', new Blob([file]), fileName)
  return form
}

/** Sends such a request to the site at this address. */
export function postQuote(url: string, ...form: Parameters<typeof quoteForm>): Promise<Response> {
  return fetch(`${url}/api/quote`, { method: 'POST', body: quoteForm(...form) })
}
