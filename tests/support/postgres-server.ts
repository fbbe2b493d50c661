import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePorts } from './free-port.ts'
import { endProcess } from './server-process.ts'

// A PostgreSQL of the test run: in a temporary folder, on a free loopback port, ended by its process id.

/** Where Debian puts the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'
export const HAS_POSTGRES = existsSync(DEBIAN)
/** PostgreSQL refuses to run as root. This is the user `nobody` of every system. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 }
const USER = 'site'
/** More than the databases of a whole run need. */
const MEMORY_BYTES = 4_000_000_000

type Account = typeof UNPRIVILEGED | undefined

export interface PostgresServer {
  /** What it is, for the run's own words. */
  name: string
  /** The address of a database in it. */
  url(database: string): string
  /** Makes an empty database. @returns its address. */
  create(database: string): Promise<string>
  /** Stops it, as an operator does, or as a power cut. */
  halt(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>
  /** Starts it again on the same port and data. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts Debian's PostgreSQL. Undefined where it is not installed.
 *
 * @param parent where its folder is made: in memory, unless a measurement wants a disk.
 */
export async function startPostgres(parent?: string): Promise<PostgresServer | undefined> {
  const programs = await findPrograms()
  if (programs === undefined) return undefined
  const folder = await mkdtemp(join(parent ?? (await fastFolder()), 'postgres-'))
  const as = process.getuid?.() === 0 ? UNPRIVILEGED : undefined
  if (as) await chown(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const made = ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
  await run(join(programs, 'initdb'), as, ['-D', data, ...made])
  const [port = 0] = await freePorts(1)
  let server = await start(programs, as, folder, data, port)
  const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`
  await untilReady(url('postgres'))
  return {
    name: `PostgreSQL of ${programs}`,
    url,
    async create(database) {
      const client = new pg.Client(url('postgres'))
      await client.connect()
      await client.query(`create database ${database}`)
      await client.end()
      return url(database)
    },
    async halt(signal = 'SIGINT') {
      await endProcess(server, signal)
    },
    async resume() {
      server = await start(programs, as, folder, data, port)
      await untilReady(url('postgres'))
    },
    async stop() {
      await endProcess(server, 'SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Databases in memory sync at once. A container often has no room there. */
async function fastFolder(): Promise<string> {
  const { TEST_MEMORY: memory = '/dev/shm' } = process.env
  const space = await statfs(memory).catch(() => undefined)
  return space && space.bavail * space.bsize > MEMORY_BYTES ? memory : tmpdir()
}

async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const newest = Math.max(...versions.map(Number).filter(Number.isInteger))
  return newest > 0 ? join(DEBIAN, String(newest), 'bin') : undefined
}

async function start(programs: string, as: Account, folder: string, data: string, port: number) {
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, max_connections: 200 }
  // By default the log of changes may take 1 GB. In memory checkpoints cost little.
  if (!folder.startsWith(tmpdir())) Object.assign(settings, { max_wal_size: '64MB', shared_buffers: '48MB' })
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], { ...as, cwd: folder, stdio: 'ignore' })
  await once(server, 'spawn')
  return server
}

async function run(program: string, as: Account, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { ...as, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  child.stderr.on('data', (text: Buffer) => {
    told += String(text)
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${told}`)
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      await client.end().catch(() => {})
      if (attempt === 300) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
