import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, temporary } from '../run.ts'

// Tests ask nothing of any other machine. The whole run has a network of its own in which there is nothing but the
// loopback, where the system allows it; elsewhere every Node process of the run writes down what else it asks for.

interface Network {
  /** What the processes of the run must have in their environment. */
  env: Record<string, string>
  /** Every address beyond the loopback that was asked for. */
  attempts(): string[]
}

const LOOPBACK_UP = 'ip link set lo up && exec "$@"'
/** Root needs no more. Others are given a user namespace, in which they may make a network. */
const UNSHARE = process.getuid?.() === 0 ? ['--net'] : ['--user', '--map-current-user', '--keep-caps', '--net']

/** Runs `script` again without a way out, and ends with it; or prepares this process to notice who asks for one. */
export async function enterLoopback(script: string, args: readonly string[]): Promise<Network> {
  const inside = (...command: string[]) => [...UNSHARE, '--', 'sh', '-c', LOOPBACK_UP, 'sh', ...command]
  if (process.env.TEST_NETWORK === undefined && spawnSync('unshare', inside('true')).status === 0)
    process.exit(await run('unshare', inside(process.execPath, script, ...args), { TEST_NETWORK: 'none' }))
  if (process.env.TEST_NETWORK === 'none') {
    console.log('The tests run in a network that has nothing but this machine.')
    return { env: {}, attempts: () => [] }
  }
  console.log('No network of its own can be made here: what tests connect to is watched instead.')
  const folder = mkdtempSync(join(tmpdir(), 'test-network-'))
  temporary.push(folder)
  const file = join(folder, 'attempts')
  appendFileSync(file, '')
  return {
    env: { TEST_CONNECTIONS: file, NODE_OPTIONS: `--import=${import.meta.filename}` },
    attempts: () => [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))],
  }
}

/** Writes down, and refuses, what is no address of this machine. */
function watchConnections(file: string): void {
  const { connect } = Socket.prototype
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const [first] = (Array.isArray(args[0]) ? args[0] : args) as [unknown]
    const host =
      typeof first === 'object' && first !== null && 'host' in first ? String(first.host ?? 'localhost') : 'localhost'
    if (/^(localhost|127(\.\d+){3}|::1|\[::1\]|::ffff:127(\.\d+){3}|0\.0\.0\.0)$/.test(host))
      return Reflect.apply(connect, this, args)
    appendFileSync(file, `${host}\n`)
    return this.destroy(new Error(`A test asks for ${host}.`))
  } as typeof connect
}

if (process.env.TEST_CONNECTIONS) watchConnections(process.env.TEST_CONNECTIONS)
