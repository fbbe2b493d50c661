import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BARE_ENV } from '../../tests/support/bare-env.ts'
import type { TestContext } from '../context.fixture.ts'

/** Runs the command line as the staff do, beside an open database. */
export async function desk(context: TestContext, ...args: string[]) {
  const env = { ...BARE_ENV, DATA_DIR: context.dataDir, DATABASE_URL: context.databaseUrl ?? '' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { env, cwd: context.dataDir })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, problem, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { out, problem, code }
}
