import { ArrowRight } from 'lucide-react'
import { BACKUP_DAYS } from '../../../contract/limits.ts'
import { quantity } from '../../../contract/quantity.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErasedChart } from './ErasedChart.tsx'

/** What is gone and what is not. The page is the same for everybody, so it names no submission. */
const RECORDS = [
  { state: 'Gone', what: ['What you sent, and its files', 'The receipt: its link no longer opens anything'] },
  {
    state: 'Still there',
    what: [
      'Emails that had already left, to our desk and to you, stay in those mailboxes until they are deleted there',
      `Backups may hold it for ${quantity(BACKUP_DAYS, 'day')} more`,
    ],
  },
]

/** The page after a submission was erased. */
export function Erased() {
  return (
    <section aria-labelledby="page-title" data-tone="paper" className="relative overflow-clip">
      <div className="page pt-32 pb-12 lg:relative lg:z-1 lg:min-h-184 lg:pt-36 lg:pb-20">
        <h1 id="page-title">It is erased.</h1>
        <p className="lead mt-6 max-w-108">What you sent, and its files, are gone from our server.</p>
        <dl className="mt-10 mb-7 border-t lg:max-w-[min(44%,36rem)]">
          {RECORDS.map(({ state, what }) => (
            <div
              key={state}
              className="group grid grid-cols-[6.5rem_minmax(0,1fr)] py-4 border-b border-line lg:grid-cols-[32%_minmax(0,1fr)]"
            >
              <dt className="mono group-not-last:text-muted">{state}</dt>
              {what.map((one) => (
                <dd key={one} className="col-start-2 not-last:mb-2">
                  {one}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="text-muted lg:max-w-[min(44%,36rem)]">
          To ask us to delete our emails, reply to one of yours, or call us.
        </p>
        <ButtonLink href="/" look="outline" className="mt-7" icon={ArrowRight}>
          Back to the home page
        </ButtonLink>
      </div>
      <ErasedChart />
    </section>
  )
}
