import { useFailedEmails } from '../api/queries.ts'
import { goTo, hrefOf, type Place } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { Detail } from '../detail/Detail.tsx'
import { FailedEmail } from '../detail/FailedEmail.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { failuresInWords } from './failure-words.ts'

/** Emails that failed, each with the server's reason and a way to send it again. Those that were given up come first. */
export function Emails({ place }: { place: Place }) {
  const { data, error, isPending } = useFailedEmails()
  const emails = [...(data ?? [])].sort((one, other) => Number(other.state === 'dead') - Number(one.state === 'dead'))
  useKeys({ Escape: place.reference ? undefined : () => goTo('/') })
  return (
    <div className="emails">
      <section className="emails-list" aria-label="Failed emails" tabIndex={-1}>
        <h1 className="font-display text-h3 font-[480] leading-flat tracking-h4">Failed emails</h1>
        <p className="mt-2 mb-3 text-(--quiet)">{isPending ? 'Loading' : failuresInWords(emails)}</p>
        {error && <p role="alert">{error.message}</p>}
        {emails.map((email) => (
          <article key={email.id}>
            {email.reference && (
              <p>
                <Go className="plain-link mono" href={hrefOf({ view: 'emails', reference: email.reference })}>
                  {email.reference}
                </Go>
              </p>
            )}
            <FailedEmail email={email} />
          </article>
        ))}
      </section>
      <Detail reference={place.reference} />
    </div>
  )
}
