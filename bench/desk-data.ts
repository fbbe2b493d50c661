import type { Answers, Fields, Form } from '../contract/form.ts'
import { ALL_FORMS } from '../contract/forms.ts'
import { DAY_MS } from '../contract/time/units.ts'
import type { ServerContext } from '../server/context.ts'
import { groupCommit } from '../server/database/transactions.ts'
import { completeIndexes } from '../server/submissions/complete-indexes.ts'
import { act } from '../server/submissions/desk/act.ts'
import { identify } from '../server/submissions/idempotency.ts'
import { askBefore, saveSubmission } from '../server/submissions/save-submission.ts'
import { seeded } from '../tests/support/seeded.ts'

/** Submissions are spread over so many days, the newest now. */
const DAYS = 700
const BATCH = 250
/** The last days are still open. */
const OPEN_DAYS = 2

const FIRST = [
  'Ada',
  'Tomasz',
  'Wren',
  'Imani',
  'Ruben',
  'Yusra',
  'Hana',
  'Marcus',
  'Soledad',
  'Noor',
  'Davor',
  'Łucja',
]
const LAST = [
  'Obi',
  'Wieland',
  'Abara',
  'Castellano',
  'Castell',
  'Feld',
  'Petrov',
  'Thiele',
  'Quiroga',
  'Haddad',
  'Ilić',
]
const COMMON = [
  'we',
  'need',
  'a',
  'release',
  'of',
  'the',
  'warehouse',
  'schedule',
  'and',
  'our',
  'cold',
  'ledger',
  'is',
  'old',
]
const PEOPLE = ['Ines', 'Corin', 'Maud']

/** Fills an empty desk: every form, real shapes, most of it answered. Leaves the clock at now. @returns seconds. */
export async function fillDesk(context: ServerContext, clock: { now: number }, count: number): Promise<number> {
  const started = performance.now()
  const end = clock.now
  const random = seeded(7)
  const forms = ALL_FORMS.filter(({ promise }) => promise !== undefined)
  for (let from = 0; from < count; from += BATCH) {
    await groupCommit(context.db, async (tx) => {
      for (let index = from; index < Math.min(count, from + BATCH); index += 1) {
        clock.now = Math.round(end - DAYS * DAY_MS * (1 - index / count))
        const form = forms[Math.floor(random() * forms.length)]
        if (!form) continue
        const input = { form, answers: answersFor(form, index, random), files: [], key: `bench-${index}` }
        await saveSubmission(context, tx, input, identify(input), [], await askBefore(context, tx, input))
      }
    })
  }
  await completeIndexes(context)
  await settle(context, clock, end)
  clock.now = end
  return (performance.now() - started) / 1000
}

/** Answers everything but the last days, by three people, month by month, each a few hours after a month's end. */
async function settle(context: ServerContext, clock: { now: number }, end: number): Promise<void> {
  const month = 30 * DAY_MS
  for (let from = end - (DAYS + 1) * DAY_MS, turn = 0; from < end - OPEN_DAYS * DAY_MS; from += month, turn += 1) {
    const to = Math.min(from + month, end - OPEN_DAYS * DAY_MS)
    clock.now = to + DAY_MS / 8
    const actor = { name: PEOPLE[turn % PEOPLE.length] ?? '' }
    const filter = `receivedFrom=${new Date(from).toISOString()}&receivedTo=${new Date(to).toISOString()}`
    await act(context, { action: 'take', target: { filter } }, actor)
    await act(context, { action: 'answer', target: { filter } }, actor)
  }
}

function answersFor(form: Form, index: number, random: () => number): Answers<Fields> {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const name = `${pick(FIRST)} ${pick(LAST)}`
  const answers: Record<string, string | []> = {}
  for (const [key, { control, options = [] }] of Object.entries(form.fields)) {
    if (control === 'files') answers[key] = []
    else if (control === 'choice') answers[key] = pick(options.map(({ value }) => value))
    else if (control === 'email') answers[key] = `${name.toLowerCase().replace(/[^a-z]/g, '.')}${index}@stores.example`
    else if (control === 'phone') answers[key] = `+1 419-555-${String(index % 10_000).padStart(4, '0')}`
    else if (control === 'long') answers[key] = prose(index, random)
    else
      answers[key] =
        key === 'name' || key === 'fullName' ? name : `${pick(LAST)} ${pick(['Stores', 'Mills', 'Dental'])}`
  }
  return answers
}

/** 30 to 110 words: half of them common, half from a vocabulary of 4,000, and one that few others have. */
function prose(index: number, random: () => number): string {
  const words = Array.from({ length: 30 + Math.floor(random() * 80) }, () =>
    random() < 0.5
      ? (COMMON[Math.floor(random() * COMMON.length)] ?? '')
      : `${['harbor', 'turbine', 'invoice', 'syntax'][Math.floor(random() * 4)]}${Math.floor(random() * 1000)}`,
  )
  return `${words.join(' ')} engine${index}`
}
