import { useState } from 'react'
import type { DeskFigures, DeskKept } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { useFigures } from '../api/queries.ts'
import { goTo } from '../app/address.ts'
import { useNow } from '../app/clock.ts'
import { useSession } from '../app/session.tsx'
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
  const { desks, people, timeZone } = useSession()
  const now = useNow()
  const [days, setDays] = useState<number>(30)
  const [desk, setDesk] = useState('')
  const [owner, setOwner] = useState('')
  const query = new URLSearchParams({ days: String(days), ...(desk && { desk }), ...(owner && { owner: `@${owner}` }) })
  const { data, error } = useFigures(query.toString())
  useKeys({ 7: () => setDays(7), 3: () => setDays(30), Escape: back })

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
        <select
          className="button small"
          aria-label="Desk"
          value={desk}
          onChange={({ target }) => setDesk(target.value)}
        >
          <option value="">All desks</option>
          {desks.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          className="button small"
          aria-label="Owner"
          value={owner}
          onChange={({ target }) => setOwner(target.value)}
        >
          <option value="">Everyone</option>
          {people.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
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
          <div className="two">
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

function Headline({
  figures: { open, overdue, dueToday, nobodys, oldestOverdueMs, week, chosen, days },
}: {
  figures: DeskFigures
}) {
  return (
    <dl className="headline">
      <div>
        <dt>Open</dt>
        <dd>{open}</dd>
        <dd>
          {dueToday} due today, {nobodys} nobody’s
        </dd>
      </div>
      <div>
        <dt>Overdue</dt>
        <dd className={overdue > 0 ? 'overdue' : undefined}>
          <span>{overdue}</span>
        </dd>
        <dd>
          {oldestOverdueMs === null ? 'every promise kept so far' : `the oldest by ${durationInShort(oldestOverdueMs)}`}
        </dd>
      </div>
      <div>
        <dt>Promises kept, {days} days</dt>
        <dd>
          {chosen.onTime} <small>of {chosen.answered}</small>
        </dd>
        <dd>{percent(chosen)}</dd>
        <dd>{howKept(chosen)}</dd>
      </div>
      <div>
        <dt>7 days</dt>
        <dd>
          {week.onTime} <small>of {week.answered}</small>
        </dd>
        <dd>{percent(week)}</dd>
      </div>
      <div>
        <dt>Median time to answer</dt>
        <dd>{chosen.medianMs === null ? <small>none yet</small> : <Duration ms={chosen.medianMs} />}</dd>
        <dd>by letter or by phone</dd>
      </div>
    </dl>
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
  return answered === 0 ? 'no answers yet' : `${((100 * onTime) / answered).toFixed(1)} %`
}
