import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { routes } from '../../../contract/routes.ts'
import { NAVIGATE, openTestApp, postQuote } from '../app.fixture.ts'
import { queueRenders, TooBusy } from './render-queue.ts'

const PAGE = { now: 0, submissionId: '' }
const made = { status: 200, html: '' }

/** A renderer whose pages are made when the test says so. */
function slowRenderer() {
  const finish = Promise.withResolvers<typeof made>()
  const asked: string[] = []
  let atOnce = 0
  let most = 0
  const render = async (path: string) => {
    asked.push(path)
    atOnce += 1
    most = Math.max(most, atOnce)
    await finish.promise
    atOnce -= 1
    return made
  }
  return { render, asked, most: () => most, finish: () => finish.resolve(made) }
}

/** What became of pages, in words. */
async function outcomes(pages: Promise<unknown>[]) {
  const settled = await Promise.allSettled(pages)
  return settled.map((one) => (one.status === 'fulfilled' ? 'made' : one.reason instanceof TooBusy ? 'busy' : 'failed'))
}

test('of a hundred pages asked for at once, one is rendered at a time, and few wait', async () => {
  const { render, asked, most, finish } = slowRenderer()
  const ask = queueRenders(render)

  const pages = Array.from({ length: 100 }, (_, n) => ask('192.0.2.1', `/${n}`, PAGE))
  const ended = outcomes(pages)
  finish()

  expect((await ended).filter((outcome) => outcome === 'busy')).toHaveLength(83)
  expect(most()).toBe(1)
  expect(asked).toHaveLength(17)
})

test('whoever asks for many gives way to whoever asks for one', async () => {
  const { render, asked, finish } = slowRenderer()
  const ask = queueRenders(render)
  const many = outcomes(Array.from({ length: 40 }, (_, n) => ask('192.0.2.1', `/many/${n}`, PAGE)))

  const one = outcomes([ask('198.51.100.1', '/one', PAGE)])
  finish()

  expect(await one).toEqual(['made'])
  expect((await many).filter((outcome) => outcome === 'made')).toHaveLength(16)
  expect(asked).toContain('/one')
})

test('a page that fails, or does not end, holds up no other for long', async () => {
  const render = (path: string) => {
    if (path === '/fails') throw new Error('no')
    return path === '/hangs' ? new Promise<never>(() => undefined) : Promise.resolve(made)
  }
  const ask = queueRenders(render, { waitingMax: 9, hungMs: 5 })
  void ask('a', '/hangs', PAGE)

  const rest = outcomes([ask('a', '/fails', PAGE), ask('a', '/fine', PAGE)])

  expect(await rest).toEqual(['failed', 'made'])
})

test('each form and each search is rendered once, whoever asks for it and however often, with a new key each time', async () => {
  const asked: string[] = []
  const { app } = await openTestApp({
    render: async (path, { submissionId }) => {
      asked.push(path)
      return { status: 200, html: `<title>${path}</title><input value="${submissionId}"><p>${submissionId}</p>` }
    },
  })
  const urls = [routes.form('quote'), `${routes.form('quote')}?choose=devops`, `${routes.blog()}?q=alarm`]
  const all = Array.from({ length: 24 }, (_, n) =>
    urls.map((url) => `${url}${url.includes('?') ? '&' : '?'}n=${n}`),
  ).flat()

  const accept = (index: number) => (index % 2 === 0 ? {} : { 'accept-encoding': 'gzip, deflate, br' })
  const answers = await Promise.all(all.map((url, index) => app.inject({ url, headers: accept(index) })))

  expect(asked).toEqual(['/forms/quote', '/forms/quote?choose=devops', '/blog/search?q=alarm'])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const packed = answers.filter(({ headers }) => headers['content-encoding'] === 'gzip')
  expect(packed).toHaveLength(all.length / 2)
  const texts = answers.map((answer) => (packed.includes(answer) ? String(gunzipSync(answer.rawPayload)) : answer.body))
  const keys = texts.map((text) => /value="([\w-]{36})"><p>\1</.exec(text)?.[1])
  expect(new Set(keys).size).toBe(all.length)
})

test('a page that could not be made is asked for anew', async () => {
  const render = vi.fn(async () => made)
  render.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce({ ...made, status: 500 })
  const { app } = await openTestApp({ render })
  const ask = async () => (await app.inject({ url: routes.form('quote') })).statusCode

  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([500, 500, 200, 200])
  expect(render).toHaveBeenCalledTimes(3)
})

test('a visitor whose page would wait too long is told so, and when to come again', async () => {
  const { render, finish } = slowRenderer()
  const error = vi.fn()
  const { app } = await openTestApp({ render, log: { info() {}, warn() {}, error } })
  const search = (n: number) => app.inject({ url: `${routes.blog()}?q=${n}`, headers: NAVIGATE })
  const searches = Array.from({ length: 40 }, (_, n) => search(n))

  const refused = await Promise.race(searches)
  const back = await postQuote(app, { email: 'no' }, { headers: NAVIGATE })

  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.body).toContain('<title>Unavailable</title>')
  expect(back.statusCode).toBe(400)
  expect(back.body).toContain('Please enter a valid email address\n\nWhat you wrote:\nName: Ada Byron')
  expect(error).not.toHaveBeenCalled()
  finish()
  await Promise.all(searches)
})
