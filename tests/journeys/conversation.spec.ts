import { existsSync } from 'node:fs'
import { type Browser, chromium, firefox } from '@playwright/test'
import { createTransport } from 'nodemailer'
import { findBrowsers } from '../../scripts/browsers.ts'
import { openDesk, rowOf } from '../support/desk.ts'
import { HAS_DOVECOT, startDovecot } from '../support/dovecot.ts'
import { journeyOf } from '../support/form-journeys.ts'
import { bareTest, expect, freshAddress } from '../support/journey.ts'
import { type ReceivedEmail, startMailServer } from '../support/mail-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { startSite } from '../support/site.ts'

// A request from its form to its last answer: the visitor in one browser, the staff in the other, each with a mail program.
// Emails go through a real SMTP server, which puts what is for the desk into a real mailbox. The server is killed at each
// step on the way.

const PATHS = findBrowsers()
const LAUNCH = {
  chromium: () => chromium.launch({ executablePath: PATHS.chromium, args: ['--no-sandbox'] }),
  firefox: () => firefox.launch({ executablePath: PATHS.firefox ?? '', channel: 'moz-firefox' }),
}
const HAS_FIREFOX = PATHS.firefox !== undefined && existsSync(PATHS.firefox)
/** An email that a killed server was sending is sent again after two minutes: an email's deadline and the slack of its lease. */
const PATIENT = { timeout: 180_000 }
const DAY_MS = 86_400_000

const SCENES = [
  { database: 'SQLite', visitor: 'chromium', staff: 'firefox' },
  { database: 'PostgreSQL', visitor: 'firefox', staff: 'chromium' },
] as const

for (const { database, visitor, staff } of SCENES) {
  bareTest(
    `a request is answered, replied to and answered again, visitor in ${visitor}, staff in ${staff}, on ${database}`,
    {
      tag: '@full',
    },
    async () => {
      bareTest.skip(!HAS_DOVECOT, 'it needs Dovecot 2.3 (Debian 12: dovecot-imapd)')
      bareTest.skip(!HAS_FIREFOX, 'it needs Firefox (Debian: firefox-esr)')
      bareTest.setTimeout(600_000)
      await using ends = new AsyncDisposableStack()
      const browsers = { visitor: ends.use(await LAUNCH[visitor]()), staff: ends.use(await LAUNCH[staff]()) }
      await conversation(ends, { database, ...browsers })
    },
  )
}

interface Scene {
  database: (typeof SCENES)[number]['database']
  visitor: Browser
  staff: Browser
}

