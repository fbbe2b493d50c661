import { test as base, describe, expect } from 'vitest'
import { REFUSALS } from '../../../contract/reply.ts'
import { emailOf, idOf, type TestContext } from '../../context.fixture.ts'
import { closeFiles } from '../../mail/email.ts'
import { LINK_ACTIONS, readLink, signLink } from '../../signed-link.ts'
import { act } from '../../submissions/desk/act.ts'
import { eraseAll } from '../../submissions/erase.ts'
import { NAVIGATE, openWithQuote, PDF, PRIVATE, SKETCH, urlencoded } from '../app.fixture.ts'

const test = base.extend('quote', () => sendQuote())

const { error: TOO_MANY } = REFUSALS.tooMany
const DAY = 24 * 60 * 60_000

/** What a person at the desk does. */
function decide(context: TestContext, action: 'answer' | 'spam' | 'release', reference: string) {
  return act(context, { action, target: { references: [reference] } }, { name: 'Ines' })
}

async function sendQuote() {
  const tested = await openWithQuote({ file: SKETCH })
  const { app, context, reference } = tested
  const { text, attachments } = await emailOf(context, 'desk')
  closeFiles({ attachments })
  const url = (label: string) => new RegExp(`^${label}: +https://site\\.test(/s/[\\w-]+)$`, 'm').exec(text)?.[1] ?? ''
  const status = async () => (await context.db.selectFrom('submission').selectAll().executeTakeFirst())?.status
  /** Presses the button by which a person takes the request. */
  const take = (name: string) => app.inject({ url: url('I take this'), ...urlencoded({ name }) })
  return { ...tested, submissionId: await idOf(context, reference), url, status, take }
}

