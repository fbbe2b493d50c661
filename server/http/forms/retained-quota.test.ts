import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MiB } from '../../../contract/fields/upload.ts'
import { filesTooMany, NETWORK_DIGITS } from '../../attachments/retained-uploads.ts'
import { addressHash } from '../../secret.ts'
import { BRIEF, multipart, NAVIGATE, openTestApp, PDF, postQuote, type TestApp } from '../app.fixture.ts'

/** Sends a form with a file, which goes back to its sender. */
const postWrong = (app: TestApp['app']) => postQuote(app, { email: 'no' }, { file: BRIEF, headers: NAVIGATE })
const DROPPED = 'Your files were not stored: please choose them again before you send.'

/** Records of files that are retained already. Only their names are counted. */
async function retain({ context }: TestApp, client: string, count: number, bytes: number): Promise<void> {
  const folder = join(context.dataDir, 'staged')
  await mkdir(folder, { recursive: true })
  for (let n = 0; n < count; n += 1) {
    const name = `${String(n).padStart(64, '0')}-${client}-${bytes}`
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ staged: `${name}.part` }))
  }
}

/** How a client stands in the names of its files. */
function clientName({ secret }: TestApp['context'], client: string, network: string): string {
  return addressHash(secret, network).slice(0, NETWORK_DIGITS) + addressHash(secret, client)
}

describe('the files of a refused form', () => {
  test('are not stored over the rate limit: only the texts come back, in words that cost no page', async () => {
    const tested = await openTestApp({ env: { RATE_LIMIT: '1' } })
    const { app, staged, renderedData } = tested
    await postQuote(app)

    for (let n = 0; n < 3; n += 1) {
      const response = await postQuote(app, {}, { file: BRIEF, headers: NAVIGATE })
      expect(response.statusCode).toBe(429)
      expect(response.headers['content-type']).toContain('text/plain')
      expect(response.body).toMatch(new RegExp(`^Too many requests.*\n${DROPPED}\n\nWhat you wrote:\nName: Ada `))
      expect(response.body).toContain('Weave algebra by spring.')
    }

    expect(await staged()).toEqual([])
    expect(renderedData()).toBeUndefined()
  })

  test.each([
    ['their bytes', 1, 200 * MiB],
    ['their number', 100, 1],
  ])('are dropped when one client has used up %s', async (_what, count, bytes) => {
    const tested = await openTestApp()
    const { app, context, staged, renderedData } = tested
    await retain(tested, clientName(context, '127.0.0.1', '127.0.0.0/24'), count, bytes)

    const response = await postWrong(app)

    expect(response.statusCode).toBe(400)
    expect(await staged()).toHaveLength(count)
    expect(renderedData()?.refusal).toMatchObject({ kept: [], error: `Please enter a valid email address ${DROPPED}` })
    const upload = multipart([{ name: 'resume', value: PDF, fileName: 'ada.pdf' }])
    expect((await app.inject({ url: '/api/uploads', ...upload })).statusCode).toBe(429)
    expect(await staged()).toHaveLength(count)
  })

  test('are stored when others have filled the room: the oldest of the network with most give way', async () => {
    const tested = await openTestApp()
    const { app, context, staged, renderedData } = tested
    const readiness = async () => (await app.inject({ url: '/readyz' })).json()
    await retain(tested, clientName(context, '2001:db8:1:1::/64', '2001:db8:1::/48'), 5, 199 * MiB)
    await retain(tested, clientName(context, '2001:db8:1:2::/64', '2001:db8:1::/48'), 5, 199 * MiB)
    await retain(tested, clientName(context, '192.0.2.7', '192.0.2.0/24'), 1, 58 * MiB)
    expect(await readiness()).toEqual({ status: 'ok' })

    await postWrong(app)

    expect(renderedData()?.refusal?.kept).toHaveLength(1)
    const records = (await staged()).filter((name) => name.endsWith('.json'))
    expect(records.filter((name) => name.endsWith(`-${199 * MiB}.json`))).toHaveLength(9)
    expect(records).toHaveLength(11)
    expect(await readiness()).toMatchObject({
      status: 'ok',
      warnings: [expect.stringMatching(/^uploads: there is no room for more/)],
    })
    const upload = multipart([{ name: 'resume', value: PDF, fileName: 'ada.pdf' }])
    expect((await app.inject({ url: '/api/uploads', ...upload })).statusCode).toBe(200)
  })

  test('are retained while another client has used up its own', async () => {
    const tested = await openTestApp()
    await retain(tested, 'a07e4', 100, 1)

    await postWrong(tested.app)

    expect(tested.renderedData()?.refusal?.kept).toHaveLength(1)
  })
})

test('of the network with most, the oldest file gives way', () => {
  const files = [3, 1, 2].map((at) => ({ client: 'a'.repeat(NETWORK_DIGITS), size: 1024 * MiB, at }))

  expect(filesTooMany(files)).toMatchObject([{ at: 1 }])
})
