import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http2 from 'node:http2'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { onTestFinished } from 'vitest'
import { endProcess } from './server-process.ts'

/** A proxy of Debian, run with its file from deploy/ on other ports, with a certificate of its own. */
export interface FrontServer {
  name: string
  program: string
  start(place: Place): Promise<void>
  /** Leads to the first or the second slot from now on, as docs/deploy.md says. nginx finds the slot that listens. */
  changeSlot?(place: Place, slot: 0 | 1): void
}

export interface Place {
  /** An empty folder. */
  folder: string
  /** Of https, and of the two slots of the server. With more of them, all are instances that nginx takes in turns. */
  ports: { https: number; http: number; slots: readonly [number, number, ...number[]] }
}

/** The user `nobody` of every system. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 }

const deploy = join(import.meta.dirname, '../../deploy')
export const OPENSSL = '/usr/bin/openssl'

const NGINX = process.env.NGINX || '/usr/sbin/nginx'

/** Debian's packages, or programs of another place: `CADDY=/opt/caddy`. */
export const PROXIES: FrontServer[] = [
  { name: 'nginx', program: NGINX, start: startNginx },
  { name: 'Caddy', program: process.env.CADDY || '/usr/bin/caddy', start: startCaddy, changeSlot: useSlot },
]

export const NEEDS_PROXY = 'needs the proxy and openssl (Debian: nginx-light, caddy)'

export function isInstalled(name: string): boolean {
  return existsSync(OPENSSL) && PROXIES.some((proxy) => proxy.name === name && existsSync(proxy.program))
}

async function startNginx(this: FrontServer, { folder, ports }: Place): Promise<void> {
  const { key, certificate } = makeCertificate(folder)
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/example.org/fullchain.pem', certificate)
    .replaceAll('/etc/letsencrypt/live/example.org/privkey.pem', key)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${ports.https} ssl http2`)
    .replace('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replace('127.0.0.1:4321', `127.0.0.1:${ports.slots[0]}`)
  await serveByNginx(folder, withSlots(site, ports.slots), ports.https)
}

/** Runs nginx with these servers, as an ordinary account, until the test ends. It answers at this port when this resolves. */
export async function serveByNginx(folder: string, servers: string, port: number): Promise<void> {
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name.replace('client_', ''))};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
events { worker_connections 256; }
http { access_log off; ${temporary.join(' ')}
${servers.replaceAll(/listen \[::\].*/g, '')}
}`,
  )
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')]
  const as = process.getuid?.() === 0 ? UNPRIVILEGED : undefined
  if (as) for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), as.uid, as.gid)
  await run(NGINX, args, port, { as })
}

/** docs/deploy.md, several instances: one line for each and none in reserve, and the location that waits for them. */
function withSlots(site: string, [, second, ...others]: Place['ports']['slots']): string {
  if (others.length === 0) return site.replace('127.0.0.1:4331', `127.0.0.1:${second}`)
  const lines = [second, ...others].map((port) => `127.0.0.1:${port} max_fails=0;`).join('\n  server ')
  return site.replace('127.0.0.1:4331 max_fails=0 backup;', lines).replace('# location', 'location')
}

async function startCaddy(this: FrontServer, place: Place): Promise<void> {
  const { folder, ports } = place
  const { key, certificate } = makeCertificate(folder)
  const site = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
    .replace('example.org {', `https://example.org:${ports.https} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`)
    .replace('127.0.0.1:4321', `127.0.0.1:${ports.slots[0]}`)
    .replace('127.0.0.1:4331', `127.0.0.1:${ports.slots[1]}`)
    .replace('root /srv/site', `root ${folder}`)
  const own = `{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, own + site)
  const args = ['run', '--config', file, '--adapter', 'caddyfile']
  await run(this.program, args, ports.https, { env: { HOME: folder } })
}

/** `touch /srv/site/use-slot-3`, or its removal. */
function useSlot(this: FrontServer, { folder }: Place, slot: 0 | 1): void {
  const file = join(folder, 'use-slot-3')
  if (slot === 1) writeFileSync(file, '')
  else rmSync(file)
}

async function run(
  program: string,
  args: string[],
  port: number,
  { env = {}, as }: { env?: Record<string, string>; as?: typeof UNPRIVILEGED },
): Promise<void> {
  const child = spawn(program, args, {
    ...as,
    ...{ stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH, ...env } },
  })
  onTestFinished(() => void endProcess(child, 'SIGKILL'))
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-5_000)
  })
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break
    if (await answers(port)) return
    await wait(50)
  }
  throw new Error(`${program} does not listen:\n${words}`)
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}

/** For example.org, by its own authority. */
export function makeCertificate(folder: string): { key: string; certificate: string } {
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=example.org', '-addext', 'subjectAltName=DNS:example.org']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync(OPENSSL, ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { key, certificate }
}

export interface Heard {
  status: number
  headers: http2.IncomingHttpHeaders
  text: string
}

/**
 * One request by HTTP/2 over TLS. `from` is the client's own address, one of 127.0.0.0/8. `announced` is a body's length,
 * bytes, of which nothing more than its beginning is ever sent.
 */
export async function ask(
  port: number,
  path: string,
  {
    body,
    announced,
    headers = {},
    from = '127.0.0.1',
    ca,
  }: { body?: Response; announced?: number; headers?: Record<string, string>; from?: string; ca: string },
): Promise<Heard> {
  const socket = connectTls({
    ...{ port, host: '127.0.0.1', localAddress: from, servername: 'example.org' },
    ...{ ca: readFileSync(ca), ALPNProtocols: ['h2'] },
  })
  const session = http2.connect('https://example.org', { createConnection: () => socket })
  try {
    const bytes = body && Buffer.from(await body.arrayBuffer())
    return await new Promise<Heard>((resolve, reject) => {
      session.once('error', reject)
      const stream = session.request({
        ...{ ':path': path, ':method': bytes ? 'POST' : 'GET', ...headers },
        ...(bytes && {
          'content-type': body.headers.get('content-type') ?? '',
          'content-length': announced ?? bytes.length,
        }),
      })
      let answer: http2.IncomingHttpHeaders = {}
      let text = ''
      stream.once('response', (found) => {
        answer = found
      })
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      stream.once('error', reject)
      stream.once('end', () => resolve({ status: Number(answer[':status']), headers: answer, text }))
      if (announced === undefined) stream.end(bytes)
      else stream.write(bytes)
    })
  } finally {
    session.destroy()
  }
}
