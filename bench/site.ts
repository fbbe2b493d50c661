import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, startServer } from '../tests/support/server-process.ts'

/** The built site, served by the real server in its own process, with its own data. */
export interface Site {
  url: string
  pid: number
  dataDir: string
  /** Ends the process and removes its data. */
  close(): Promise<void>
}

/** Starts the server on a free port of the loopback. No limit on submissions: all of them come from one address. */
export async function serve(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const settings = { HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: '', DATA_DIR: dataDir, SMTP_URL: '', RATE_LIMIT: '0' }
  const { url, child } = await startServer({ env: { ...process.env, ...settings }, quiet: true })
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    async close() {
      await endProcess(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
