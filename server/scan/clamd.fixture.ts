import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePorts } from '../../tests/support/free-port.ts'
import { endProcess } from '../../tests/support/server-process.ts'
import { type ClamdAddress, ping, placeOf } from './clamd.ts'
import { standInFor } from './clamd-stand-in.fixture.ts'

// A scanner for tests: Debian's clamd with a database of one signature, where the machine has one. Elsewhere a stand-in
// that speaks the protocol; the run says which.

/** Whatever holds these bytes is infected. */
export const VIRUS = 'FTHL-TEST-VIRUS-7K3M9'
/** As clamd names it: signatures that ClamAV did not sign end so. */
export const SIGNATURE = 'Fathom.Test-1.UNOFFICIAL'

const MiB = 1024 * 1024
/** The user "nobody" of Debian, for a test that runs as root. */
const NOBODY = 65534

/** CLAMD_BINARY names a clamd in another place, such as a package that was only unpacked. */
const BINARY = [
  process.env.CLAMD_BINARY ?? '',
  ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'clamd')),
  '/usr/sbin/clamd',
].find((path) => path !== '' && existsSync(path))

if (BINARY === undefined)
  console.warn('No clamd on this machine: the tests of the scanner run against a stand-in for it.')

/**
 * A scanner that runs, at a socket in a folder of its own or at a free port. `setting` is its place as CLAMD has it, `stop`
 * ends it at once, and `start` brings it back at the same address. Ended after the test.
 */
export async function startClamd({ tcp = false, streamMaxMB = 25 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
  const path = join(folder, 'clamd.sock')
  const address: ClamdAddress = tcp ? { host: '127.0.0.1', port: (await freePorts(1))[0] ?? 0 } : { path }
  const run = BINARY === undefined ? undefined : await configured(folder, address, streamMaxMB)
  let running: ChildProcess | Server | undefined

  async function start(): Promise<void> {
    running = run?.() ?? (await standInFor(address, streamMaxMB * MiB, { virus: VIRUS, signature: SIGNATURE }))
    for (let tries = 0; (await ping(address, 1_000)) !== undefined; tries += 1) {
      if (tries > 300) throw new Error('clamd did not start.')
      await wait(100)
    }
  }

  async function stop(): Promise<void> {
    const one = running
    running = undefined
    if (one === undefined) return
    if ('pid' in one) {
      await endProcess(one, 'SIGKILL')
      // A killed clamd leaves its socket, and would take it for another one's.
      await rm(path, { force: true })
    } else if ('listening' in one) await new Promise((done) => one.close(done))
  }

  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  await start()
  return { address, setting: placeOf(address), start, stop }
}

/** Writes the settings and the database. @returns starts clamd, as an unprivileged user. */
async function configured(folder: string, address: ClamdAddress, streamMaxMB: number): Promise<() => ChildProcess> {
  const where =
    'path' in address ? [`LocalSocket ${address.path}`] : [`TCPSocket ${address.port}`, `TCPAddr ${address.host}`]
  const settings = [
    ...where,
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${streamMaxMB}M`,
    'Foreground yes',
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  // Name, any kind of file, any place, bytes in hexadecimal.
  const signature = `Fathom.Test-1:0:*:${Buffer.from(VIRUS).toString('hex')}\n`
  await writeFile(join(folder, 'test.ndb'), signature)
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  return () =>
    spawn(BINARY ?? '', ['--config-file', join(folder, 'clamd.conf')], {
      stdio: 'ignore',
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    })
}
