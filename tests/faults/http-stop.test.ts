import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFolders, start } from './http-process.ts'

test('told to stop amid a send, the server takes it, answers, and then ends in order', async () => {
  const running = await start(await openFolders())
  const pairs = new URLSearchParams({
    name: 'Ada',
    business: 'Engines',
    email: 'ada@engines.example',
    phone: '+1 419',
    service: 'devops',
    message: 'By spring.',
  }).toString()
  const { hostname, port } = new URL(running.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  const head = `POST /api/quote HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${pairs.length}\r\n\r\n`
  socket.write(`${head}${pairs.slice(0, 20)}`)
  await wait(200)

  const ended = once(running.child, 'exit')
  running.child.kill('SIGTERM')
  await wait(300)
  socket.write(pairs.slice(20))

  expect(await ended).toEqual([0, null])
  expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*"reference":"Q-/)
}, 30_000)

test('a request that begins before the stop and has its head after it is served, because a proxy would pass a refusal on', async () => {
  const running = await start(await openFolders())
  const { hostname, port } = new URL(running.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  // The first answer tells that the server has the connection; then the next request begins.
  socket.write('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\nGET /readyz HTTP/1.1\r\n')
  await expect.poll(() => heard).toContain('200')
  heard = ''

  const ended = once(running.child, 'exit')
  running.child.kill('SIGTERM')
  await wait(300)
  socket.write('Host: site\r\n\r\n')

  expect(await ended).toEqual([0, null])
  expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"status":"ok"/i)
}, 30_000)

test('a connection from just before the stop may still send its request', async () => {
  const running = await start(await openFolders())
  const { hostname, port } = new URL(running.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  await once(socket, 'connect')
  // The server has accepted it, too, when it answers another one.
  await (await fetch(`${running.url}/healthz`)).text()

  const ended = once(running.child, 'exit')
  running.child.kill('SIGTERM')
  await wait(100)
  socket.write('GET /readyz HTTP/1.1\r\nHost: site\r\n\r\n')

  expect(await ended).toEqual([0, null])
  expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":"ok"/)
}, 30_000)

test.each([
  ['wrong settings', { PORT: 'x', RATE_LIMIT: '-1' }, 78, /PORT must be .*\nRATE_LIMIT must be/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' },
    1,
    /127\.0\.0\.1:1.*site|DATABASE_URL/,
  ],
])('with %s it does not start, and says why', async (_what, env, code, message) => {
  const { dist, dataDir } = await openFolders()

  const main = new URL('../../server/main.ts', import.meta.url).pathname
  const run = spawnSync(process.execPath, [main, dist], {
    cwd: dist,
    env: { DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  })

  expect(run.status).toBe(code)
  expect(run.stderr).toMatch(message)
})
