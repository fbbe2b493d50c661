import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErasedChart } from './ErasedChart.tsx'

/** What is gone and what is not. The page is the same for everybody, so it names no submission. */
const RECORDS = [
  { state: 'Gone', what: ['What you sent, and its files', 'The receipt: its link no longer opens anything'] },
  {
    state: 'Still there',
    what: [
      'Emails that had already left, to our desk and to you, stay in those mailboxes until they are deleted there',
    ],
  },
]

/** The page after a submission was erased. */
export function Erased() {
  return (
    <section aria-labelledby="page-title" data-tone="paper" className="erased">
      <div className="page erased-words">
        <h1 id="page-title">It is erased.</h1>
        <p className="lead">What you sent, and its files, are gone from our systems.</p>
        <dl>
          {RECORDS.map(({ state, what }) => (
            <div key={state}>
              <dt className="mono">{state}</dt>
              {what.map((one) => (
                <dd key={one}>{one}</dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="text-muted">To ask us to delete ours, reply to the confirmation you received.</p>
        <ButtonLink href="/" look="outline" icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}>
          Back to the home page
        </ButtonLink>
      </div>
      <ErasedChart />
    </section>
  )
}
