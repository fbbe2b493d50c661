import { describe, expect, vi } from 'vitest'
import { CONSENT } from '../../../contract/consent.ts'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { PATIENT } from '../../../tests/support/patience.ts'
import { countRows } from '../../context.fixture.ts'
import { openPost, refusing } from '../../conversation/conversation.fixture.ts'
import { addConfirmed, DAY } from '../../newsletter/newsletter.fixture.ts'
import { purgeNewsletter } from '../../newsletter/retention.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { unsubscribe } from '../../newsletter/unsubscribe.ts'
import { openTestDesk, type TestDesk, test } from './desk.fixture.ts'

const DRAFT = { key: 'december', title: 'One sounding', preview: '', markdown: 'The water is **deep** here.' }

const queued = ({ context }: TestDesk) =>
  context.db.selectFrom('outbox').selectAll().where('kind', '=', 'issue').execute()

describe('an issue at the desk', () => {
  test('is shown as it would be sent, in both forms, and nothing is sent', async ({ desk }) => {
    const { json } = await desk.ask('POST', deskRoutes.issuePreview(), {
      draft: { ...DRAFT, markdown: '<script>alert(1)</script>\n\nThe water is **deep** here.' },
    })

    expect(json).toMatchObject({
      subject: 'One sounding',
      oneClick: true,
      bytes: Buffer.byteLength(json.html),
      from: { name: desk.context.company.name, address: 'post@sender.test' },
    })
    expect(json.text).toContain('The water is deep here.')
    expect(json.html).toContain('deep</b> here.')
    expect(json.html).not.toContain('<script')
    expect(await queued(desk)).toEqual([])
  })

  test('goes to the number that was confirmed, once; a second time is refused as at the command line', async () => {
    const desk = await openTestDesk()
    await addConfirmed(desk.context, 'ada@quist.example', 'bob@quist.example')

    const other = await desk.ask('POST', deskRoutes.issueSend(), { draft: DRAFT, recipients: 3 })
    expect(await queued(desk)).toEqual([])
    const sent = await desk.ask('POST', deskRoutes.issueSend(), { draft: DRAFT, recipients: 2 })
    const again = await desk.ask('POST', deskRoutes.issueSend(), { draft: DRAFT, recipients: 2 })

    const changed = '2 subscribers are confirmed now. Nothing was sent; please look again.'
    const already = /^december was queued on .* for 2 subscribers: 0 sent, 2 waiting\. Nothing was sent again\.$/
    expect(other).toMatchObject({ status: 409, json: { error: changed } })
    expect(sent).toMatchObject({ status: 200, json: { recipients: 2 } })
    expect(again).toMatchObject({ status: 409, json: { error: expect.stringMatching(already) } })
    const recipients = (await queued(desk)).map(({ recipient }) => recipient).sort()
    expect(recipients).toEqual(['ada@quist.example', 'bob@quist.example'])
    expect((await desk.ask('GET', deskRoutes.newsletter())).json.issues).toMatchObject([
      { key: 'december', actor: 'Ines', recipients: 2, sent: 0, waiting: 2 },
    ])
  })

  test('is not sent to nobody, and not without subject, text and name', async ({ desk }) => {
    const link = { label: 'Read', url: 'javascript:alert(1)' }

    for (const [recipients, more, error] of [
      [0, {}, 'Nobody has confirmed yet. Nothing was sent.'],
      [1, { title: ' ' }, 'Please write a subject.'],
      [1, { markdown: '' }, 'Please write the issue.'],
      [1, { key: 'test:december' }, 'An issue cannot have this name.'],
      [1, { link }, 'The button needs a whole address, such as https://example.org/page.'],
    ] as const) {
      const sent = await desk.ask('POST', deskRoutes.issueSend(), { draft: { ...DRAFT, ...more }, recipients })
      expect(sent).toMatchObject({ status: 400, json: { error } })
    }
  })

  test('of the greatest length fits into a request', async ({ desk }) => {
    const draft = { ...DRAFT, markdown: '"ä\n'.repeat(13_333) }

    expect(await desk.ask('POST', deskRoutes.issuePreview(), { draft })).toMatchObject({ status: 200 })
  })

  test('is tried at one address, which a mistake does not reach, and goes with its email', async ({ desk }) => {
    await addConfirmed(desk.context, 'ada@quist.example')

    const wrong = await desk.ask('POST', deskRoutes.issueTest(), { draft: DRAFT, address: 'nobody' })
    const right = await desk.ask('POST', deskRoutes.issueTest(), { draft: DRAFT, address: 'me@quotes.example' })

    expect([wrong.status, right.status]).toEqual([400, 200])
    expect(await queued(desk)).toMatchObject([{ recipient: 'me@quotes.example', subscriberId: null }])
    expect((await desk.ask('GET', deskRoutes.newsletter())).json.issues).toEqual([])
    const later = async () => {
      desk.context.pass(8 * DAY)
      await purgeNewsletter(desk.context)
      return countRows(desk.context, 'issue')
    }
    expect(await later()).toBe(1)
    openPost(desk.context)
    await vi.waitFor(async () => expect(await queued(desk)).toMatchObject([{ state: 'sent' }]), PATIENT)
    expect(await later()).toBe(0)
  })

  test('needs a person with a name', async ({ desk }) => {
    await addConfirmed(desk.context, 'ada@quist.example')
    const nobody = { headers: { cookie: '' } }

    for (const [url, body] of [
      [deskRoutes.issueSend(), { draft: DRAFT, recipients: 1 }],
      [deskRoutes.issueTest(), { draft: DRAFT, address: 'me@quotes.example' }],
      [deskRoutes.holdIssue('one'), undefined],
      [deskRoutes.eraseSubscriber('one'), undefined],
    ] as const)
      expect((await desk.ask('POST', url, body, nobody)).status, url).toBe(401)
    expect(await queued(desk)).toEqual([])
  })

  test('that is held stays, and goes on where it stopped', async ({ desk }) => {
    await addConfirmed(desk.context, 'ada@quist.example', 'bob@quist.example')
    const { id } = (await desk.ask('POST', deskRoutes.issueSend(), { draft: DRAFT, recipients: 2 })).json
    await desk.ask('POST', deskRoutes.holdIssue(id))

    const { delivered: sent } = openPost(desk.context)
    await subscribe(desk.context, 'cyd@quist.example')
    await vi.waitFor(() => expect(sent.map(({ to }) => to.address)).toEqual(['cyd@quist.example']), PATIENT)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toHaveLength(1)
    expect((await desk.ask('GET', deskRoutes.issue(id))).json).toMatchObject({ waiting: 2, heldAt: expect.any(String) })

    expect((await desk.ask('POST', deskRoutes.resumeIssue(id))).status).toBe(204)
    await vi.waitFor(() => expect(sent).toHaveLength(3), PATIENT)
    expect((await desk.ask('POST', deskRoutes.holdIssue('nothing'))).status).toBe(404)
  })

  test('counts who got it, was refused and has left, also after its emails were purged', async ({ desk }) => {
    const addresses = ['ada@quist.example', 'bob@quist.example', 'gone@quist.example']
    const [, token = ''] = await addConfirmed(desk.context, ...addresses)
    const { id } = (await desk.ask('POST', deskRoutes.issueSend(), { draft: DRAFT, recipients: 3 })).json
    const counts = async () => (await desk.ask('GET', deskRoutes.issue(id))).json
    await unsubscribe(desk.context, token)
    openPost(desk.context, { refuse: refusing(['gone@quist.example']) })

    const told = { recipients: 3, sent: 1, waiting: 0, refused: 1, dead: 0, left: 1 }
    await vi.waitFor(async () => expect(await counts()).toMatchObject(told), PATIENT)
    expect((await counts()).course).toEqual([{ at: expect.any(String), sent: 1 }])
    desk.context.pass(8 * DAY)
    await purgeNewsletter(desk.context)

    expect(await queued(desk)).toEqual([])
    expect(await counts()).toMatchObject(told)
  })

  test('begins with an article or a file, whose mistakes are told', async ({ desk }) => {
    const open = (text: string) => desk.ask('POST', deskRoutes.issueFile(), { name: 'december.md', text })

    const { articles } = (await desk.ask('GET', deskRoutes.newsletter())).json
    const article = await desk.ask('GET', deskRoutes.article('cloud-bill-with-names'))
    const file = await open('---\ntitle: One sounding\nsounding: { large: 3, small: 3, words: Deep. }\n---\n\nWater.\n')

    expect(articles).toContainEqual(expect.objectContaining({ slug: 'cloud-bill-with-names', sent: false }))
    expect(article.json).toMatchObject({ key: 'cloud-bill-with-names', link: { label: 'Read the whole article' } })
    for (const { slug } of articles) {
      const draft = (await desk.ask('GET', deskRoutes.article(slug))).json
      expect((await desk.ask('POST', deskRoutes.issuePreview(), { draft })).status, slug).toBe(200)
    }
    expect(file.json).toEqual({
      ...{ key: 'december', title: 'One sounding', preview: 'One sounding', markdown: 'Water.' },
      sounding: { large: '3', small: '3', words: 'Deep.' },
    })
    expect((await open('Water.')).json.error).toContain('december.md does not begin with front matter')
    expect((await open('---\ntitle: W\ufffd\n---\n')).json.error).toContain('december.md is not in UTF-8')
    expect((await open('---\ntitle: [\n---\n')).status).toBe(400)
    expect((await desk.ask('GET', deskRoutes.article('..%2fsecret'))).status).toBe(404)
  })

  test('tells every open screen when its emails leave', async ({ desk }) => {
    await addConfirmed(desk.context, 'ada@quist.example')
    const written: string[] = []
    const stream = { waiting: () => 0, write: (text: string) => void written.push(text), close() {} }
    await desk.live.connect(stream, 'Ines', undefined)
    await desk.live.nudge()
    const told = () => written.filter((text) => text.includes('"type":"newsletter"')).length

    await desk.live.nudge()
    expect(told()).toBe(0)
    await desk.ask('POST', deskRoutes.issueSend(), { draft: DRAFT, recipients: 1 })
    await vi.waitFor(() => expect(told()).toBe(1), PATIENT)
    openPost(desk.context)

    await vi.waitFor(async () => {
      await desk.live.nudge()
      expect(told()).toBe(2)
    }, PATIENT)
  })
})

