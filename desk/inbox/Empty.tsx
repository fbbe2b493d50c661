import { useOverview } from '../api/queries.ts'
import { hrefOf, type Place } from '../app/address.ts'
import { Go } from '../app/Go.tsx'

/** The list without rows: water without marks, and in words why. */
export function Empty({ place: { filter } }: { place: Place }) {
  const { data: overview } = useOverview()
  const isPlain = hrefOf({ filter }) === '/'
  if (!isPlain)
    return (
      <div className="absolute top-[var(--empty-top,42px)] right-6 left-27">
        <h2 className="font-display text-h2-inner font-[480] leading-tight tracking-h3">Nothing here</h2>
        <p className="max-w-105 mt-[var(--empty-gap,var(--space-4))] text-small">
          No request matches what was chosen.{' '}
          <Go className="plain-link" href="/">
            All that is due
          </Go>
        </p>
      </div>
    )
  return (
    <div className="absolute top-[var(--empty-top,42px)] right-6 left-27">
      <h2 className="font-display text-h2-inner font-[480] leading-tight tracking-h3">Clear water.</h2>
      <p className="max-w-105 mt-[var(--empty-gap,var(--space-4))] text-small">
        {overview && overview.week.answered > 0
          ? `Nothing is open. ${overview.week.onTime} of ${overview.week.answered} answers of the last seven days were on time. New requests appear here by themselves.`
          : 'Nothing is open. New requests appear here by themselves.'}
      </p>
    </div>
  )
}
