import { useState } from 'react'
import type { DeskFigures, DeskKept } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { useFigures } from '../api/queries.ts'
import { goTo } from '../app/address.ts'
import { useTimes } from '../app/session.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { clock } from '../time/words.ts'
import { ByForm } from './ByForm.tsx'
import { FirstAnswers } from './FirstAnswers.tsx'
import { LeftPlot } from './LeftPlot.tsx'
import { Week } from './Week.tsx'

const back = () => goTo('/')
const SPANS = [7, 30, 90, 365] as const

/** How promises are kept. Quarantine, spam and the server's own tests are not counted. */
export function Figures() {
  const { desks, people, timeZone, now } = useTimes()
  const [days, setDays] = useState<number>(30)
  const [desk, setDesk] = useState('')
  const [owner, setOwner] = useState('')
  const query = new URLSearchParams({ days: String(days), ...(desk && { desk }), ...(owner && { owner: `@${owner}` }) })
  const { data, error } = useFigures(query.toString())
  useKeys({ 7: () => setDays(7), 3: () => setDays(30), Escape: back })

  /** A list to choose from. Its first entry means all. */
  const select = (label: string, [all, ...names]: string[], value: string, onChange: (value: string) => void) => (
    <select className="button small" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )

  return (
    <section
      className="figures overflow-auto px-7 pt-4 pb-8 min-w-0 [scrollbar-width:thin] max-sm:px-4 max-sm:pt-3 max-sm:pb-6"
      aria-label="Figures"
      tabIndex={-1}
    >
      <header className="flex flex-wrap items-center gap-y-3 gap-x-4 pb-4 border-b border-(--text)">
        <h1 className="font-display text-h3 font-[480] leading-flat tracking-h4">Figures</h1>
        <fieldset className="segments" aria-label="Days">
          {SPANS.map((span) => (
            <button key={span} type="button" aria-pressed={days === span} onClick={() => setDays(span)}>
              {span}
            </button>
          ))}
        </fieldset>
        <span className="quiet">days to today, {clock(now, timeZone)}</span>
        <span className="flex flex-wrap gap-2">
          {select('Desk', ['All desks', ...desks.map(({ name }) => name)], desk, setDesk)}
          {select('Owner', ['Everyone', ...people], owner, setOwner)}
        </span>
      </header>
      {error && (
        <p className="state" role="alert">
          {error.message}
        </p>
      )}
      {!data && !error && <p className="state" role="status" aria-label="Loading" />}
      {data && (
        <>
          <Headline figures={data} />
          <LeftPlot figures={data} now={now} />
          <div className="grid grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] gap-y-0 gap-x-10 max-xl:grid-cols-[minmax(0,1fr)]">
            <ByForm figures={data} />
            <div>
              <Week figures={data} />
              <FirstAnswers figures={data} />
            </div>
          </div>
        </>
      )}
    </section>
  )
}

function Headline({ figures }: { figures: DeskFigures }) {
  const { open, overdue, dueToday, nobodys, oldestOverdueMs, week, chosen, days } = figures
  const headline = [
    { label: 'Open', value: open, notes: [`${dueToday} due today, ${nobodys} nobody’s`] },
    {
      label: 'Overdue',
      value: <span className={overdue > 0 ? 'overdue' : undefined}>{overdue}</span>,
      notes: [
        oldestOverdueMs === null ? 'nothing is past its time' : `the oldest by ${durationInShort(oldestOverdueMs)}`,
      ],
    },
    { label: `Promises kept, ${days} days`, value: <OnTime {...chosen} />, notes: [percent(chosen), howKept(chosen)] },
    { label: '7 days', value: <OnTime {...week} />, notes: [percent(week)] },
    {
      label: 'Median time to answer',
      value: chosen.medianMs === null ? <small>none yet</small> : <Duration ms={chosen.medianMs} />,
      notes: ['by letter or by phone'],
    },
  ]
  return (
    <dl className="headline grid grid-cols-[1fr_0.9fr_2fr_1.1fr_1.2fr] border-b border-(--rule) max-lg:grid-cols-[1fr_1fr]">
      {headline.map(({ label, value, notes }) => (
        <div
          key={label}
          className="min-w-0 px-4 pt-3 pb-4 border-(--rule) not-first:border-l first:pl-0 max-lg:px-0 max-lg:pb-3 max-lg:not-first:border-l-0 max-lg:nth-[n+3]:border-t"
        >
          <dt className="text-(--quiet) text-label">{label}</dt>
          <dd className="text-h2-inner font-medium leading-tight tracking-h2 whitespace-nowrap">{value}</dd>
          {notes.map((note) => (
            <dd key={note} className="mt-2 text-(--quiet) text-label">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function OnTime({ onTime, answered }: DeskKept) {
  return (
    <>
      {onTime} <small>of {answered}</small>
    </>
  )
}

function Duration({ ms }: { ms: number }) {
  return durationInShort(ms)
    .split(' ')
    .map((word) => (/\d/.test(word) ? ` ${word}` : <small key={word}> {word}</small>))
}

/** What the answers were. What was only marked is no promise kept, and says so. */
function howKept({ answered, byPhone, onlyMarked }: DeskKept): string {
  const letters = answered - byPhone - onlyMarked
  return [
    `${letters} by letter`,
    `${byPhone} by phone`,
    ...(onlyMarked > 0 ? [`${onlyMarked} only marked, not kept`] : []),
  ].join(', ')
}

function percent({ onTime, answered }: { onTime: number; answered: number }): string {
  return answered === 0 ? 'no answers yet' : `${((100 * onTime) / answered).toFixed(1)}%`
}
