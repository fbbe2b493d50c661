import { useOverview } from '../api/queries.ts'
import { hrefOf, type Place } from '../app/address.ts'
import { Go } from '../app/Go.tsx'

/** The list without rows: water without marks, and in words why. */
export function Empty({ place: { filter } }: { place: Place }) {
  const { data: overview } = useOverview()
  const isPlain = hrefOf({ filter }) === '/'
  const { onTime = 0, answered = 0 } = overview?.week ?? {}
  const week = answered > 0 ? `${onTime} of ${answered} answers of the last seven days were on time. ` : ''
  return (
    <div className="absolute top-[var(--empty-top,42px)] right-6 left-27">
      <h2 className="font-display text-h2-inner font-[480] leading-tight tracking-h3">
        {isPlain ? 'Clear water.' : 'Nothing here'}
      </h2>
      <p className="max-w-105 mt-[var(--empty-gap,var(--space-4))] text-small">
        <span>
          {isPlain
            ? `Nothing is open. ${week}New requests appear here by themselves.`
            : 'No request matches what was chosen. '}
        </span>
        {!isPlain && (
          <Go className="plain-link" href="/">
            All that is due
          </Go>
        )}
      </p>
    </div>
  )
}