describe('a signed link', () => {
  test('has one spelling: the bits that its last letter has to spare make no second one', () => {
    const secret = Buffer.alloc(32, 7)
    const token = signLink(secret, { action: 'spam', submissionId: crypto.randomUUID(), position: 0, expiresAt: 0 })
    const bytes = Buffer.from(token, 'base64url')
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    const spellings = letters
      .map((letter) => token.slice(0, -1) + letter)
      .filter((spelling) => Buffer.from(spelling, 'base64url').equals(bytes))

    expect(spellings).toHaveLength(4)
    expect(spellings.filter((spelling) => readLink([secret], spelling) !== undefined)).toEqual([token])
  })

  test('opened by anybody changes nothing; its button marks the request as answered', async () => {
    const { app, url, status, context, reference, renderedData } = await sendQuote()

    expect((await app.inject({ url: url('Answered') })).statusCode).toBe(200)
    expect(renderedData()?.staffLink).toMatchObject({ action: 'answer', state: 'ask', reference, desk: 'quotes' })
    const stored = context.db.selectFrom('submission').select(['status', 'openedAt'])
    expect(await stored.execute()).toEqual([{ status: 'open', openedAt: null }])

    const pressed = await app.inject({ method: 'POST', url: url('Answered') })
    await app.inject({ url: String(pressed.headers.location) })

    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, url('Answered')])
    expect(renderedData()?.staffLink).toMatchObject({ state: 'done' })
    expect(await status()).toBe('answered')
  })

  test('marks as spam, by its own token alone', async ({ quote: { app, url, status } }) => {
    await app.inject({ method: 'POST', url: url('Spam') })

    expect(url('Spam')).not.toBe(url('Answered'))
    expect(await status()).toBe('spam')
  })

  test('is read by nobody else: no cache, no search engine, no referrer, and no word of the sender', async () => {
    const { app, url, renderedData } = await sendQuote()

    const { headers } = await app.inject({ url: url('Answered') })

    expect(headers).toMatchObject(PRIVATE)
    const shown = JSON.stringify(renderedData()?.staffLink)
    for (const word of ['Ada', 'Engines', 'ada@', '555', 'algebra', 'DevOps', 'Skizze'])
      expect(shown).not.toContain(word)
  })

  test('does nothing once it has expired, and tells why', async () => {
    const { app, url, status, context, renderedData } = await sendQuote()
    const link = url('Answered')
    context.pass(30 * DAY)

    expect((await app.inject({ url: link })).statusCode).toBe(410)
    expect(renderedData()?.staffLink?.state).toBe('expired')
    await app.inject({ method: 'POST', url: link })
    expect(await status()).toBe('open')
  })

  test('changed by one character it is the normal 404 and does nothing', async ({ quote: { app, url, status } }) => {
    const link = url('Answered')

    for (let at = '/s/'.length; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A'
      const forged = `${link.slice(0, at)}${other}${link.slice(at + 1)}`
      const { statusCode } = await app.inject({ method: 'POST', url: forged })
      expect([at, statusCode]).toEqual([at, 404])
    }
    expect(await status()).toBe('open')
  })

  test('pressed by two people at the same moment gives the request to one, and tells the other who has it', async () => {
    const { app, url, context, renderedData, take } = await sendQuote()

    const pressed = await Promise.all(['Ines', 'Corin', 'Mads'].map(take))

    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    const { owner } = await context.db.selectFrom('submission').select('owner').executeTakeFirstOrThrow()
    const taken = await context.db.selectFrom('history').select('actor').where('kind', '=', 'taken').execute()
    expect(taken).toEqual([{ actor: owner }])
    await app.inject({ url: url('I take this') })
    expect(renderedData()?.staffLink).toMatchObject({ state: 'done', owner })
  })

  test.each([
    ['Answered', 'spam', 'spam', 'spam'],
    ['Spam', 'answer', 'answered', 'answered'],
    ['I take this', 'answer', 'answered', 'answered'],
    ['Wrong desk', 'spam', 'spam', 'spam'],
  ] as const)('%s changes nothing of a request that was decided otherwise', async (label, action, state, stays) => {
    const { app, url, status, context, reference, renderedData } = await sendQuote()
    await decide(context, action, reference)

    await app.inject({ method: 'POST', url: url(label) })
    await app.inject({ url: url(label) })

    expect(renderedData()?.staffLink?.state).toBe(state)
    expect(await status()).toBe(stays)
  })

  test('cannot answer what is in quarantine', async ({ quote: { app, url, status, context, submissionId } }) => {
    await context.db.updateTable('submission').set({ status: 'quarantined' }).where('id', '=', submissionId).execute()

    await app.inject({ method: 'POST', url: url('Answered') })

    expect(await status()).toBe('quarantined')
  })

  test('works again after the request was released from spam', async () => {
    const { app, url, status, context, reference } = await sendQuote()
    await decide(context, 'spam', reference)
    await decide(context, 'release', reference)

    await app.inject({ method: 'POST', url: url('Answered') })

    expect(await status()).toBe('answered')
  })

  test('leads nowhere after the request was erased', async ({ quote: { app, url, context, submissionId } }) => {
    const link = url('Answered')
    await eraseAll(context, [submissionId])

    expect((await app.inject({ url: link })).statusCode).toBe(404)
  })

  test('takes the request for the person who says their name, and for nobody else after that', async () => {
    const { app, url, context, renderedData, take } = await sendQuote()
    const owner = async () => (await context.db.selectFrom('submission').select('owner').executeTakeFirst())?.owner

    await take('  ')
    expect(await owner()).toBeNull()
    await take(' Ines\u0000  Ott ')
    await take('Corin')
    await app.inject({ url: url('I take this') })

    expect(await owner()).toBe('Ines Ott')
    expect(renderedData()?.staffLink).toMatchObject({ state: 'done', owner: 'Ines Ott' })
    const event = await context.db.selectFrom('history').selectAll().where('kind', '=', 'taken').execute()
    expect(event).toMatchObject([{ actor: 'Ines Ott', detail: 'Ines Ott' }])
  })

  test('sends a request to the other desk, once, with an email; pressed again it does not come back', async () => {
    const { app, url, context, renderedData } = await sendQuote()

    await app.inject({ method: 'POST', url: url('Wrong desk') })
    await app.inject({ method: 'POST', url: url('Wrong desk') })
    await app.inject({ url: url('Wrong desk') })

    expect(renderedData()?.staffLink).toMatchObject({ state: 'done', desk: 'careers', toDesk: 'careers' })
    const rows = await context.db.selectFrom('outbox').selectAll().where('kind', '=', 'desk').execute()
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([
      context.company.mail.careers,
      context.company.mail.quotes,
    ])
  })

  test('is refused for ten minutes when one client asks too often, to a person in words', async ({ quote }) => {
    const { app, context, url } = quote
    const ask = (headers = {}) => app.inject({ url: url('Answered'), headers })
    for (let turn = 0; turn < 300; turn += 1) expect((await ask()).statusCode).toBe(200)

    const person = await ask(NAVIGATE)
    const program = await ask()

    expect([person.body, program.json()]).toEqual([TOO_MANY, { error: TOO_MANY }])
    for (const { statusCode, headers } of [person, program])
      expect([statusCode, headers['retry-after']]).toEqual([429, '600'])
    context.pass(10 * 60_000)
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('the link of a file', () => {
  test('gives the file to be saved, for a month', async ({ quote: { app, context, submissionId } }) => {
    const expiresAt = context.now() + 30 * DAY
    const token = signLink(context.secret, { action: 'file', submissionId, position: 0, expiresAt })

    const response = await app.inject({ url: `/s/${token}` })

    expect(response.rawPayload).toEqual(PDF)
    expect(response.headers['content-disposition']).toContain('attachment; filename="Skizze f_r M_rz.pdf"')
    expect(response.headers['content-security-policy']).toContain('sandbox')
    expect(response.headers['cache-control']).toBe('private, no-store')
    context.pass(30 * DAY)
    expect((await app.inject({ url: `/s/${token}` })).statusCode).toBe(404)
  })

  test.each(Object.keys(LINK_ACTIONS).filter((action) => action !== 'file'))('%s opens no file', async (action) => {
    const { app, context, submissionId } = await sendQuote()
    const known = Object.keys(LINK_ACTIONS).find((one): one is keyof typeof LINK_ACTIONS => one === action)
    const link = { action: known ?? 'answer', submissionId, position: 0, expiresAt: context.now() + DAY }

    const response = await app.inject({ url: `/s/${signLink(context.secret, link)}` })

    expect(response.headers['content-disposition']).toBeUndefined()
  })
})
