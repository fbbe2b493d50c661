import { answerOf, type Desk } from '../../../contract/forms.ts'
import { type Calendar, isBusinessDay } from '../../../contract/time/business-hours.ts'
import { type Day, dayOf, instantOf, nextDay, startOfDay } from '../../../contract/time/zone.ts'
import { parseAnswers } from '../../database/json-columns.ts'
import { tookOf } from '../../database/overview.ts'
import type { Db, SubmissionTable } from '../../database/schema.ts'
import { rowCount } from '../../database/transactions.ts'

/** What a desk has before it on a morning. Groups are by due time, the soonest first. */
export interface Digest {
  today: Day
  /** The business day before today, whose answers are told. */
  yesterday: Day
  /** The business day after today. */
  tomorrow: Day
  open: number
  overdue: DigestItem[]
  /** Due while the desk is open. */
  dueToday: DigestItem[]
  /** Due between closing time and midnight. */
  afterClosing: DigestItem[]
  /** Due from midnight to the end of the next business day. */
  dueNext: DigestItem[]
  later: number
  quarantined: number
  answered: AnsweredItem[]
}

export interface DigestItem {
  reference: string
  title: string
  name: string
  /** Company or university, as typed. May be empty. */
  organization: string
  /** Who takes care of it; null is nobody. */
  owner: string | null
  dueAt: number
}

interface AnsweredItem {
  reference: string
  title: string
  /** How long it was waited for, ms. */
  tookMs: number
  /** The promise, ms. */
  termMs: number
  /** Marked as answered, with no answer that left and none by phone. */
  isOnlyMarked: boolean
}

/** Reads what a digest says. The times are those of the company's desks. */
export async function readDigest(db: Db, calendar: Calendar, desk: Desk, now: number): Promise<Digest> {
  const { timeZone, hours } = calendar
  const today = dayOf(now, timeZone)
  const [yesterday, tomorrow] = [businessDayFrom(calendar, today, -1), businessDayFrom(calendar, today, 1)]
  const closes = instantOf(today, hours.closes, timeZone)
  const midnight = startOfDay(nextDay(today), timeZone)
  const dayAfter = startOfDay(nextDay(tomorrow), timeZone)

  const ofDesk = db.selectFrom('submission').where('desk', '=', desk).where('canary', '=', 0)
  const open = await ofDesk.selectAll().where('status', '=', 'open').orderBy('dueAt').execute()
  const within = (from: number, to: number) => open.filter(({ dueAt }) => dueAt > from && dueAt <= to).map(item)
  const answered = await ofDesk
    .select(['reference', 'title', 'receivedAt', 'askedAt', 'dueAt', 'answeredAt', 'answeredBy'])
    .where('status', '=', 'answered')
    .where('answeredAt', '>=', startOfDay(yesterday, timeZone))
    .where('answeredAt', '<', startOfDay(today, timeZone))
    .orderBy('answeredAt')
    .execute()
  return {
    today,
    yesterday,
    tomorrow,
    open: open.length,
    overdue: open.filter(({ dueAt }) => dueAt <= now).map(item),
    dueToday: within(now, Math.max(now, closes)),
    afterClosing: within(Math.max(now, closes), midnight),
    dueNext: within(midnight, dayAfter),
    later: open.filter(({ dueAt }) => dueAt > dayAfter).length,
    quarantined: await rowCount(ofDesk.where('status', '=', 'quarantined')),
    answered: answered.map((row) => {
      const { reference, title, dueAt } = row
      const termMs = dueAt - (row.askedAt ?? row.receivedAt)
      return { reference, title, tookMs: tookOf(row) ?? 0, termMs, isOnlyMarked: row.answeredBy === null }
    }),
  }
}

function item(submission: SubmissionTable): DigestItem {
  const { reference, title, name, owner, lines, dueAt } = submission
  const organization = answerOf(submission, parseAnswers(lines), 'organization')
  return { reference, title, name, owner, organization: organization?.shown ?? '', dueAt }
}

/** No business day within so many days: the calendar in company.yaml must be wrong. */
const SEARCH_DAYS = 120

function businessDayFrom(calendar: Calendar, from: Day, step: 1 | -1): Day {
  let day = from
  for (let count = 0; count < SEARCH_DAYS; count += 1) {
    day = nextDay(day, step)
    if (isBusinessDay(calendar, day)) return day
  }
  return day
}