async function conversation(ends: AsyncDisposableStack, { database, visitor, staff }: Scene): Promise<void> {
  const mailbox = await startDovecot()
  ends.defer(mailbox.close)
  const email = freshAddress()
  const isAnswer = ({ to, raw }: ReceivedEmail) => to.includes(email) && raw.includes('twenty minutes')
  const gone = Promise.withResolvers<void>()
  const post = await startMailServer({
    async deliver(letter) {
      const { from, to, raw } = letter
      // The server that sends the answer never hears that it was taken.
      if (isAnswer(letter)) await gone.promise
      const proof = `Authentication-Results: mx.site.test; dkim=pass header.d=${from.split('@')[1]}\r\n`
      if (to.some((one) => one.startsWith('quotes@'))) await mailbox.put(crypto.randomUUID(), proof + raw)
    },
  })
  ends.defer(post.close)
  const mailProgram = createTransport(post.url)
  const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined
  bareTest.skip(database === 'PostgreSQL' && !postgres, 'it needs PostgreSQL (Debian: postgresql)')
  if (postgres) ends.defer(postgres.stop)
  const env = { IMAP_URL: mailbox.url, ...(postgres && { DATABASE_URL: postgres.url('postgres') }) }
  const site = ends.use(await startSite({ smtpUrl: post.url, env, restarts: true }))
  let kills = 0
  const kill = async () => {
    await site.stop('SIGKILL')
    await site.restart()
    kills += 1
  }

  // A request.
  const quote = journeyOf('quote')
  const page = await (await visitor.newContext({ baseURL: site.url })).newPage()
  const form = await quote.open(page)
  await quote.fill(form, email)
  await form.getByRole('button', { name: 'Send my request' }).click()
  await page.getByRole('link', { name: /Open your receipt/ }).click()
  const head = page.getByRole('heading', { level: 1 })
  await expect(head).toContainText('We answer')
  const receipt = page.url()
  await kill()

  // Its answer from the desk.
  const desk = await openDesk(staff, site, 'Ines Barros', '/', { viewport: { width: 1440, height: 900 } })
  const name = 'Tomasz Wieland'
  await rowOf(desk, name).getByRole('link').first().click()
  const detail = desk.getByRole('article', { name: 'Request', exact: true })
  const reference = /Q-\w{5}/.exec((await detail.textContent()) ?? '')?.[0] ?? ''
  const asked = await shown(site.deskUrl, reference)
  await expect(detail.getByRole('button', { name: 'Reply' })).toBeVisible()
  await desk.keyboard.press('r')
  await expect(desk.getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused()
  await desk.keyboard.type('A release takes twenty minutes. Does Thursday suit you?')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('textbox', { name: 'Answer', exact: true })).toBeHidden()
  await rowOf(desk, name).getByRole('link').first().click()
  await expect(detail.getByRole('article', { name: 'Answer by Ines Barros' })).toBeVisible()
  // Its ten seconds are not over.
  await kill()
  const answer = await post.arrived(isAnswer, PATIENT.timeout / 1000)
  // It has left, and the server has not written that down.
  await kill()
  gone.resolve()
  await expect(detail.getByText(/Being sent. .* sent again in two to eleven minutes/)).toBeVisible()
  await expect(detail.getByText(/the mail server took it/)).toBeVisible(PATIENT)
  await page.goto(receipt)
  await expect(head).toContainText('Answered')
  await page.getByRole('button', { name: 'Open the answer' }).click()
  await expect(page.getByRole('main')).toContainText('A release takes twenty minutes.')

  // The visitor's reply by email.
  const fromDesk = answer.mail.from?.address ?? ''
  expect(answer.mail.replyTo?.[0]?.address ?? fromDesk).toBe(fromDesk)
  const subject = answer.mail.subject ?? ''
  const thread = { inReplyTo: answer.mail.messageId, references: answer.mail.messageId }
  await mailProgram.sendMail({
    ...thread,
    from: `Tomasz Wieland <${email}>`,
    to: fromDesk,
    subject,
    text: 'Thursday suits me.',
    messageId: '<reply@mail-program>',
  })
  await kill()
  await expect(detail.getByRole('article', { name: /^Email from Tomasz/ })).toContainText('Thursday suits me.', PATIENT)
  const reopened = await shown(site.deskUrl, reference)
  expect(reopened.status).toBe('open')
  expect(Date.parse(reopened.dueAt)).toBeGreaterThan(Date.parse(asked.dueAt))
  expect(Date.parse(reopened.dueAt) - Date.now()).toBeLessThanOrEqual(DAY_MS)
  await page.goto(receipt)
  await expect(head).toContainText('We answer')

  // The answer to it from a mail program; no header names the desk.
  const toDesk = await post.arrived(({ mail }) => mail.subject?.startsWith(`[${reference}]`), PATIENT.timeout / 1000)
  await mailProgram.sendMail({
    from: `Corin Vale <corin@${fromDesk.split('@')[1]}>`,
    to: email,
    bcc: fromDesk,
    subject,
    text: 'Then Thursday, at ten.',
    messageId: '<answer@mail-program>',
    ...{ inReplyTo: toDesk.mail.messageId, references: toDesk.mail.messageId },
  })
  await kill()
  await expect(detail.getByRole('article', { name: 'Answer by Corin Vale' })).toContainText('Then Thursday', PATIENT)
  await expect(detail.getByText('Sent from a mail program')).toBeVisible()
  await page.goto(receipt)
  await expect(head).toContainText('Answered')

  // The figures, and that nothing was lost or doubled.
  await desk.keyboard.press('Escape')
  await desk.goto('/?view=figures')
  const figures = desk.getByRole('region', { name: 'Figures' })
  await expect(figures.getByText(/^Promises kept/).locator('..')).toContainText('1 of 1')
  await expect(figures.getByText('0 due today')).toBeVisible()
  const { letters, history } = await shown(site.deskUrl, reference)
  expect(letters.map(({ direction, via }) => `${direction} ${via}`)).toEqual(['out desk', 'in mail', 'out mail'])
  expect(history.filter(({ kind }) => kind === 'reopened')).toHaveLength(1)
  expect(kills).toBe(5)
  const byServer = post.letters.filter(({ mail }) => !mail.messageId?.includes('mail-program'))
  const sent = Map.groupBy(byServer, ({ mail }) => mail.messageId)
  // To the desk, to the visitor, and the answer, which left twice.
  expect(sent.size).toBe(3)
  expect(sent.get(answer.mail.messageId)).toHaveLength(2)
  for (const copies of sent.values())
    expect(new Set(copies.map(({ mail, to }) => `${to} ${mail.subject} ${mail.text}`)).size).toBe(1)
}

interface Shown {
  status: string
  dueAt: string
  letters: { direction: string; via: string }[]
  history: { kind: string }[]
}

async function shown(deskUrl: string, reference: string): Promise<Shown> {
  const response = await fetch(`${deskUrl}/api/submissions/${reference}`, {
    headers: { cookie: 'desk-name=Ines%20Barros' },
  })
  return (await response.json()) as Shown
}
