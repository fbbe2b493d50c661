import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePorts } from './free-port.ts'
import { endProcess } from './server-process.ts'

// OpenStack Swift with its S3 interface (Debian: swift-proxy swift-account swift-container swift-object), one copy of
// everything, in a temporary folder. Its own daemons are not used. SWIFT_ROOT is where the packages are unpacked, if they
// are not installed.

const ROOT = process.env.SWIFT_ROOT ?? ''
const KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
const RINGS = ['account', 'container', 'object'] as const

/**
 * A server looks for its common settings in /etc/swift, and has no option for another place. Its accounts ask a cache for
 * tokens, although requests of S3 have none: an empty one is enough.
 */
const RUN = `
import os, runpy, sys
import swift.common.utils
import swift.common.middleware.tempauth as accounts
_, folder, program, settings = sys.argv
swift.common.utils.set_swift_dir(folder)
class Nothing:
    def get(self, key):
        return None
accounts.cache_from_env = lambda env: Nothing()
sys.argv = [program, os.path.join(folder, settings)]
runpy.run_path(program, run_name='__main__')
`

/** Whether this machine has all of it. */
export function hasSwift(): boolean {
  return ['proxy', ...RINGS].every((name) => existsSync(`${ROOT}/usr/bin/swift-${name}-server`))
}

export async function startSwift() {
  if (!hasSwift()) throw new Error('Swift is not installed: swift-proxy swift-account swift-container swift-object.')
  const folder = await mkdtemp(join(tmpdir(), 'swift-'))
  const [account = 0, container = 0, object = 0, proxy = 0] = await freePorts(4)
  const ports = { account, container, object }
  await writeSettings(folder, ports, proxy)
  makeRings(folder, ports)
  const children = ['account', 'container', 'object', 'proxy'].map((name) =>
    spawn('/usr/bin/python3', ['-c', RUN, folder, `${ROOT}/usr/bin/swift-${name}-server`, `${name}-server.conf`], {
      env: environment(),
      stdio: 'ignore',
    }),
  )
  // A test run that is stopped calls no `stop`.
  process.once('exit', () => children.forEach((child) => void child.kill('SIGKILL')))
  const endpoint = `http://127.0.0.1:${proxy}`
  const stop = async () => {
    await Promise.all(children.map((child) => endProcess(child, 'SIGKILL')))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const port of [account, container, object, proxy]) await answers(`http://127.0.0.1:${port}`, children)
    return { endpoint, ...KEYS, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function writeSettings(folder: string, ports: Record<string, number>, proxy: number): Promise<void> {
  const devices = join(folder, 'devices')
  await mkdir(join(devices, 'disk'), { recursive: true })
  const common = `swift_dir = ${folder}
user = ${userInfo().username}
bind_ip = 127.0.0.1
workers = 0
log_level = ERROR`
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_prefix = test\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  for (const name of RINGS) {
    await writeFile(
      join(folder, `${name}-server.conf`),
      `[DEFAULT]
${common}
bind_port = ${ports[name]}
devices = ${devices}
mount_check = false
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`,
    )
  }
  await writeFile(
    join(folder, 'proxy-server.conf'),
    `[DEFAULT]
${common}
bind_port = ${proxy}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'slo', 'dlo'].map(filter).join('\n')}
${filter('s3api')}
s3_acl = false
location = us-east-1
${filter('tempauth')}
user_test_tester = testing .admin
`,
  )
}

const filter = (name: string) => `[filter:${name}]\nuse = egg:swift#${name}`

/** One copy on one device. */
const RINGS_PROGRAM = `
import sys
from swift.common.ring import RingBuilder
folder, *pairs = sys.argv[1:]
for pair in pairs:
    name, port = pair.split('=')
    builder = RingBuilder(4, 1, 0)
    place = dict(ip='127.0.0.1', port=int(port))
    builder.add_dev(dict(place, region=1, zone=1, device='disk', weight=1.0, meta='',
        replication_ip=place['ip'], replication_port=place['port']))
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{name}.ring.gz')
`

function makeRings(folder: string, ports: Record<string, number>): void {
  const pairs = RINGS.map((name) => `${name}=${ports[name]}`)
  const { status, stderr } = spawnSync('/usr/bin/python3', ['-c', RINGS_PROGRAM, folder, ...pairs], {
    env: environment(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The rings of Swift were not made: ${stderr}`)
}

function environment(): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...(ROOT && {
      PYTHONPATH: `${ROOT}/usr/lib/python3/dist-packages`,
      LD_LIBRARY_PATH: `${ROOT}/usr/lib/x86_64-linux-gnu`,
    }),
  }
}

/** @throws when a process ends, or after some minutes. */
async function answers(endpoint: string, children: readonly ChildProcess[]): Promise<void> {
  for (let tries = 0; tries < 640; tries += 1) {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error('A server of Swift ended at its start.')
    const found = await fetch(endpoint).catch(() => undefined)
    if (found) return
    await setTimeout(250)
  }
  throw new Error('Swift did not answer in time.')
}
