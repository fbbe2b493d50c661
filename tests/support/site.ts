import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BARE_ENV } from './bare-env.ts'
import { deskCommand } from './desk-command.ts'
import { freePorts } from './free-port.ts'
import { endProcess, startServer } from './server-process.ts'

/** The real server in a process of its own, with a data folder of its own, on a free port of the loopback. */
export interface RunningSite {
  url: string
  /** The staff's screen, on a port of its own. */
  deskUrl: string
  dataDir: string
  /** `npm run desk -- …` against the same data. Gives what it printed. */
  desk(...args: string[]): Promise<string>
  /** Ends the process: politely, or as a crash does. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** The same data, served again at the same address. */
  restart(): Promise<void>
}

interface SiteOptions {
  smtpUrl?: string
  env?: Record<string, string>
  /** The tree whose build is served; ours unless another was made (another-build.ts). */
  root?: string
  /** It is started again: its ports are none that the system gives to another server while it is down. */
  restarts?: boolean
}

/** Starts the server of the built site. The caller stops it; its data folder goes with `remove`, or at the end of its scope. */
export async function startSite({
  smtpUrl = '',
  env = {},
  root,
  restarts = false,
}: SiteOptions = {}): Promise<RunningSite & AsyncDisposable & { remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  let [port = 0, deskPort = 0] = restarts ? await freePorts(2) : []
  let child: ChildProcess | undefined

  async function start() {
    const settings = {
      DATA_DIR: dataDir,
      PORT: String(port),
      DESK_PORT: String(deskPort),
      HOST: '127.0.0.1',
      SMTP_URL: smtpUrl,
      RATE_LIMIT: '0',
      PUBLIC_URL: '',
      ...env,
    }
    const started = await startServer({
      root,
      // What visitors get is what the build compiled.
      program: 'server/start.mjs',
      // The working directory keeps a developer's .env out of the test.
      cwd: dataDir,
      env: { ...BARE_ENV, ...settings },
    })
    child = started.child
    port = Number(new URL(started.url).port)
    deskPort = Number(new URL(started.deskUrl).port)
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    if (child) await endProcess(child, signal)
  }

  async function remove() {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  await start()
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    get deskUrl() {
      return `http://127.0.0.1:${deskPort}`
    },
    dataDir,
    async desk(...args) {
      const { code, out, said } = await deskCommand(dataDir, args, { SMTP_URL: smtpUrl })
      if (code !== 0) throw new Error(said)
      return out
    },
    stop,
    restart: start,
    remove,
    [Symbol.asyncDispose]: remove,
  }
}
