import type { DeskOverview } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { useLive } from '../api/live.ts'
import { useOverview } from '../api/queries.ts'
import { MODIFIER } from '../keys/use-keys.ts'
import { clock } from '../time/words.ts'
import { Avatar } from '../ui/Avatar.tsx'
import type { Place } from './address.ts'
import { openDialog } from './dialogs.ts'
import { Go } from './Go.tsx'
import { navigationOf } from './navigation.ts'
import { useSession } from './session.tsx'

/** The navigation with its counts, how the week goes, and who is at the desk. */
export function Side({ place }: { place: Place }) {
  const { desks, name, source, timeZone } = useSession()
  const { data: overview } = useOverview()
  const { people, connected, since } = useLive()
  const everybody = people.length > 0 ? people : [name]

  return (
    <nav className="side" aria-label="Desk">
      <p className="brand flex items-center gap-3 mb-3 px-2 text-white font-display text-lead font-[480] leading-8 max-xl:flex-col max-xl:gap-1 max-xl:p-0">
        <Mark /> <span>Desk</span>
        <button
          type="button"
          className="button min-h-6 ml-auto px-1 py-0 border-line-deep bg-transparent text-muted-deep font-mono text-mark font-medium leading-[normal] max-xl:w-full max-xl:m-0 max-xl:whitespace-normal"
          onClick={() => openDialog('palette')}
          aria-label={`Commands, ${MODIFIER} K`}
        >
          {`${MODIFIER} K`}
        </button>
      </p>
      {Object.entries(navigationOf(desks)).map(([heading, entries], index) => (
        <div key={heading}>
          <h2 className={index === 0 ? 'hidden-text' : undefined}>{heading}</h2>
          <ul>
            {entries.map(({ label, href, icon: Icon, count, isAlert, current }) => {
              const number = overview && count?.(overview)
              return (
                <li key={label}>
                  <Go href={href} aria-current={current(place) ? 'page' : undefined} title={label}>
                    <Icon aria-hidden="true" />
                    <span>{label}</span>
                    {number !== undefined && <span className={isAlert ? 'count alert' : 'count'}>{number}</span>}
                  </Go>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      <div className="side-end mt-auto px-2 pt-3 text-mono max-xl:absolute max-xl:size-px max-xl:overflow-hidden max-xl:[clip-path:inset(50%)]">
        {overview && <KeptGraph overview={overview} />}
        <div>
          <div className="people flex items-center">
            {everybody.slice(0, 5).map((person) => (
              <Avatar key={person} name={person} />
            ))}
            <span>{`${everybody.length === 1 ? 'Only you' : everybody.length} at the desk`}</span>
          </div>
          <p className={connected ? 'live' : 'live lost'}>
            {connected ? `Live since ${clock(since, timeZone)}` : since > 0 ? 'Reconnecting' : 'Connecting'}
          </p>
          <p className="live">
            <span>{name}</span>
            {source === 'cookie' && (
              <button type="button" className="plain-link max-xl:hidden" onClick={() => openDialog('name')}>
                change
              </button>
            )}
          </p>
        </div>
      </div>
    </nav>
  )
}

/** Answers on time in the last seven days. Each mark hangs as deep as the time that was still left; above is late. */
function KeptGraph({ overview: { week, lately } }: { overview: DeskOverview }) {
  return (
    <div>
      <p>
        Kept, 7 days
        <span className="mono">
          {week.onTime} of {week.answered}
        </span>
      </p>
      {week.onlyMarked > 0 && (
        <p>
          Only marked <span className="mono">{week.onlyMarked}</span>
        </p>
      )}
      {lately.length > 0 && (
        <svg viewBox="0 0 160 30" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 8H160" stroke="#4d7f98" strokeWidth="1" />
          <path d={marks(lately, (left) => left >= 0)} stroke="#5fa5c6" strokeWidth="2" />
          <path d={marks(lately, (left) => left < 0)} stroke="var(--broken)" strokeWidth="2" />
        </svg>
      )}
      {week.medianMs !== null && (
        <p>
          Median answer <span className="mono">{durationInShort(week.medianMs)}</span>
        </p>
      )}
    </div>
  )
}

function marks(lately: readonly number[], isShown: (left: number) => boolean): string {
  return lately
    .map((left, index) => {
      if (!isShown(left)) return ''
      const x = 163 - (lately.length - index) * 4
      return left < 0 ? `M${x} 8V1` : `M${x} 8v${(3 + 18 * Math.min(1, left)).toFixed(1)}`
    })
    .join('')
}

/** The brand's mark: a sounding lead on its line. */
function Mark() {
  return (
    <svg viewBox="0 0 20 36" fill="none" aria-hidden="true">
      <path d="M10 1v26M3 7.5h14M5.5 14h9M7.6 20.5h4.8" stroke="currentColor" strokeWidth="2" />
      <path d="m10 24.5 5 5-5 5.5-5-5.5z" fill="var(--color-signal)" />
    </svg>
  )
}
