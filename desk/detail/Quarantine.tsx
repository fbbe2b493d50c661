import type { DeskSubmission } from '../../contract/desk/replies.ts'

const TINTS = [
  'var(--bar)',
  'color-mix(in srgb, var(--bar) 68%, var(--panel))',
  'color-mix(in srgb, var(--bar) 42%, var(--panel))',
]

/** Why a request was set aside: its signs end to end on a scale, then as a list. */
export function Quarantine({ submission }: { submission: DeskSubmission }) {
  const { quarantine, quarantineFrom, attachments } = submission
  const weighed = quarantine.flatMap(({ weight }, index) => (weight === null ? [] : [{ weight, index }]))
  const isWeighed = weighed.length === quarantine.length
  const hasInfected = attachments.some(({ scan }) => scan === 'infected')
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  const scale = Math.max(sum, quarantineFrom) + 1
  let before = 0
  return (
    <section className="band" aria-label="Why it was set aside">
      <h2>Why it was set aside</h2>
      {isWeighed && sum > 0 && (
        <svg className="profile" viewBox="0 0 440 72" aria-hidden="true" style={{ maxWidth: 520 }}>
          <text x="0" y="12">{`weighs ${sum}`}</text>
          <text x={(quarantineFrom / scale) * 440 + 8} y="12">{`set aside from ${quarantineFrom}`}</text>
          {weighed.map(({ weight, index }) => {
            const x = (before / scale) * 440
            before += weight
            return <rect key={x} x={x} y="20" width={(weight / scale) * 440 - 1} height="26" fill={TINTS[index % 3]} />
          })}
          <path d="M0 46.5H440" className="bed-line" />
          <path d={`M${(quarantineFrom / scale) * 440} 4V52`} className="top-line" />
          {[...Array(scale + 1).keys()].map((value) => (
            <text
              key={value}
              x={(value / scale) * 440}
              y="66"
              textAnchor={value === 0 ? 'start' : value === scale ? 'end' : 'middle'}
            >
              {value}
            </text>
          ))}
        </svg>
      )}
      <ul className="signs">
        {quarantine.map(({ reason, weight }, index) => (
          <li
            className="grid grid-cols-[10px_minmax(0,1fr)_auto] gap-3 items-center py-2 border-t border-(--rule)"
            key={reason}
          >
            <i style={{ background: TINTS[index % 3] }} />
            {reason}
            <span>{weight}</span>
          </li>
        ))}
      </ul>
      {(hasInfected || isWeighed) && (
        <p className="quiet">
          {hasInfected
            ? 'An infected file sets a request aside by itself. Release the request if it is real: the file stays locked.'
            : 'No single sign can set a request aside: a person may set off any one of them.'}
        </p>
      )}
    </section>
  )
}
