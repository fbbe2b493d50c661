import { DESKS, type Desk } from '../../../contract/forms.ts'
import { durationInShort, hoursAndMinutes, medianDuration } from '../../../contract/time/duration.ts'
import { brief, briefTime, clockTime, datedDay, daysAhead, momentOf, timeOf } from '../../../contract/time/moment.ts'
import { nextDay } from '../../../contract/time/zone.ts'
import type { ServerContext } from '../../context.ts'
import type { OutboxTable } from '../../database/schema.ts'
import { deskAddress } from '../desk-address.ts'
import type { EmailDraft } from '../email.ts'
import type { Block, TimeLine } from '../email-content.ts'
import { STAFF_HEADERS } from './desk-email.ts'
import { type Digest, type DigestItem, readDigest } from './digest.ts'
import { holidaysProblem } from './holidays-problem.ts'

/** A desk's morning in one email: what is late, what is due, and what was answered. Read when it is sent. */
export async function digestEmail(context: ServerContext, row: OutboxTable): Promise<EmailDraft> {
  const { company, db } = context
  const desk = deskOf(row)
  const now = context.now()
  const digest = await readDigest(db, company, desk, now)
  const name = `${desk.charAt(0).toUpperCase()}${desk.slice(1)}`
  const dueToday = digest.dueToday.length + digest.afterClosing.length
  const counts = [
    ...(digest.overdue.length > 0 ? [`${digest.overdue.length} overdue`] : []),
    ...(dueToday > 0 ? [`${dueToday} due today`] : []),
    ...(digest.quarantined > 0 ? [`${digest.quarantined} in quarantine`] : []),
  ]
  const first = [...digest.dueToday, ...digest.afterClosing][0]
  const problem = holidaysProblem(company, now)
  return {
    replyTo: { name: company.name, address: company.mail[desk] },
    subject: `${name}: ${counts.length > 0 ? counts.join(', ') : digest.open > 0 ? 'nothing due today' : 'nothing open'}`,
    content: {
      preview: first ? `The first at ${timeOf(momentOf(first.dueAt, company.timeZone))}.` : 'Nothing is due today.',
      label: timeOf(momentOf(now, company.timeZone)),
      head: {
        line: `${name} desk, ${dayName(digest.today, true)}`,
        heading: headingOf(digest.overdue.length, dueToday, digest.open),
        figures: [
          { value: digest.open, label: 'open', isAlarm: false },
          { value: digest.overdue.length, label: 'overdue', isAlarm: true },
          { value: dueToday, label: 'due today', isAlarm: false },
          { value: digest.answered.length, label: `answered ${answeredOn(digest)}`, isAlarm: false },
        ],
      },
      blocks: [
        ...(problem ? [{ kind: 'text', text: `Note: ${problem}.` } as const] : []),
        ...groupsOf(digest, now, company.timeZone, company.hours.closes),
        ...atDesk(context, desk),
        ...quarantineOf(context, desk, digest.quarantined),
        ...answeredOf(digest),
      ],
      foot: [{ text: `To ${row.recipient}, each business morning an hour before the desk opens.` }],
    },
    headers: STAFF_HEADERS,
  }
}

function deskOf({ about }: OutboxTable): Desk {
  const desk = DESKS.find((one) => one === about)
  if (!desk) throw new Error('A digest is for a desk that there is no more.')
  return desk
}

/** "One is late. Eight are due today." */
function headingOf(late: number, dueToday: number, open: number): string {
  if (open === 0) return 'Nothing is open.'
  const isLate = late > 0 ? `${inWords(late)} ${late === 1 ? 'is' : 'are'} late. ` : ''
  if (dueToday === 0) return `${isLate}Nothing is due today.`
  return `${isLate}${inWords(dueToday)} ${dueToday === 1 ? 'is' : 'are'} due today.`
}

/** Requests that a digest names, of those that are open and of those that were answered. The rest is counted. */
const NAMED_MAX = 30

const NUMBERS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function inWords(number: number): string {
  return NUMBERS[number] ?? String(number)
}

/** The way to all that is open, where DESK_URL tells the screen's address. */
function atDesk(context: ServerContext, desk: Desk): Block[] {
  const url = deskAddress(context, { filter: { desk: [desk] } })
  return url ? [{ kind: 'link', text: 'All of it:', label: 'Open the desk', url }] : []
}

