import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BARE_ENV } from '../tests/support/bare-env.ts'
import { endProcess, startServer } from '../tests/support/server-process.ts'

/** Its flags of Node and its memory settings are those of a server in use. */
const UNIT = readFileSync(new URL('../deploy/site@.service', import.meta.url), 'utf8')

/** The built site, served by the real server in its own process, with its own data. */
export interface Site extends AsyncDisposable {
  url: string
  /** The staff's screen and its API. */
  deskUrl: string
  pid: number
  dataDir: string
  /** Ends the process and removes its data, unless a folder for it was given. */
  close(): Promise<void>
}

/**
 * Starts the server on free ports of the loopback.
 *
 * @param settings beside the default ones, in which emails are written to files. `DATA_DIR` names data that is there.
 */
export async function serve(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'bench-data-'))
  const own = { HOST: '127.0.0.1', PORT: '0', DESK_PORT: '0', PUBLIC_URL: '', DATA_DIR: dataDir, SMTP_URL: '' }
  const [, flags] = /^ExecStart=\S+ (.*) server/m.exec(UNIT) ?? []
  const [, arenas] = /^Environment=MALLOC_ARENA_MAX=(\d+)/m.exec(UNIT) ?? []
  const { url, deskUrl, child } = await startServer({
    ...{ program: 'server/start.mjs', quiet: true },
    // Nothing that a developer has set, in .env either: no invented request goes to a real database or webhook.
    cwd: dataDir,
    env: { ...BARE_ENV, NODE_OPTIONS: flags, MALLOC_ARENA_MAX: arenas, ...own, ...settings },
  })
  const close = async () => {
    await endProcess(child)
    if (settings.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, deskUrl, pid: child.pid ?? 0, dataDir, close, [Symbol.asyncDispose]: close }
}

/** Of the server's process, in MiB: VmRSS is now, VmHWM the highest so far, as Linux counts them. */
export function residentMb({ pid }: Site, name: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(found?.[1]) / 1024)
}
