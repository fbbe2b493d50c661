import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MiB } from '../../../contract/upload.ts'
import { addressHash } from '../../secret.ts'
import { multipart, NAVIGATE, openTestApp, PDF, quoteParts, type TestApp } from '../app.fixture.ts'

const file = { value: PDF, fileName: 'brief.pdf' }
const refused = multipart(quoteParts({ email: 'no' }, file), NAVIGATE)
const DROPPED = 'Your files were not stored: please choose them again before you send.'

/** Records of files that are retained already. Only their names are counted. */
async function retain({ context }: TestApp, client: string, count: number, bytes: number): Promise<void> {
  const folder = join(context.dataDir, 'staged')
  await mkdir(folder, { recursive: true })
  for (let n = 0; n < count; n += 1) {
    await writeFile(join(folder, `${String(n).padStart(64, '0')}-${client}-${bytes}.json`), '{}')
  }
}

describe('the files of a refused form', () => {
  test('are not stored over the rate limit: only the texts come back, and the page tells it', async () => {
    const tested = await openTestApp({ env: { RATE_LIMIT: '1' } })
    const { app, staged, renderedData } = tested
    await app.inject({ url: '/api/quote', ...multipart(quoteParts()) })

    for (let n = 0; n < 3; n += 1) {
      const response = await app.inject({ url: '/api/quote', ...multipart(quoteParts({}, file), NAVIGATE) })
      expect(response.statusCode).toBe(429)
    }

    expect(await staged()).toEqual([])
    expect(renderedData()?.refusal).toMatchObject({ kept: [], values: { name: 'Ada Byron' } })
    expect(renderedData()?.refusal?.error).toMatch(new RegExp(`^Too many requests.* ${DROPPED}$`))
  })

  test.each([
    ['their bytes', 1, 200 * MiB],
    ['their number', 100, 1],
  ])('are dropped when one client has used up %s', async (_what, count, bytes) => {
    const tested = await openTestApp()
    const { app, context, staged, renderedData } = tested
    await retain(tested, addressHash(context.secret, '127.0.0.1'), count, bytes)

    const response = await app.inject({ url: '/api/quote', ...refused })

    expect(response.statusCode).toBe(400)
    expect(await staged()).toHaveLength(count)
    expect(renderedData()?.refusal).toMatchObject({ kept: [], error: `Please enter a valid email address ${DROPPED}` })
    const upload = multipart([{ name: 'resume', value: PDF, fileName: 'ada.pdf' }])
    expect((await app.inject({ url: '/api/uploads', ...upload })).statusCode).toBe(429)
    expect(await staged()).toHaveLength(count)
  })

  test('are dropped when all clients together have used up theirs', async () => {
    const tested = await openTestApp()
    await retain(tested, 'a07e4', 1, 2048 * MiB)

    await tested.app.inject({ url: '/api/quote', ...refused })

    expect(await tested.staged()).toHaveLength(1)
    const upload = multipart([{ name: 'resume', value: PDF, fileName: 'ada.pdf' }])
    expect((await tested.app.inject({ url: '/api/uploads', ...upload })).statusCode).toBe(507)
  })

  test('are retained while another client has used up its own', async () => {
    const tested = await openTestApp()
    await retain(tested, 'a07e4', 100, 1)

    await tested.app.inject({ url: '/api/quote', ...refused })

    expect(tested.renderedData()?.refusal?.kept).toHaveLength(1)
  })
})