/** No email told of these, and who is among them by mistake was promised an answer, too. */
function quarantineOf(context: ServerContext, desk: Desk, count: number): Block[] {
  if (count === 0) return []
  const text = `In quarantine: ${count}. Who is there by mistake waits for an answer, too:`
  const url = deskAddress(context, { filter: { desk: [desk], status: ['quarantined'] } })
  return url ? [{ kind: 'link', text, label: 'Look', url }] : [{ kind: 'text', text: `${text} see the desk.` }]
}

/** The groups by due time, up to `NAMED_MAX` requests in all, the soonest first. */
function groupsOf(digest: Digest, now: number, timeZone: string, closes: string): Block[] {
  const closing = briefTime(clockTime(closes))
  let unnamed = 0
  let room = NAMED_MAX
  const group = (text: string, items: DigestItem[], aside = String(items.length)): Block[] => {
    const named = items.slice(0, room)
    room -= named.length
    unnamed += items.length - named.length
    return named.length === 0
      ? []
      : [
          { kind: 'heading', text, aside },
          { kind: 'times', entries: named.map((item) => timeLine(item, now, timeZone)) },
        ]
  }
  const blocks: Block[] = [
    ...group('Overdue', digest.overdue),
    ...group('Due today', digest.dueToday),
    ...group('After closing', digest.afterClosing, `answer these by ${closing}`),
    ...group(nextName(digest), digest.dueNext),
  ]
  if (unnamed > 0) blocks.push({ kind: 'text', text: `And ${unnamed} more, all of them at the desk.` })
  if (digest.later > 0) blocks.push({ kind: 'small', text: `Due later: ${digest.later}.` })
  return blocks
}

/** "Tuesday", or "By Monday" where the desk is closed in between. */
function nextName({ today, tomorrow }: Digest): string {
  return tomorrow === nextDay(today) ? dayName(tomorrow, false) : `By ${dayName(tomorrow, false)}`
}

function timeLine({ dueAt, ...item }: DigestItem, now: number, timeZone: string): TimeLine {
  const { hours, minutes } = hoursAndMinutes(dueAt - now)
  const isLate = dueAt <= now
  const due = momentOf(dueAt, timeZone, now)
  const day = daysAhead(due) === 0 ? '' : `${brief(due.weekday)} `
  return { ...item, large: hours, small: minutes, isLate, time: `${isLate ? 'since ' : ''}${day}${timeOf(due)}` }
}

/** "Friday"; on a Monday "since Friday". */
function answeredOn({ today, yesterday }: Pick<Digest, 'today' | 'yesterday'>): string {
  return (nextDay(yesterday) < today ? 'since ' : '') + dayName(yesterday, false)
}

function answeredOf({ answered, today, yesterday }: Digest): Block[] {
  if (answered.length === 0) return []
  const more = Math.max(0, answered.length - NAMED_MAX)
  const written = answered.filter(({ isOnlyMarked }) => !isOnlyMarked)
  const medianMs = medianDuration(written.map(({ tookMs }) => tookMs))
  const onTime = written.filter(({ tookMs, termMs }) => tookMs <= termMs).length
  const aside = [
    `${onTime} of ${answered.length} in time`,
    ...(medianMs === null ? [] : [`median ${durationInShort(medianMs)}`]),
    ...(written.length < answered.length ? [`${answered.length - written.length} only marked`] : []),
  ].join(', ')
  return [
    { kind: 'heading', text: `Answered ${answeredOn({ today, yesterday })}`, aside },
    {
      kind: 'bars',
      entries: answered.slice(0, NAMED_MAX).map(({ reference, title, tookMs, termMs }) => ({
        reference,
        title,
        share: tookMs / Math.max(1, termMs),
        words: durationInShort(tookMs),
      })),
    },
    { kind: 'small', text: `Bar: share of the promised time.${more > 0 ? ` And ${more} more.` : ''}` },
  ]
}

/** "Tuesday" or "Tuesday, March 3". */
function dayName(day: string, isFull: boolean): string {
  const moment = momentOf(Date.parse(day), 'UTC')
  return isFull ? datedDay(moment) : moment.weekday
}
