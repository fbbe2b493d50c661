import { ArrowRight, Paperclip } from 'lucide-react'
import { additionFields, NO_MORE_ADDITIONS } from '../../../contract/fields/addition.ts'
import { WHAT_YOU_WROTE } from '../../../contract/form.ts'
import type { RefusedAddition } from '../../../contract/page.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { ErrorSummary } from '../../form/ErrorSummary.tsx'
import { StagedFile } from '../../form/fields/ChosenFile.tsx'
import { described, FieldFrame } from '../../form/fields/FieldFrame.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import { Button } from '../../ui/Button.tsx'

/** A plain form of the receipt's page. */
export interface ReceiptFormProps<Refused> {
  receipt: Receipt
  /** Where the form posts to. */
  path: string
  timeZone: string
  refused?: Refused
}

/**
 * The forgotten file, or a note: a line that unfolds, beside "Check again"; once we have answered, the reply below our answer.
 * A plain form: it works without script, and a double press is one addition. An address with `#add` unfolds it.
 */
export function ReceiptAddition(props: ReceiptFormProps<RefusedAddition>) {
  const { receipt, timeZone, refused } = props
  const writer = writerOf(receipt)
  const at = [...receipt.notes.map((note) => note.at), ...receipt.files.map(({ addedAt }) => addedAt ?? '')]
    .sort()
    .at(-1)
  const added = at && (
    <p id="added" tabIndex={-1} className="order-1 my-2 w-full text-small font-medium">
      Added {momentInWords(momentOf(Date.parse(at), timeZone))}. The desk reads it with the rest.
    </p>
  )
  return writer ? (
    <section id="add" aria-labelledby="add-title" data-no-print="">
      <h2 id="add-title" className="text-h4">
        Reply to {writer}
      </h2>
      {added}
      <AdditionForm {...props} />
    </section>
  ) : (
    <>
      {added}
      <details className="receipt-forgotten w-full" open={refused !== undefined}>
        <summary className="my-2 max-sm:mt-6 flex flex-wrap lg:ml-auto items-center gap-x-5 gap-y-2">
          <span className="font-medium">Forgot something?</span>
          <span className="inline-flex min-h-11 items-center gap-4 rounded-sm border border-dashed border-muted px-4 text-small">
            <Paperclip size={18} strokeWidth={1.5} aria-hidden="true" />
            <span className="link">{receipt.addition?.files ? 'Add a file or a note' : 'Add a note'}</span>
          </span>
        </summary>
        <div id="add" className="pt-3 pb-2">
          <AdditionForm {...props} />
        </div>
      </details>
    </>
  )
}

/** An email whose subject the desk's mailbox knows: a reply to our first one may belong to another request, or there is none. */
export function emailAbout({ deskMail, reference, title }: Receipt): string {
  return `mailto:${deskMail}?subject=${encodeURIComponent(`Re: [${reference}] ${title}`)}`
}

/** The person who answered, by the first name. */
export function writerOf({ letters }: Receipt): string | undefined {
  return letters.findLast(({ direction }) => direction === 'out')?.author.split(' ')[0]
}

function AdditionForm({ receipt, path, refused }: ReceiptFormProps<RefusedAddition>) {
  const { addition, reference, answeredAt } = receipt
  const writer = writerOf(receipt)
  if (!addition)
    return (
      <div className="mt-2 grid gap-4 text-small wrap-anywhere whitespace-pre-wrap">
        <p className="text-muted">{NO_MORE_ADDITIONS}</p>
        {refused?.note && <p>{WHAT_YOU_WROTE}</p>}
        {refused?.note && <p dir="auto">{refused.note}</p>}
      </div>
    )
  const fields = additionFields(addition.files)
  const note = {
    id: 'add-note',
    name: 'note',
    field: { ...fields.note, label: writer ? 'Your reply' : fields.note.label },
    initial: refused?.note ?? '',
    problem: refused?.problems.note,
  }
  const { files: field } = fields
  const files = field && { id: 'add-files', name: 'files', field, problem: refused?.problems.files }
  return (
    <>
      <p className="mt-2 mb-4 text-small text-muted">
        {writer ? (
          <>
            Here or{' '}
            <a className="link" href={emailAbout(receipt)}>
              by email
            </a>
            , both reach the same person. We answer with a new due time.
          </>
        ) : answeredAt ? (
          'We have answered. What you add opens the request again, with a new due time.'
        ) : (
          'It goes to the same desk, under the same reference.'
        )}
      </p>
      {refused && (
        <ErrorSummary
          form={{ fields: { ...fields } }}
          place="add"
          problems={refused.problems}
          error={Object.values(refused.problems).includes(refused.error) ? undefined : refused.error}
        />
      )}
      <form
        action={`${path}#add`}
        method="post"
        encType="multipart/form-data"
        className={`grid gap-5 ${writer ? '' : 'lg:grid-cols-2 lg:gap-x-14'}`}
      >
        <TextField {...note} />
        <div className="grid content-start gap-5">
          {files && (
            <FieldFrame {...files}>
              <div className="rounded-sm border border-dashed border-muted">
                {refused?.kept.map((file) => (
                  <StagedFile key={file.token} {...file} />
                ))}
                <input
                  id={files.id}
                  name={files.name}
                  type="file"
                  accept={files.field.html.accept}
                  multiple={files.field.html.multiple}
                  className="block min-h-16 w-full px-4 py-2.5 text-small file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-current file:bg-transparent file:px-4 file:font-medium"
                  {...described(files)}
                />
              </div>
            </FieldFrame>
          )}
          <Button type="submit" look={writer ? 'signal' : 'ink'} className="w-full" icon={ArrowRight}>
            {writer ? `Send to ${writer}` : `Add it to ${reference}`}
          </Button>
        </div>
      </form>
    </>
  )
}
