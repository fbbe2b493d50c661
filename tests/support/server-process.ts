import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** The real server in its own process, listening. */
export interface ServerProcess {
  url: string
  /** The staff's screen. */
  deskUrl: string
  child: ChildProcess
}

interface Options {
  /** The tree whose server runs; this one by default. */
  root?: string
  /** The file in it; its source by default, which needs no build of its own. */
  program?: 'server/main.ts' | 'server/start.mjs'
  /** The working directory, where a `.env` would be read; `root` by default. */
  cwd?: string
  /** The built site; by default `dist` in `root`. */
  dist?: string
  /** The whole environment of the process. `PORT` 0 lets the system choose a free port. */
  env: Record<string, string | undefined>
  /** A command with its arguments that runs the server's process, such as a sandbox. */
  runBy?: readonly string[]
  /** Whether the log is dropped. A log that nobody reads must not fill the pipe. */
  quiet?: boolean
}

const here = join(import.meta.dirname, '../..')

/** Starts the server and waits until it prints its address. @throws with its error output when it ends before. */
export async function startServer({
  root = here,
  program = 'server/main.ts',
  cwd = root,
  dist,
  env,
  runBy = [],
  quiet = false,
}: Options): Promise<ServerProcess> {
  const [command = '', ...args] = [...runBy, process.execPath, join(root, program), ...(dist ? [dist] : [])]
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'pipe'] })
  collectLog(child)
  const addresses = await printed(child, child.stdout, /Site:[\s\S]*Desk: +http:\/\/127\.0\.0\.1:\d+/)
  const [url = '', ...others] = addresses.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? []
  return { url, deskUrl: others.at(-1) ?? '', child }
}

/** `npm test` looks at what all servers logged: nothing of it may be about a person (scripts/log-check.ts). */
function collectLog(child: ChildProcess): void {
  const folder = process.env.TEST_LOGS
  if (!folder) return
  const file = join(folder, `${randomUUID()}.log`)
  child.stderr?.on('data', (chunk: Buffer) => appendFileSync(file, chunk))
}

/** The first text of that shape that a process prints. @throws with its output when it ends before. */
export function printed(child: ChildProcess, output: NodeJS.ReadableStream | null, shape: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    let errors = ''
    output?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = shape.exec(text)
      if (found) resolve(found[0])
    })
    if (child.stderr !== output) {
      child.stderr?.on('data', (chunk: Buffer) => {
        errors = (errors + chunk.toString()).slice(-10_000)
      })
    }
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}:\n${errors || text}`)))
  })
}

/** Ends a process, unless it has ended. @returns its exit code, null when a signal ended it. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}
