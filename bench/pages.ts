import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../tests/support/free-port.ts'
import { endProcess, printed } from '../tests/support/server-process.ts'
import { load } from './load.ts'
import { kilobytes, median, note, perSecond, report } from './report.ts'
import { serve } from './site.ts'

// node bench/pages.ts: one page at 50 connections, beside a bare node:http server with the same bytes in one buffer,
// and beside nginx (one worker, like ours one process) where it is installed. They take turns, so that all meet the same
// machine. The generator is autocannon in this process: from about 40,000/s on it is what is measured.

/** A short page. */
const ROUTE = '/terms-of-service'
const SECONDS = 4
const ROUNDS = 3
const OF_NGINX = 0.8

const site = await serve()
const body = Buffer.from(await (await fetch(site.url + ROUTE, { headers: { 'Accept-Encoding': 'identity' } })).bytes())
const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
writeFileSync(join(folder, 'page.html'), body)
const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), join(folder, 'page.html')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const nginx = await startNginx()
try {
  const bareUrl = await printed(bare, bare.stdout, /http:\/\/127\.0\.0\.1:\d+/)
  const contestants = { ours: site.url + ROUTE, bare: bareUrl, ...(nginx && { nginx: nginx.url }) }
  const rates: Record<string, number[]> = { ours: [], bare: [], nginx: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of Object.entries(contestants)) rates[name]?.push(await rateOf(url))

  note(`${ROUTE} at 50 connections`, kilobytes(body.length))
  const ours = median(rates.ours ?? [])
  const plain = median(rates.bare ?? [])
  note('a bare node:http server, one buffer', `${perSecond(plain)}; ours is ${(ours / plain).toFixed(2)} of it`)
  if (nginx) {
    const peer = median(rates.nginx ?? [])
    note('nginx, one worker', perSecond(peer))
    report(
      'this site',
      `${perSecond(ours)}, ${(ours / peer).toFixed(2)} × nginx`,
      `${OF_NGINX}`,
      ours / peer >= OF_NGINX,
    )
  } else note('this site', `${perSecond(ours)} (nginx is not installed: nothing to judge by)`)
} finally {
  await endProcess(bare)
  if (nginx) await endProcess(nginx.child)
  await site.close()
  rmSync(folder, { recursive: true, force: true })
}

async function rateOf(url: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'identity' }
  return (await load({ url, connections: 50, duration: SECONDS, headers })).rate
}

async function startNginx(): Promise<{ child: ChildProcess; url: string } | undefined> {
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(
    (path) => spawnSync(path, ['-v']).status === 0,
  )
  if (!nginx) return undefined
  const [port] = await freePorts(1)
  mkdirSync(join(folder, 'logs'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/logs/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
  types { text/html html; }
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  )
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/page.html`
  for (let tries = 0; tries < 50; tries++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return { child, url }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await endProcess(child)
  return undefined
}
