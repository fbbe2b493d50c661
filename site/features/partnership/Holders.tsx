/** From the first talk with a client on. */
export const STAGES = ['First talk', 'Proposal', 'Planning', 'Build', 'Support'] as const

type Holder = 'You' | 'We' | 'Together'

/** Who holds the client at each stage, by partnership type, as the partnership article tells it; a test compares. */
export const HOLDERS: Readonly<Record<string, { kind: string; holders: readonly Holder[] }>> = {
  referral: { kind: 'Referral', holders: ['You', 'We', 'We', 'We', 'We'] },
  affiliate: { kind: 'Affiliate', holders: ['You', 'We', 'We', 'We', 'We'] },
  strategic: { kind: 'Strategic', holders: ['You', 'Together', 'Together', 'Together', 'We'] },
  'white-label': { kind: 'White-label', holders: ['You', 'You', 'Together', 'We', 'You'] },
}

interface HoldersProps {
  /** The chosen partnership type. */
  type?: string
  className?: string
}

/** Who holds the client from the first talk to the support, as marks on a line. */
export function Holders({ type = '', className = '' }: HoldersProps) {
  const chosen = HOLDERS[type]
  return (
    <div className={`holders ${className}`} data-chosen={chosen ? '' : undefined}>
      <p className="mb-3 pb-2 border-b border-muted-deep/60 flex justify-between gap-4">
        <span className="text-muted-deep">Who holds the client</span>
        <span className="font-medium">{chosen?.kind ?? 'Choose a type'}</span>
      </p>
      <ol>
        {STAGES.map((stage, index) => (
          <li
            key={stage}
            className="flex relative min-h-7.5 justify-between gap-4 pl-6"
            data-holder={chosen?.holders[index]}
          >
            <span>{stage}</span>
            <span>{chosen?.holders[index]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
