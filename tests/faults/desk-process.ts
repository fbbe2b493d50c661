import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BARE_ENV } from '../support/bare-env.ts'

/** Runs the real command line of the desk on a data directory. @returns its exit code and all that it printed. */
export async function desk(dataDir: string, args: string[], env = {}): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/desk/cli.ts'), ...args], {
    // Not the project's folder, where a developer's .env would be read.
    cwd: join(dataDir, '..'),
    env: { ...BARE_ENV, DATA_DIR: dataDir, ...env },
  })
  const [out, problem, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: Number(code), out: out + problem }
}
