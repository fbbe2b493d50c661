import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** What a tool has to close in order once it gets a signal, s. */
const TO_CLOSE_SECONDS = 10

/** Folders that go with this process, also when a signal ends it. */
export const temporary: string[] = []

export function removeTemporary(): void {
  // A mount that a test has left in one must not stop the end.
  spawnSync('rm', ['-rf', ...temporary])
}

/**
 * Runs a tool of node_modules with this Node and gives its exit code. A signal to this process ends the tool, then the process.
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
  let asked: NodeJS.Signals | undefined
  let end: Promise<void> | undefined
  // Whoever ends us by our process id means the tool, too, and what we would begin after it.
  const forward = (signal: NodeJS.Signals) => {
    asked ??= signal
    // What has the terminal is told of Ctrl-C there, and ends its own.
    if (output === undefined) child.kill(signal)
    else end ??= endWithAll(child.pid ?? 0, signal)
  }
  for (const signal of SIGNALS) process.on(signal, forward)
  const ended = once(child, 'exit').then(([code]): number => code ?? 1)
  return ended.finally(async () => {
    await end
    for (const signal of SIGNALS) process.off(signal, forward)
    if (!asked) return
    // Another tool may still be ending, and then it is the last one that ends this process.
    if (process.listenerCount(asked) === 0) {
      removeTemporary()
      process.kill(process.pid, asked)
    }
    await new Promise(() => {})
  })
}

/** Sends a signal to a process and to all that it has started, and SIGKILL to those that are still there after a while. */
async function endWithAll(pid: number, signal: NodeJS.Signals): Promise<void> {
  const all = [pid, ...startedBy(pid)]
  for (const each of all) tell(each, signal)
  for (let tenths = 0; tenths < TO_CLOSE_SECONDS * 10 && all.some((each) => tell(each, 0)); tenths++)
    await setTimeout(100)
  for (const each of all) tell(each, 'SIGKILL')
}

/** The processes that a process has started, and what these have, where the system tells (Linux). */
function startedBy(pid: number): number[] {
  const { stdout } = spawnSync('sh', ['-c', `cat /proc/${pid}/task/*/children`], { encoding: 'utf8' })
  return [...stdout.matchAll(/\d+/g)].map(Number).flatMap((child) => [child, ...startedBy(child)])
}

/** @returns false for a process that is gone. */
function tell(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
