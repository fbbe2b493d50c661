import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The built site, served by the real server in a process of its own, with data of its own. */
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
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await said(child, child.stdout, /http:\/\/127\.0\.0\.1:\d+/)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    async close() {
      await end(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first text of that shape which a process prints. @throws when it ends before. */
export function said(child: ChildProcess, output: NodeJS.ReadableStream, shape: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = shape.exec(text)
      if (found) resolve(found[0])
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}:\n${text}`)))
  })
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
