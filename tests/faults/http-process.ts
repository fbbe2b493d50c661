import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface Running {
  process: ChildProcess
  url: string
}

/** Folders for a server of its own: a built site of two pages, and an empty data directory. Gone after the test. */
export async function openGround(): Promise<{ dist: string; dataDir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const client = join(folder, 'dist', 'client')
  await mkdir(client, { recursive: true })
  await writeFile(join(client, 'index.html'), '<!doctype html><title>Home</title>')
  await writeFile(join(client, '404.html'), '<!doctype html><title>404 Page Not Found</title>')
  return { dist: join(folder, 'dist'), dataDir: join(folder, 'data') }
}

/** Starts the real process, and waits until it prints its address. */
export async function start({ dist, dataDir }: { dist: string; dataDir: string }, env = {}): Promise<Running> {
  const main = join(import.meta.dirname, '../../server/main.ts')
  const child = spawn(process.execPath, [main, dist], {
    // Port 0: the system chooses a free one. The folder keeps a developer's .env out of the test.
    cwd: dist,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  let printed = ''
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += text
    const url = /Site: +(http:\S+)/.exec(printed)?.[1]
    if (url) return { process: child, url }
  }
  throw new Error(`The server did not start.\n${complaints}`)
}

/** Ends the process. @returns its exit code, null where a signal ended it. */
export async function end(running: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const ended = once(running.process, 'exit')
  running.process.kill(signal)
  const [code] = await ended
  return code
}
