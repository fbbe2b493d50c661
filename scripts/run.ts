import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Runs a tool of node_modules with this Node and gives its exit code. Its output goes where ours goes. */
export function run(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(tool, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