describe('subscribers at the desk', () => {
  test('are listed by pages, the newest first, with when and to which words they agreed', async ({ desk }) => {
    const addresses = ['ada@quist.example', 'bob@quist.example', 'cyd@quist.example', 'dee@quist.example']
    await addConfirmed(desk.context, ...addresses)
    // Two of the same instant.
    await desk.context.db.updateTable('subscriber').set({ askedAt: 7 }).where('email', 'like', '%b@%').execute()
    await desk.context.db.updateTable('subscriber').set({ askedAt: 7 }).where('email', 'like', '%c%d@%').execute()

    const pages: string[][] = []
    let after = ''
    do {
      const { json } = await desk.ask('GET', `${deskRoutes.subscribers()}?limit=1${after}`)
      expect(json.total).toBe(4)
      pages.push(json.items.map(({ email }: { email: string }) => email))
      after = json.next === null ? '' : `&after=${json.next}`
    } while (after !== '')
    const [first] = (await desk.ask('GET', deskRoutes.subscribers())).json.items

    expect(pages.flat().sort()).toEqual(addresses)
    expect(pages.slice(0, 2)).toEqual([['dee@quist.example'], ['ada@quist.example']])
    expect(first).toMatchObject({
      state: 'confirmed',
      confirmedAt: new Date(desk.context.now()).toISOString(),
      consent: { version: CONSENT.version, words: CONSENT.text },
      source: 'button of the link in the confirmation email',
    })
  })

  test('are found by a part of the address, by state, and by the whole address after they left', async ({ desk }) => {
    const [token = ''] = await addConfirmed(desk.context, 'ada@quist.example', 'b_b@quist.example', 'bob@quist.example')
    await subscribe(desk.context, 'cyd@quist.example')
    await unsubscribe(desk.context, token)
    const find = async (query: string) => (await desk.ask('GET', `${deskRoutes.subscribers()}?${query}`)).json.items

    expect(await find('q=B_B%40')).toMatchObject([{ email: 'b_b@quist.example', state: 'confirmed' }])
    expect(await find('state=pending')).toMatchObject([{ email: 'cyd@quist.example', state: 'pending' }])
    expect(await find('q=ada')).toEqual([])
    expect(await find('q=Ada%40quist.example')).toMatchObject([{ email: null, state: 'unsubscribed' }])
    const { counts } = (await desk.ask('GET', deskRoutes.newsletter())).json
    expect(counts).toEqual({ confirmed: 2, pending: 1, unsubscribed: 1 })
    for (const query of ['state=all', 'after=x', 'limit=0', 'limit=201'])
      expect((await desk.ask('GET', `${deskRoutes.subscribers()}?${query}`)).status, query).toBe(400)
  })

  test('are exported as CSV that no spreadsheet computes, and as JSON', async ({ desk }) => {
    await addConfirmed(desk.context, '=sum@quist.example', 'ada@quist.example')

    const csv = await desk.ask('GET', deskRoutes.subscribersCsv())
    // In UTC it is the next day already.
    desk.context.pass(Date.parse('2026-11-22T00:30:00Z') - desk.context.now())
    const json = await desk.ask('GET', deskRoutes.subscribersJson())
    const requests = await desk.ask('GET', `${deskRoutes.exportCsv()}?status=open`)

    const names = [csv, json, requests].map(({ headers }) => String(headers['content-disposition']).split('"')[1])
    expect(names).toEqual(
      ['csv', 'json'].map((end) => `subscribers-2026-11-21.${end}`).concat('submissions-2026-11-21.csv'),
    )
    expect(csv.text.startsWith('\ufeffEmail,State,Asked,Confirmed,Consent,Source\r\n')).toBe(true)
    expect(csv.text).toContain("\r\n'=sum@quist.example,confirmed,")
    expect(json.json.map(({ email }: { email: string }) => email)).toEqual(['ada@quist.example', '=sum@quist.example'])
  })

  test('are erased one by one, with what the question named', async ({ desk }) => {
    await addConfirmed(desk.context, 'ada@quist.example', 'bob@quist.example')
    await desk.ask('POST', deskRoutes.issueSend(), { draft: DRAFT, recipients: 2 })
    const { id } = (await desk.ask('GET', `${deskRoutes.subscribers()}?q=ada`)).json.items[0]

    const asked = await desk.ask('POST', deskRoutes.subscriberErasure(id))
    expect(await queued(desk)).toHaveLength(2)
    const erased = await desk.ask('POST', deskRoutes.eraseSubscriber(id))
    const again = await desk.ask('POST', deskRoutes.eraseSubscriber(id))

    expect(asked.json).toEqual({ email: 'ada@quist.example', state: 'confirmed', emails: 1, links: 1 })
    expect([erased.status, again.status]).toEqual([204, 404])
    expect((await queued(desk)).map(({ recipient }) => recipient)).toEqual(['bob@quist.example'])
    expect(await desk.context.db.selectFrom('ask').selectAll().execute()).toHaveLength(1)
  })
})
