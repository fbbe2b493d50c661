import type { DeskKept } from '../../../contract/desk/replies.ts'
import { DESKS, type Desk } from '../../../contract/forms.ts'
import { medianDuration } from '../../../contract/time/duration.ts'
import { DAY_MS } from '../../../contract/time/units.ts'
import type { ServerContext } from '../../context.ts'
import { type LaterRow, laterRows } from '../../database/later.ts'
import {
  type Answer,
  answersSince,
  type KeptOfForm,
  keptSince,
  openCounts,
  statusCounts,
} from '../../database/overview.ts'
import { rowCount } from '../../database/transactions.ts'
import { countWebhooks } from '../../webhooks/manage.ts'
import type { Actor } from './actor.ts'

const LATELY = 40

/** The counts beside the navigation. */
export async function countOverview(context: ServerContext, actor: Actor) {
  const { db } = context
  const now = context.now()
  const byDesk = await openCounts(db, actor.name, now)
  const total = (key: 'open' | 'overdue' | 'mine' | 'nobodys') => byDesk.reduce((sum, row) => sum + Number(row[key]), 0)
  const openAt = (desk: Desk) => Number(byDesk.find((row) => row.desk === desk)?.open ?? 0)
  const later = await laterRows(db)
  const laterOf = (fits: (row: LaterRow) => boolean) => later.filter(fits).length
  const statuses = await statusCounts(db)
  const answers = await answersSince(db, now - 7 * DAY_MS, LATELY)
  const failed = await rowCount(db.selectFrom('outbox').where('state', '=', 'dead').where('kind', '!=', 'canary'))
  return {
    open: total('open') - later.length,
    overdue: total('overdue'),
    mine: total('mine') - laterOf(({ owner }) => owner === actor.name),
    nobodys: total('nobodys') - laterOf(({ owner }) => owner === null),
    later: later.length,
    overdueLater: laterOf(({ dueAt }) => dueAt < now),
    // Object.fromEntries forgets the keys, which are exactly the desks.
    byDesk: Object.fromEntries(
      DESKS.map((desk) => [desk, openAt(desk) - laterOf((row) => row.desk === desk)]),
    ) as Record<Desk, number>,
    quarantined: statuses.get('quarantined') ?? 0,
    failedEmails: failed + (await countWebhooks(db, 'dead')),
    week: keptOf(await keptSince(db, now - 7 * DAY_MS)),
    lately: answers.map(leftOf),
  }
}

/** How many promises were kept, how, and the median time that an answer took. */
export function keptOf(forms: readonly KeptOfForm[]): DeskKept {
  const took = forms.flatMap((form) => form.took)
  const sum = (key: 'onTime' | 'byPhone' | 'onlyMarked') => forms.reduce((total, form) => total + form[key], 0)
  const onlyMarked = sum('onlyMarked')
  return {
    ...{ answered: took.length + onlyMarked, onTime: sum('onTime'), byPhone: sum('byPhone'), onlyMarked },
    medianMs: medianDuration(took),
  }
}

/** The share of the promise that was left when it was answered: 1 at once, 0 at the due time, negative when late. */
export function leftOf({ askedAt, dueAt, answeredAt }: Answer): number {
  return dueAt === askedAt ? 0 : Math.round(((dueAt - answeredAt) / (dueAt - askedAt)) * 10_000) / 10_000
}
