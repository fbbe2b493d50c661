import type { DeskOverview } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'

/** Answers on time in the last seven days. Each mark hangs as deep as the time that was still left; above is late. */
export function KeptGraph({ overview: { week, lately } }: { overview: DeskOverview }) {
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
