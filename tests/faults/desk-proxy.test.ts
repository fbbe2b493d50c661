import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { MiB } from '../../contract/fields/upload.ts'
import { freePorts } from '../support/free-port.ts'
import { isInstalled, makeCertificate, NEEDS_PROXY, serveByNginx } from '../support/proxy.ts'
import { tempFolder } from '../support/temp-folder.ts'

// deploy/nginx-desk.conf in front of two slots of a desk and a sign-on that stand in for the real ones.

const SIGNED_IN = { cookie: 'in=1' }

async function listen(port: number, answer: RequestListener) {
  const server = createServer(answer).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => server.close().closeAllConnections()
  onTestFinished(() => void close())
  return close
}

async function open() {
  const folder = tempFolder()
  const [https = 0, metrics = 0, signOn = 0, one = 0, two = 0] = await freePorts(5)
  const { key, certificate } = makeCertificate(folder)
  const heard: { slot: string; url: string; headers: IncomingHttpHeaders }[] = []
  const desk = (slot: string) =>
    ((asked, answer) => {
      heard.push({ slot, url: asked.url ?? '', headers: asked.headers })
      asked.resume()
      if (asked.url === '/export.csv') answer.write('a;b\n'.repeat(999), () => setTimeout(() => answer.destroy(), 50))
      else if (asked.url === '/api/events') answer.write('data: 1\n\n')
      else asked.on('end', () => answer.end(slot))
    }) satisfies RequestListener
  await listen(signOn, ({ headers, url }, answer) => {
    const isIn = url === '/oauth2/auth' && headers.cookie === SIGNED_IN.cookie
    answer.writeHead(isIn ? 202 : 401, isIn ? { 'x-auth-request-email': 'ines@example.org' } : {}).end()
  })
  const closeFirst = await listen(one, desk('first'))
  await listen(two, desk('second'))
  const servers = readFileSync(join(import.meta.dirname, '../../deploy/nginx-desk.conf'), 'utf8')
    .replaceAll('/etc/ssl/desk.example.org.pem', certificate)
    .replaceAll('/etc/ssl/desk.example.org.key', key)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace('127.0.0.1:9180', `127.0.0.1:${metrics}`)
    .replaceAll('127.0.0.1:4180', `127.0.0.1:${signOn}`)
    .replace('127.0.0.1:4322', `127.0.0.1:${one}`)
    .replace('127.0.0.1:4332', `127.0.0.1:${two}`)
  await serveByNginx(folder, servers, https)
  const ask = async (path: string, more: RequestOptions = {}, body?: Buffer) => {
    const to = { host: '127.0.0.1', port: https, path, rejectUnauthorized: false, method: body ? 'POST' : 'GET' }
    const sent = request({ ...to, headers: { host: 'desk.example.org', ...SIGNED_IN }, ...more })
    // It is answered before all of a body that is too large has left.
    sent.on('error', () => {})
    sent.end(body)
    const [answer] = await once(sent, 'response')
    return answer
  }
  return { ask, heard, closeFirst, metrics }
}

test('behind nginx and single sign-on the desk knows who asks, sends whole files or none, and changes slots', async ({
  skip,
}) => {
  skip(!isInstalled('nginx'), NEEDS_PROXY)
  const { ask, heard, closeFirst, metrics } = await open()

  expect((await ask('/', { headers: {} })).statusCode).toBe(403)
  expect(heard).toEqual([])
  const forged = { headers: { ...SIGNED_IN, 'x-forwarded-user': 'the boss', 'x-forwarded-for': '192.0.2.1' } }
  expect(await text(await ask('/', forged))).toBe('first')
  expect(heard[0]?.headers).toMatchObject({ 'x-forwarded-user': 'ines@example.org' })
  expect(heard[0]?.headers).not.toHaveProperty('x-forwarded-for')

  await expect(text(await ask('/export.csv'))).rejects.toThrow('aborted')
  const events = await ask('/api/events')
  expect(String((await once(events, 'data'))[0])).toBe('data: 1\n\n')
  events.destroy()
  expect((await ask('/files', {}, Buffer.alloc(10 * MiB))).statusCode).toBe(200)
  expect((await ask('/files', {}, Buffer.alloc(12 * MiB))).statusCode).toBe(413)

  closeFirst()
  expect(await text(await ask('/'))).toBe('second')
  expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toBe('second')
  expect((await fetch(`http://127.0.0.1:${metrics}/api/session`)).status).toBe(404)
  expect(heard.at(-1)).toMatchObject({ url: '/metrics', headers: { 'x-forwarded-user': 'prometheus' } })
})
