import { email as emailField } from '../../../contract/fields/field.ts'
import type { PageData } from '../../../contract/page.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { TextField } from '../../form/fields/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import type { ReceiptFormProps } from './ReceiptAddition.tsx'

/** "It did not reach me": the answer once more, to the same address, or to another one after a person agreed. */
export function ReceiptAgain({ receipt, path, timeZone, refused }: ReceiptFormProps<PageData['refusedAgain']>) {
  const { again, email, letters } = receipt
  if (letters.every(({ direction }) => direction === 'in')) return null
  return (
    <section id="again" aria-labelledby="again-title" data-no-print="">
      <h2 id="again-title" className="text-h4">
        It did not reach you?
      </h2>
      {again && (
        <p className="mt-2 text-small font-medium">
          Asked for {momentInWords(momentOf(Date.parse(again.at), timeZone))}.{' '}
          {again.address ? 'A person at our desk first looks at the address: ' : 'It goes to '}
          <span dir="auto">{again.address ?? email}</span>. {!again.address && 'Look in the spam folder, too.'}
        </p>
      )}
      <details className="again mt-3" open={refused !== undefined}>
        <summary className="link inline-flex min-h-11 items-center font-medium">Send it again…</summary>
        <form action={`${path}#again`} method="post" className="mt-2 grid gap-4" noValidate>
          <TextField
            id="again-email"
            name="email"
            field={{
              ...emailField('Email address'),
              hint: 'To another address it goes when a person at our desk has agreed.',
            }}
            initial={refused?.typed ?? email}
            problem={refused?.error}
          />
          <Button type="submit" look="outline" small>
            Send it again
          </Button>
        </form>
      </details>
    </section>
  )
}
