import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { servedBuild } from '../scripts/build/built.ts'
import { multipart, PDF, quoteParts } from '../server/http/app.fixture.ts'
import { changedSite } from './support/changed-site.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { traces } from './support/renamed-company.ts'
import { startSite } from './support/site.ts'

// Another company, other reply promises, another address, another limit, each changed in its one place
// (tests/support/changed-site.ts). The server is started, and whatever a visitor can read of them is searched for the old words.

/** Words that the old values left anywhere. */
const OLD =
  /24[ -]hours?\b|864e5|\b[23][-–][35] business|\b[35] business days|\b1 hour on business days|Ohio|\bUSA\b|\bEST\b|Eastern time|DOC \(max 10MB\)|for 7 days, to a page/g

/** Where such words speak of something else. */
const OTHER_FACTS: { file: RegExp; sentence: RegExp; why: string }[] = [
  { file: /^desk\/assets\/|newsletter-note/, sentence: /864e5/g, why: 'the length of a day, in drawings' },
  {
    file: /privacy-policy/,
    sentence: /not sent in the end<(?:(?!<tr)[\s\S])*?>24 hours/g,
    why: 'how long an upload is kept',
  },
]

const READABLE = new Set('.html .js .mjs .txt .xml .json .svg .webmanifest .css'.split(' '))

let build: string
let mailbox: MailServer
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  const copy = await changedSite()
  build = servedBuild(copy.root)?.folder ?? ''
  mailbox = await startMailServer()
  site = await startSite({ root: copy.root, smtpUrl: mailbox.url })
  return async () => {
    await site.remove()
    await mailbox.close()
    copy.remove()
  }
}, 600_000)

