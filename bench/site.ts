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

/**
 * Starts the server on free ports of the loopback.
 *
 * @param settings beside the default ones, in which emails are written to files.
 */
export async function serve(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const own = { HOST: '127.0.0.1', PORT: '0', DESK_PORT: '0', PUBLIC_URL: '', DATA_DIR: dataDir, SMTP_URL: '' }
  const { url, child } = await startServer({ env: { ...process.env, ...own, ...settings }, quiet: true })
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
