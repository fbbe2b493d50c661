import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { counted } from '../support/proof.ts'
import { openFolders, postQuote, start } from './http-process.ts'

const UP = '../../../../../../../../'
const PATHS = [
  ...[`${UP}etc/passwd`, '/etc/passwd', `....//....//etc/passwd`, `..\\..\\..\\etc\\passwd`, `${UP}etc/passwd\0.pdf`],
  ...'%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd %252e%252e%252fetc%252fpasswd ..%c0%af..%c0%afetc/passwd'.split(' '),
  ...'..;/..;/secret secret ../secret ../data/secret ../../data/site.db file:///etc/passwd'.split(' '),
  ...['.', '..', 'C:\\windows\\win.ini', '//etc/passwd'],
]

test('a path where none belongs reads nothing and writes nothing elsewhere', async () => {
  const folders = await openFolders()
  const server = await start(folders)
  const secret = readFileSync(join(folders.dataDir, 'secret'))
  const outside = () => readdirSync(join(folders.dataDir, '..')).sort()
  const before = outside()
  let asked = 0

  for (const path of PATHS) {
    const encoded = encodeURIComponent(path)
    const addresses = [
      `/${path}`,
      `/${encoded}`,
      `/_astro/${path}`,
      `/_astro/${encoded}`,
      `/r/${encoded}`,
      `/r/x/files/${encoded}`,
    ]
    for (const address of [...addresses, `/s/${encoded}`, `/newsletter/confirm/${encoded}`, `/forms/${encoded}`]) {
      const { status, body } = await get(server.url, address.replaceAll('\0', '%00'))
      expect(body.includes('root:') || body.includes(secret.toString('latin1')), address).toBe(false)
      expect([200, 301, 308, 400, 404], address).toContain(status)
      asked += 1
    }
    const texts = { message: `By spring: ${path}`, submissionId: path }
    const sent = await postQuote(server.url, texts, 'A plan.', `${path}.txt`)
    expect([200, 400], path).toContain(sent.status)
    if (sent.status !== 200) continue
    const { receipt } = (await sent.json()) as { receipt: string }
    const file = await fetch(`${server.url}${receipt}/files/0`)
    expect(await file.text()).toBe('A plan.')
    expect(file.headers.get('content-disposition')).not.toMatch(/filename="[^"]*[/\\]/)
    asked += 1
  }

  expect(outside()).toEqual(before)
  for (const name of readdirSync(join(folders.dataDir, 'files'), { recursive: true }))
    expect(name).toMatch(/^[0-9a-f/]+$/)
  counted({ 'paths tried': asked })
})

/** `fetch` would resolve the dots of an address by itself. */
function get(url: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: path.replaceAll(' ', '%20') }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response.setEncoding('latin1')) })
    })
    asked.once('error', reject).end()
  })
}
