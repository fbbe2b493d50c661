import type { PageData } from '../../../contract/page.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { Button } from '../../ui/Button.tsx'
import type { ReceiptFormProps } from './ReceiptAddition.tsx'

/** "It did not reach me": the answer once more, to the same address, or to another one after a person agreed. */
export function ReceiptAgain({ receipt, path, timeZone, refused }: ReceiptFormProps<PageData['refusedAgain']>) {
  const { again, email, letters } = receipt
  if (letters.every(({ direction }) => direction === 'in')) return null
  const moment = again && momentInWords(momentOf(Date.parse(again.at), timeZone))
  return (
    <section id="again" aria-labelledby="again-title" className="border-b border-line pb-8" data-no-print="">
      <h2 id="again-title" className="text-h4">
        It did not reach you?
      </h2>
      {again?.address ? (
        <p className="mt-2 text-small font-medium">
          A person at our desk looks at <span dir="auto">{again.address}</span> first, and sends it there. You asked{' '}
          {moment}.
        </p>
      ) : (
        again && (
          <p className="mt-2 text-small font-medium">
            Asked for {moment}. It goes to <span dir="auto">{email}</span>. Look in the spam folder, too.
          </p>
        )
      )}
      <details className="again mt-3" open={refused !== undefined}>
        <summary className="inline-flex min-h-11 items-center font-medium">Send it again…</summary>
        <form action={`${path}#again`} method="post" className="mt-2 grid gap-4" noValidate>
          {refused && (
            <p id="again-problem" role="alert" className="text-small font-medium text-alarm">
              {refused.error}
            </p>
          )}
          <div>
            <label htmlFor="again-email" className="font-medium">
              Email address
            </label>
            <input
              id="again-email"
              name="email"
              type="email"
              dir="auto"
              autoComplete="email"
              maxLength={254}
              className="control mt-1"
              defaultValue={refused?.typed ?? email}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? 'again-problem again-hint' : 'again-hint'}
            />
            <p id="again-hint" className="mt-2 text-small leading-body text-muted">
              To another address it goes when a person at our desk has agreed.
            </p>
          </div>
          <Button type="submit" look="outline" small>
            Send it again
          </Button>
        </form>
      </details>
    </section>
  )
}
