import type { DeskIssue } from '../../contract/desk/newsletter.ts'
import type { ServerContext } from '../context.ts'
import { isIssue } from '../database/outbox-queue.ts'
import type { Db, IssueRow, Tx } from '../database/schema.ts'
import { parseIssue } from '../mail/kinds/issue-email.ts'
import { countSubscribers } from './count.ts'

/** Names of tests begin so. */
export const TEST_PREFIX = 'test:'

/** An issue that was sent or is being sent. Instants are ms since the epoch. */
export type SentIssue = Omit<DeskIssue, 'createdAt' | 'heldAt'> & Pick<IssueRow, 'createdAt' | 'heldAt'>

/** Issues, the newest first, without tests. */
export async function listIssues({ db }: ServerContext, limit = 100): Promise<SentIssue[]> {
  const issues = await db
    .selectFrom('issue')
    .selectAll()
    .where('key', 'not like', `${TEST_PREFIX}%`)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
  const counts = await countEmails(db)
  return issues.map((issue) => sentIssue(issue, counts.get(issue.id)))
}

/** Points of the course of an issue, at most. */
const POINTS = 120

/** One issue with its content, and how many of its emails were sent by when; undefined for a test and an unknown id. */
export async function findIssue({ db }: ServerContext, id: string) {
  const issue = await db.selectFrom('issue').selectAll().where('id', '=', id).executeTakeFirst()
  if (!issue || issue.key.startsWith(TEST_PREFIX)) return undefined
  return { ...(await countedIssue(db, issue)), content: parseIssue(issue.content), course: await courseOf(db, id) }
}

/** How far the sending of an issue is. */
export async function countedIssue(db: Db | Tx, issue: IssueRow): Promise<SentIssue> {
  const counts = await countEmails(db)
  return sentIssue(issue, counts.get(issue.id))
}

/**
 * A text that differs when subscribers, or emails of issues, have changed. The desk asks for it each second, so it is
 * answered from indexes, and from those issues alone that go out: the content of each is read on the way to `heldAt`.
 */
export async function newsletterState({ db }: ServerContext): Promise<string> {
  const emails = await countEmails(db)
  const subscribers = await countSubscribers(db)
  const goingOut = db.selectFrom('outbox').select('about').where(isIssue()).where('state', '=', 'waiting')
  const issues = await db.selectFrom('issue').select(['id', 'heldAt']).where('id', 'in', goingOut).execute()
  return JSON.stringify([[...emails], subscribers, issues])
}

type Counts = Partial<Record<string, number>>

/** The emails of each issue by their state, as far as the purge has left them. */
async function countEmails(db: Db | Tx): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['about', 'state', fn.countAll<number>().as('count')])
    .where(isIssue())
    .groupBy(['about', 'state'])
    .execute()
  const byIssue = Map.groupBy(rows, ({ about }) => about ?? '')
  return new Map(
    [...byIssue].map(([id, states]) => [
      id,
      Object.fromEntries(states.map(({ state, count }) => [state, Number(count)])),
    ]),
  )
}

function sentIssue(issue: IssueRow, counts: Counts = {}): SentIssue {
  const { id, key, createdAt, actor, recipients, refused, heldAt } = issue
  const sent = issue.purgedSent + (counts.sent ?? 0)
  const waiting = counts.waiting ?? 0
  const dead = issue.purgedDead + (counts.dead ?? 0) + (counts.dismissed ?? 0)
  const left = Math.max(0, recipients - sent - waiting - dead - refused)
  const { title } = parseIssue(issue.content)
  return { id, key, title, createdAt, actor, recipients, sent, waiting, refused, dead, left, heldAt }
}

async function courseOf(db: Db, id: string): Promise<{ at: number; sent: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('sentAt')
    .where(isIssue())
    .where('about', '=', id)
    .where('state', '=', 'sent')
    .orderBy('sentAt')
    .execute()
  const step = Math.max(1, Math.ceil(rows.length / POINTS))
  return rows.flatMap(({ sentAt }, index) => {
    const isPoint = (index + 1) % step === 0 || index + 1 === rows.length
    return isPoint && sentAt !== null ? [{ at: sentAt, sent: index + 1 }] : []
  })
}
