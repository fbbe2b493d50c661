import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { test as base, onTestFinished } from 'vitest'
import type { PageData } from '../../contract/page.ts'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { type Opening, openTestContext } from '../context.fixture.ts'
import { type ConnectionLimits, type HttpContext, headerPolicyOf } from './context.ts'
import { loadPages } from './pages/pages.ts'
import type { Render } from './pages/render.ts'
import type { Rendered } from './pages/render-thread.ts'

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

interface Options extends Pick<Opening, 'databaseUrl' | 'log' | 'clamd' | 's3'> {
  env?: Record<string, string>
  limits?: Partial<ConnectionLimits>
  render?: Render
  pages?: HttpContext['pages']
  metrics?: HttpContext['metrics']
}

/** The whole server on a real database and a built site of five files. Only pages on demand are simulated. */
export async function openTestApp(options: Options = {}) {
  const { log, clamd, s3, databaseUrl } = options
  const context = await openTestContext({ log, clamd, s3, databaseUrl })
  const client = join(context.dataDir, 'dist', 'client')
  writeSite(client)
  let last: PageData | undefined
  const render = async (path: string, page: PageData): Promise<Rendered> => {
    last = page
    if (options.render) return options.render(path, page)
    return { status: 200, html: `<!doctype html><title>${path}</title><script>go()</script><p>made</p>` }
  }
  const config = readConfig({ DATA_DIR: context.dataDir, RATE_LIMIT: '0', ...options.env })
  const pages = options.pages ?? loadPages(client, headerPolicyOf(config))
  const { limits, metrics } = options
  const app = buildApp({ config, context, pages, render, limits, metrics })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
  })
  return {
    app,
    context,
    /** The data of the last page that was rendered on demand. */
    renderedData: () => last,
    staged: async () => (await readdir(join(context.dataDir, 'staged')).catch(() => [])).sort(),
    references: async () =>
      (await context.db.selectFrom('submission').select('reference').execute()).map(({ reference }) => reference),
  }
}

/** A test with a server of its own, and what belongs to it. */
export const test = base
  .extend('tested', () => openTestApp())
  .extend('app', ({ tested }) => tested.app)
  .extend('context', ({ tested }) => tested.context)
  .extend('renderedData', ({ tested }) => tested.renderedData)
  .extend('staged', ({ tested }) => tested.staged)
  .extend('references', ({ tested }) => tested.references)

export const HOME = `<!doctype html><title>Home</title><script>hello()</script>${'<p>sea</p>'.repeat(200)}`

export function writeSite(client: string): void {
  write(join(client, 'index.html'), HOME)
  write(join(client, 'about.html'), '<!doctype html><title>About</title>')
  write(join(client, 'blog', 'index.html'), '<!doctype html><title>Blog</title>')
  write(join(client, '404.html'), '<!doctype html><title>404 Page Not Found</title>')
  write(join(client, 'faults', 'broken.html'), '<!doctype html><title>Broken</title>')
  write(join(client, 'faults', 'unavailable.html'), '<!doctype html><title>Unavailable</title>')
  write(join(client, '_astro', 'x.C0ffee.css'), 'p{color:red}')
  write(join(client, 'hero.mp4'), '0123456789')
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

export interface TestPart {
  name: string
  value: string | Buffer
  fileName?: string
}

const BOUNDARY = 'x7Kq2'

/** A multipart body made by hand, so that a test may break it. */
export function multipart(parts: TestPart[], headers: Record<string, string> = {}) {
  const chunks = parts.flatMap(({ name, value, fileName }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return {
    method: 'POST' as const,
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  }
}

/** The body of a form that has texts alone, as a browser without script sends it. */
export function urlencoded(texts: Record<string, string> | string[][], more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...more }
  return { method: 'POST' as const, payload: String(new URLSearchParams(texts)), headers }
}

export const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'chart '), Buffer.from('\n%%EOF\n')])

/** A quote request as the dialog sends it, with what differs; an empty file name is a file input left empty. */
export function quoteParts(more: Record<string, string> = {}, file?: Omit<TestPart, 'name'>): TestPart[] {
  const texts = {
    name: 'Ada Byron',
    business: 'Analytical Engines',
    email: 'ada@engines.example',
    phone: '+1 419-555-0100',
    service: 'devops',
    message: 'Weave algebra by spring.',
    ...more,
  }
  const parts: TestPart[] = Object.entries(texts).map(([name, value]) => ({ name, value }))
  return file ? [...parts, { name: 'file', ...file }] : parts
}

/** Sends a quote request, with what differs. */
export function postQuote(
  app: FastifyInstance,
  more: Record<string, string> = {},
  { file, headers }: { file?: Omit<TestPart, 'name'>; headers?: Record<string, string> } = {},
) {
  return app.inject({ url: '/api/quote', ...multipart(quoteParts(more, file), headers) })
}

/** A file as a visitor has it. */
export const BRIEF = { value: PDF, fileName: 'brief.pdf' }

/** A server that has taken a quote request, with the path of its receipt and its reference. */
export async function openWithQuote({ file, ...options }: Options & { file?: Omit<TestPart, 'name'> } = {}) {
  const tested = await openTestApp(options)
  const sent = await postQuote(tested.app, {}, { file })
  const { receipt, reference } = sent.json()
  return { ...tested, receipt: String(receipt), reference: String(reference) }
}

/** What a server says to this, on a connection of its own, until it closes that. */
export async function answerTo(app: FastifyInstance, words: string): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = closeAfterTest(connect((app.server.address() as AddressInfo).port, '127.0.0.1'))
  socket.write(words)
  return text(socket)
}

/** A file whose name has letters that a header cannot hold. */
export const SKETCH = { value: PDF, fileName: 'Skizze für März.pdf' }

/** What a browser without script sends along. */
export const NAVIGATE = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }

/** The headers of what a token opens: nobody keeps it, lists it or learns of it. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}
