import type { Company } from '../../../contract/company.ts'
import type { DeskFigures, DeskFirstAnswers } from '../../../contract/desk/replies.ts'
import { DESKS, FORMS, type FormName, isFormName } from '../../../contract/forms.ts'
import { durationInBrief, promiseOf } from '../../../contract/promise.ts'
import { medianDuration } from '../../../contract/time/duration.ts'
import { DAY_MS, HOUR_MS } from '../../../contract/time/units.ts'
import { midnightAfter } from '../../../contract/time/zone.ts'
import type { ServerContext } from '../../context.ts'
import {
  type Answer,
  answersSince,
  type FigureScope,
  firstAnswersSince,
  type KeptOfForm,
  keptSince,
  openByForm,
  receiptsSince,
} from '../../database/overview.ts'
import { arrivalsOf, offsetsOf } from './arrivals.ts'
import { instant } from './instant.ts'
import { keptOf, leftOf } from './overview.ts'

/** Marks in the plot. */
const ANSWERS_MAX = 2_000

/** How the promises were kept in the last days, up to now. Canaries, quarantine and spam are not counted. */
export async function countFigures(context: ServerContext, days: number, scope: FigureScope): Promise<DeskFigures> {
  const { db, company } = context
  const now = context.now()
  const since = now - days * DAY_MS
  const midnight = midnightAfter(now, company.timeZone)
  const open = await openByForm(db, scope, now, midnight)
  const chosen = await keptSince(db, since, scope)
  const answers = await answersSince(db, since, ANSWERS_MAX, scope)
  const sum = (key: 'open' | 'overdue' | 'dueToday' | 'nobodys') =>
    open.reduce((total, row) => total + Number(row[key]), 0)
  const oldest = Math.min(...open.map(({ oldestDueAt }) => oldestDueAt))
  return {
    days,
    open: sum('open'),
    overdue: sum('overdue'),
    dueToday: sum('dueToday'),
    nobodys: sum('nobodys'),
    oldestOverdueMs: oldest < now ? now - oldest : null,
    week: keptOf(await keptSince(db, now - 7 * DAY_MS, scope)),
    chosen: keptOf(chosen),
    answers: answers.flatMap(pointOf),
    forms: Object.values(FORMS).flatMap(({ name, promise }) =>
      formFigures(
        name,
        promise,
        open.find((row) => row.form === name),
        chosen.filter(({ form }) => form === name),
      ),
    ),
    firstAnswers: firstAnswersOf(await firstAnswersSince(db, since, scope), company),
    ...arrivalsOf(await receiptsSince(db, scope, since), company),
  }
}

/** The median of each hour at which requests came. */
function firstAnswersOf(
  desks: Awaited<ReturnType<typeof firstAnswersSince>>,
  { timeZone }: Pick<Company, 'timeZone'>,
): DeskFirstAnswers[] {
  const offsetAt = offsetsOf(timeZone)
  return DESKS.flatMap((desk) => {
    const answers = desks.find((one) => one.desk === desk)?.answers ?? []
    const byHour = Array.from({ length: 24 }, (): number[] => [])
    for (const { receivedAt, tookMs } of answers)
      byHour[Math.floor(((receivedAt + offsetAt(receivedAt)) % DAY_MS) / HOUR_MS)]?.push(tookMs)
    const medianMs = medianDuration(answers.map(({ tookMs }) => tookMs))
    return medianMs === null ? [] : [{ desk, count: answers.length, medianMs, hours: byHour.map(medianDuration) }]
  })
}

function pointOf(answer: Answer): DeskFigures['answers'] {
  const { reference, form, askedAt, dueAt, answeredAt } = answer
  if (!isFormName(form)) return []
  return [
    {
      ...{ reference, form },
      answeredAt: instant(answeredAt),
      tookMs: answeredAt - askedAt,
      left: leftOf(answer),
      lateMs: Math.max(0, answeredAt - dueAt),
    },
  ]
}

/** None for a form that promises no reply. */
function formFigures(
  form: FormName,
  promise: string | undefined,
  open: { open: number; overdue: number } | undefined,
  kept: KeptOfForm[],
): DeskFigures['forms'] {
  if (promise === undefined) return []
  const term = promiseOf(promise)
  return [
    {
      form,
      promise: durationInBrief(term),
      promiseMs: 'hours' in term ? term.hours * HOUR_MS : null,
      open: Number(open?.open ?? 0),
      overdue: Number(open?.overdue ?? 0),
      ...keptOf(kept),
    },
  ]
}
