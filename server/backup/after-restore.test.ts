import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PATIENT } from '../../tests/support/patience.ts'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { ANSWERS, openTestContext, sendAccepted } from '../context.fixture.ts'
import { openContext } from '../context.ts'
import type { Email, Transport } from '../mail/email.ts'
import { startWorker } from '../mail/queue/worker.ts'
import { addConfirmed } from '../newsletter/newsletter.fixture.ts'
import { purgeNewsletter } from '../newsletter/retention.ts'
import { queueIssue } from '../newsletter/send-issue.ts'
import { look } from '../watch/watch.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const HOUR = 60 * 60_000

test('after a restore nobody gets an issue twice, and nothing of a past day is sent', async () => {
  const context = await openTestContext()
  const folder = tempFolder()
  await addConfirmed(context, 'ada@engines.example', 'mina@quist.example')
  await sendAccepted(context, { answers: { email: 'late@quist.example' } })
  await context.db.deleteFrom('outbox').execute()
  // Monday, 8 AM in Ohio: the digest of the day and an issue wait beside the two emails of a submission.
  context.pass(Date.parse('2026-11-23T13:00:00Z') - context.now())
  await sendAccepted(context)
  const content = { title: 'The bill', preview: 'Names.', markdown: 'Words.' }
  await queueIssue(context, { key: '2026-12', content })
  await look(context)
  const before = await context.db.selectFrom('outbox').select('kind').orderBy('kind').execute()
  expect(before.map(({ kind }) => kind)).toEqual(['desk', 'digest', 'issue', 'issue', 'visitor'])

  await backUp(context, join(folder, 'monday'))
  const { withdrawnIssues } = await restore(join(folder, 'monday'), join(folder, 'data'))

  // A day and 22 hours later: both due times have passed.
  const now = context.now() + 46 * HOUR
  const { company, publicUrl, log } = context
  const restored = await openContext({ dataDir: join(folder, 'data'), company, publicUrl, log, now: () => now })
  onTestFinished(() => restored.db.destroy())
  const delivered: Email[] = []
  const transport: Transport = { name: 'a line', send: async (email) => void delivered.push(email), close() {} }
  await look(restored)
  const worker = startWorker(restored, transport, { pollMs: 5 })
  const waiting = restored.db.selectFrom('outbox').selectAll().where('state', '=', 'waiting')
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), PATIENT)
  await worker.stop()
  // They stay for a week, however old the backup is.
  await purgeNewsletter({ ...restored, now: () => Date.now() + 144 * HOUR })
  const after = await restored.db.selectFrom('outbox').select(['kind', 'state', 'lastError']).orderBy('kind').execute()
  expect(withdrawnIssues).toBe(2)
  const lastError = expect.stringMatching(/^Restored from the backup of/)
  const withdrawn = { kind: 'issue', state: 'dismissed', lastError }
  expect(after.filter(({ kind }) => kind === 'issue')).toEqual([withdrawn, withdrawn])
  expect(delivered.map(({ to }) => to.address).sort()).toEqual([company.mail.quotes, ANSWERS.email].sort())
  const again = await queueIssue(restored, { key: '2026-12', content })
  expect(again).toMatchObject({ status: 'already', sent: 0, waiting: 0 })
})