describe('after the change of the company, the promises, the address and two limits', () => {
  test('another company.yaml is another site: pages, metadata, manifest, profile, and nothing of ours', () => {
    const page = (path: string) => readFileSync(join(build, 'client', path), 'utf8')

    const home = page('index.html')
    expect(home).toMatch(/<title>[^<]*Ostrelle[^<]*<\/title>/)
    expect(home).toContain('property="og:site_name" content="Ostrelle"')
    expect(home).toContain('<link rel="canonical" href="https://ostrelle.example/"')
    expect(home).toContain('mailto:projects@ostrelle.example')
    expect(home).toContain('mailto:people@ostrelle.example')
    expect(home).toContain('tel:+14405550199')
    expect(home).toMatch(/"@type":"Organization"[^<]*"name":"Ostrelle"|"name":"Ostrelle"[^<]*"@type":"Organization"/)
    expect(JSON.parse(page('site.webmanifest'))).toMatchObject({ name: 'Ostrelle', short_name: 'Ostrelle' })
    expect(page('llms.txt')).toMatch(/^# Ostrelle\n/)
    expect(page('sitemap.xml')).toContain('<loc>https://ostrelle.example/profile/ostrelle-team</loc>')
    expect(page('profile/ostrelle-team.html')).toContain('Ostrelle')
    expect(page('rss.xml')).toContain('https://ostrelle.example/')

    const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    const readable = files.filter((path) => READABLE.has(extname(path)))
    expect(readable.length).toBeGreaterThan(60)
    expect(files.filter((path) => traces(path).length > 0)).toEqual([])
    expect(readable.filter((path) => traces(readFileSync(join(build, path), 'utf8')).length > 0)).toEqual([])
  })

  test('no page, script, feed or text of the build holds the old words', () => {
    const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    // The server's own program is no text for people; what it answers is asked below.
    const readable = files.filter((file) => READABLE.has(extname(file)) && !file.startsWith('programs'))

    const left = readable.flatMap((file) => oldWordsIn(file, withoutComments(file)))

    expect(readable.length).toBeGreaterThan(100)
    expect(left).toEqual([])
  })

  test('the pages hold the new ones', async () => {
    const [home, contact, career, internship, terms, privacy, article, service] = await Promise.all(
      (
        '/ /contact /career /internship /terms-of-service /privacy-policy /blog/partnership-program ' +
        '/services/devops'
      )
        .split(' ')
        .map(pageText),
    )

    expect(home).toContain('A named engineer replies within 36 hours.')
    expect(home).toContain('Reply within 48 hours')
    // Due times are worded by scripts, from the terms of the promises.
    const scripts = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    expect(scripts.map((file) => readFileSync(join(build, file), 'utf8')).join('')).toMatch(
      /"?quote"?:\{"?hours"?:48\}/,
    )
    expect(home).toContain('Replies within 2 hours on business days. Questions taken 24/7.')
    expect(home).toContain('PNG, JPG, PDF, DOC (max 2MB)')
    expect(contact).toContain('A reply within 2 hours on business days, and within 1 hour at the latest.')
    expect(contact).toContain('the desk is open and replies within 2 hours')
    expect(contact).toMatch(
      /<meta name="description" content="[^"]*within 1 hour at the latest\. Remote-first, Victoria, Canada\."/,
    )
    expect(career).toContain('Within 4-6 business days')
    expect(internship).toContain('Within 7-9 business days')
    expect(terms).toContain(
      'quote request: within 48 hours; consultation request: within 36 hours; inquiry: within 1 hour; job application: within 4-6 business days; internship application: within 7-9 business days; partnership application: within 1 business day',
    )
    expect(terms).toContain('laws of the Province of British Columbia, Canada')
    expect(privacy).toMatch(/never confirmed<(?:(?!<tr).)*data-label="Kept">9 days/)
    expect(article).toContain('A person answers within 1 business day.')
    expect(service).toContain('answers within 48 hours')
  })

  test('the pages that forms have of their own hold the new words', async () => {
    const times = { quote: '48 hours', consultation: '36 hours', contact: '1 hour', partnership: '1 business day' }
    const ranges = { career: '4-6 business days', internship: '7-9 business days' }
    for (const [name, time] of Object.entries({ ...times, ...ranges, newsletter: undefined })) {
      const page = await pageText(`/forms/${name}`)
      expect(oldWordsIn(`/forms/${name}`, page)).toEqual([])
      if (time) expect(page).toContain(`Reply within ${time}`)
    }
  })

  test('the answer to a quote request promises 48 hours, is due in 48 hours, and its receipt says so', async () => {
    const before = Date.now()
    const reply = await post('/api/quote', multipart(quoteParts()))

    expect(reply.body.message).toBe("We'll get back to you within 48 hours.")
    const hours = (Date.parse(reply.body.dueAt ?? '') - before) / 3_600_000
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThan(48.1)
    expect(oldWordsIn('receipt', await pageText(reply.body.receipt ?? ''))).toEqual([])
  })

  test('an application is promised its own range', async () => {
    const name = { firstName: 'Ada', lastName: 'Byron' }
    const body = { ...name, email: 'ada@engines.example', phone: '+1 419', message: 'Hello.' }

    const [career, internship] = await Promise.all([json('/api/contact', body), json('/api/internship', body)])

    expect(career.body.message).toContain('within 4-6 business days.')
    expect(internship.body.message).toContain('within 7-9 business days.')
  })

  test('a file over the new limit is refused in its words, also when the request is not even read', async () => {
    const withFile = (bytes: number) => {
      const value = Buffer.concat([PDF, Buffer.alloc(bytes)])
      return post('/api/quote', multipart(quoteParts({}, { value, fileName: 'a.pdf' })))
    }

    const [over, heavy, within] = await Promise.all([withFile(2.5e6), withFile(6e6), withFile(1.9e6)])

    expect(over).toMatchObject({ status: 413, body: { error: 'Please select a file smaller than 2MB.' } })
    const error = 'That is more than we can take. Please keep each file under 2MB.'
    expect(heavy).toMatchObject({ status: 413, body: { error } })
    expect(within.status).toBe(200)
  })

  test('no email holds the old words', async () => {
    await post('/api/quote', multipart(quoteParts({ email: 'buyer@engines.example' })))
    await json('/api/newsletter', { email: 'reader@engines.example' })

    const [toBuyer, toReader] = await Promise.all([emailTo('buyer@engines.example'), emailTo('reader@engines.example')])
    const all = mailbox.letters.map(({ mail }) => [mail.subject, mail.text, mail.html].join('\n'))

    expect(all.flatMap((text, index) => oldWordsIn(`email ${index}`, text))).toEqual([])
    expect(toBuyer).toMatch(/We answer by \w+day/)
    expect(toReader).toContain('The link is good for 9 days.')
    expect(toReader).toContain('Victoria, Canada')
  })
})

/** Each old word with its surroundings, so that a failure can be read. */
function oldWordsIn(file: string, text: string): string[] {
  const facts = OTHER_FACTS.filter((fact) => fact.file.test(file))
  const rest = facts.reduce((left, { sentence }) => left.replace(sentence, ''), text)
  return [...rest.matchAll(OLD)].map(({ index }) => `${file}: ${rest.slice(Math.max(0, index - 40), index + 40)}`)
}

/** The server's own scripts are built with our comments, which nobody is sent. */
function withoutComments(file: string): string {
  const text = readFileSync(join(build, file), 'utf8')
  return file.endsWith('.mjs') ? text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') : text
}

/** A page as its reader finds it, without the marks that React puts between pieces of text. */
async function pageText(path: string): Promise<string> {
  const response = await fetch(site.url + path, { headers: { accept: 'text/html' } })
  return (await response.text()).replaceAll('<!-- -->', '')
}

/** The text of the email to this address, once it came. */
async function emailTo(address: string): Promise<string> {
  const { mail } = await mailbox.arrived(({ to }) => to.includes(address))
  return mail.text ?? ''
}

/** The contract's replies and refusals. */
type Reply = { message?: string; dueAt?: string; receipt?: string; error?: string }

async function post(path: string, { payload, headers }: { payload: Buffer | string; headers: HeadersInit }) {
  const response = await fetch(site.url + path, { method: 'POST', body: Buffer.from(payload), headers })
  return { status: response.status, body: (await response.json()) as Reply }
}

function json(path: string, body: object) {
  return post(path, { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
}
