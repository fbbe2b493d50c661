import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a tool of node_modules with this Node and gives its exit code.
 *
 * @param output an open file for what it prints; by default it goes where ours goes.
 * @param cwd another copy of the project to run it in.
 */
export function run(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
  output?: number,
  cwd = root,
): Promise<number> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(tool, args, {
    cwd,
    stdio: output === undefined ? 'inherit' : ['ignore', output, output],
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  // Whoever ends us by our process id means the tool, too.
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, forward)
  })
}
