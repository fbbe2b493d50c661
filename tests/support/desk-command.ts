import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BARE_ENV } from './bare-env.ts'

const PROGRAM = join(import.meta.dirname, '../../server/desk/cli.ts')

/** How a command ended: its code, what it printed on each of its outputs, and both together. */
export interface Ended {
  code: number | null
  out: string
  problem: string
  said: string
}

/** Runs the real command line of the desk on a data directory, as the staff do: in a process of its own. */
export async function deskCommand(dataDir: string, args: readonly string[], env = {}): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    // Not the project's folder, where a developer's .env would be read; a restore has no data directory yet.
    cwd: existsSync(dataDir) ? dataDir : join(dataDir, '..'),
    env: { ...BARE_ENV, DATA_DIR: dataDir, ...env },
  })
  const [out, problem, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, out, problem, said: out + problem }
}
