import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { reopen } from '../../server/context.fixture.ts'
import { queueIssue } from '../../server/newsletter/send-issue.ts'
import { mailboxHash, sha256, unsubscribeToken } from '../../server/secret.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { startMailServer } from '../support/mail-server.ts'
import { counted, sizeOf } from '../support/proof.ts'
import { endProcess } from '../support/server-process.ts'
import { openFolders, start } from './http-process.ts'

/** `npm run test:full` sets it to 5,000. */
const READERS = sizeOf('NEWSLETTER_READERS', 150)
const KILLS = 5
const MINUTE = 60_000

test('killed five times while an issue is sent, each subscriber gets exactly one', {
  timeout: 15 * MINUTE,
}, async () => {
  const folders = await openFolders()
  const mail = closeAfterTest(await startMailServer())
  const context = await reopen(folders.dataDir)
  onTestFinished(() => context.db.destroy())
  const addresses = Array.from({ length: READERS }, (_, index) => `reader${index}@quist.example`)
  for (const email of addresses)
    await context.db.insertInto('subscriber').values(subscriber(context.secret, email)).execute()
  const content = { title: 'One sounding', preview: 'In short.', markdown: 'The water is deep here.' }
  await queueIssue(context, { key: 'december', content })
  const env = { SMTP_URL: mail.url, NEWSLETTER_PER_MINUTE: '900000', PUBLIC_URL: 'https://site.test' }

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await start(folders, env)
    const enough = Math.floor((READERS * kill) / (KILLS + 1))
    await expect.poll(() => mail.letters.length, { timeout: 2 * MINUTE, interval: 2 }).toBeGreaterThanOrEqual(enough)
    await endProcess(server.child, 'SIGKILL')
    // As after two minutes, when the leases of the killed worker have ended.
    await context.db.updateTable('outbox').set({ leasedUntil: null }).where('state', '=', 'waiting').execute()
  }
  const last = await start(folders, env)
  const waiting = async () =>
    (await context.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()).length
  await expect.poll(waiting, { timeout: 5 * MINUTE, interval: 50 }).toBe(0)
  expect(await endProcess(last.child)).toBe(0)

  // An email that had left when its worker was killed leaves again with the same Message-ID, and mailboxes show one.
  const ids = Map.groupBy(mail.letters, ({ to }) => to[0] ?? '')
  expect([...ids.keys()].sort()).toEqual([...addresses].sort())
  for (const letters of ids.values()) expect(new Set(letters.map(({ mail: { messageId } }) => messageId)).size).toBe(1)
  // A worker holds eight at a time.
  expect(mail.letters.length).toBeLessThanOrEqual(READERS + 8 * KILLS)
  counted({ 'readers reached': ids.size, 'emails repeated': mail.letters.length - ids.size })
})

function subscriber(secret: Uint8Array, email: string) {
  const id = randomUUID()
  return {
    id,
    mailbox: mailboxHash(secret, email),
    email,
    state: 'confirmed' as const,
    askedAt: Date.now(),
    confirmedAt: Date.now(),
    wording: '1',
    client: null,
    suppressedAt: null,
    tokenHash: sha256(unsubscribeToken(secret, id)),
  }
}
