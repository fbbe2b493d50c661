import { ArrowRight } from 'lucide-react'
import { additionFields, NO_MORE_ADDITIONS } from '../../../contract/fields/addition.ts'
import type { RefusedAddition } from '../../../contract/page.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { ErrorSummary } from '../../form/ErrorSummary.tsx'
import { StagedFile } from '../../form/fields/ChosenFile.tsx'
import { described, FieldFrame } from '../../form/fields/FieldFrame.tsx'
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
 * The forgotten file, or a note. A plain form: it works without script, and a double press is one addition. After a refusal
 * the address leads back to it, because the page is long.
 */
export function ReceiptAddition({ receipt, path, timeZone, refused }: ReceiptFormProps<RefusedAddition>) {
  const { addition, reference, answeredAt, letters } = receipt
  const fields = addition && additionFields(addition.files)
  const added = lastAddedAt(receipt)
  // To the person who answered.
  const writer = letters.findLast(({ direction }) => direction === 'out')?.author.split(' ')[0]
  return (
    <section id="add" aria-labelledby="add-title" data-no-print="" className="lg:row-start-2 lg:col-start-1 min-w-0">
      <h2 id="add-title" className="text-h4">
        {writer ? `Reply to ${writer}` : fields?.files ? 'Add a forgotten file or a note' : 'Add a note'}
      </h2>
      {added && (
        <p id="added" tabIndex={-1} className="added mt-2 max-w-[25rem] text-small font-medium">
          Added {momentInWords(momentOf(Date.parse(added), timeZone))}. The desk reads it with the rest.
        </p>
      )}
      <p className="mt-2 mb-4 max-w-[25rem] text-small leading-body text-muted">
        {!fields
          ? NO_MORE_ADDITIONS
          : writer
            ? 'Here or from your own mail, both reach the same person. We answer with a new due time.'
            : answeredAt
              ? 'We have answered. What you add opens the request again, with a new due time.'
              : 'It goes to the same desk, under the same reference.'}
      </p>
      {refused && (
        <ErrorSummary
          form={{ fields: { ...fields } }}
          place="add"
          problems={refused.problems}
          error={Object.values(refused.problems).includes(refused.error) ? undefined : refused.error}
          isWhole={false}
          summaryRef={null}
        />
      )}
      {fields && (
        <form action={`${path}#add`} method="post" encType="multipart/form-data" noValidate className="grid gap-5">
          <NoteField field={writer ? { ...fields.note, label: 'Your reply' } : fields.note} refused={refused} />
          {fields.files && <FilesField field={fields.files} refused={refused} />}
          <Button type="submit" look="ink" className="w-full" icon={ArrowRight}>
            {writer ? `Send to ${writer}` : `Add it to ${reference}`}
          </Button>
        </form>
      )}
    </section>
  )
}

type Fields = ReturnType<typeof additionFields>
type Refused = { refused: RefusedAddition | undefined }

function NoteField({ field, refused }: { field: Fields['note'] } & Refused) {
  const props = { id: 'add-note', name: 'note', field, problem: refused?.problems.note }
  return (
    <FieldFrame {...props}>
      <textarea
        dir="auto"
        id={props.id}
        name={props.name}
        rows={field.html.rows}
        defaultValue={refused?.note}
        className="control"
        {...described(props)}
      />
    </FieldFrame>
  )
}

function FilesField({ field, refused }: { field: NonNullable<Fields['files']> } & Refused) {
  const props = { id: 'add-files', name: 'files', field, problem: refused?.problems.files }
  return (
    <FieldFrame {...props}>
      <div className="rounded-sm border border-dashed border-muted">
        {refused?.kept.map((file) => (
          <StagedFile key={file.token} {...file} />
        ))}
        <input
          id={props.id}
          name={props.name}
          type="file"
          accept={field.html.accept}
          multiple={field.html.multiple}
          className="block min-h-16 w-full px-4 py-2.5 text-small file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-current file:bg-transparent file:px-4 file:font-medium"
          {...described(props)}
        />
      </div>
    </FieldFrame>
  )
}

function lastAddedAt({ notes, files }: Receipt): string | undefined {
  return [...notes.map(({ at }) => at), ...files.map(({ addedAt }) => addedAt ?? '')].filter(Boolean).sort().at(-1)
}
