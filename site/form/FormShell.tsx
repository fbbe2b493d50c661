import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ASIDE, type Fields, type Form } from '../../contract/form.ts'
import type { Refusal } from '../../contract/page.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { type FieldProps, FormContext } from './FormContext.ts'
import { SentNotice } from './SentNotice.tsx'
import type { Outcome, Sending } from './send.ts'
import { useSending } from './use-sending.ts'

/** One form ready to leave: checked answers, files by field, and what goes beside the fields. */
export interface Packet {
  answers: Record<string, never> & Record<string, string>
  files: Record<string, File[]>
  aside: Partial<Record<keyof typeof ASIDE, string>>
}

export interface FormShellProps<F extends Fields> {
  form: Form<F>
  /** The company's, for the due time in words. */
  timeZone: string
  /** Tells apart two forms of one kind on a page; part of every id. */
  place?: string
  defaults?: Partial<Record<keyof F & string, string>>
  /** A choice made outside the form, such as the service of the button that opened its dialog. */
  chosen?: { name: keyof F & string; value: string }
  /** How it is sent; multipart to the form's own path unless it says otherwise. */
  send?: (packet: Packet, sending: Sending) => Promise<Outcome>
  onSent?: (answers: Record<string, string>) => void
  onFailed?: () => void
  /** Success closes a dialog; the panel then stands as a card at the edge of the page (product.md 2.17). */
  inDialog?: boolean
  /** Without script: the answer to an attempt that came back, and a fresh key. */
  refusal?: Refusal
  submissionId?: string
  note?: ReactNode
  /** `intro` stands above the fields. */
  intro?: ReactNode
  children: (field: <N extends keyof F & string>(name: N) => FieldProps<F[N]>) => ReactNode
}

/** How any form behaves: it checks, sends, keeps what was typed when sending fails, and says what became of it. */
export function FormShell<F extends Fields>(props: FormShellProps<F>) {
  const { form, timeZone, place = form.name, refusal, note, intro, inDialog = false } = props
  const { state, round, problems, error, progress, sent, values, draftKept, ...act } = useSending(props)
  const { busy, awake } = state

  function field<N extends keyof F & string>(name: N): FieldProps<F[N]> {
    return {
      id: `${place}-${name}`,
      name,
      field: form.fields[name],
      initial: values[name] ?? '',
      problem: problems[name],
      kept: refusal?.kept.filter((file) => file.field === name),
    }
  }

  return (
    <FormContext value={state}>
      {sent && !(inDialog && busy) && (
        <SentNotice {...sent} timeZone={timeZone} floating={inDialog} onDismiss={act.dismiss} />
      )}
      <form
        ref={act.formRef}
        action={form.path}
        method="post"
        encType="multipart/form-data"
        noValidate={awake}
        aria-busy={busy}
        onSubmit={act.submit}
        onInput={act.touch}
        data-awake={awake ? '' : undefined}
      >
        <ErrorSummary
          form={form}
          place={place}
          problems={problems}
          error={error}
          isWhole={refusal === undefined}
          summaryRef={act.summaryRef}
        />
        {intro}
        <div key={round}>{props.children(field)}</div>
        <Aside form={form} submissionId={props.submissionId} />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button
            type="submit"
            disabled={busy}
            icon={busy ? undefined : <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}
          >
            {busy ? form.words.busy : form.words.submit}
          </Button>
          {busy && progress !== undefined && <Progress part={progress} onCancel={act.cancel} />}
          {!busy && note && <p className="min-w-48 flex-1 text-small text-muted">{note}</p>}
          {!busy && draftKept && (
            <p className="w-full text-small text-muted">
              We kept what you typed on this device.{' '}
              <button type="button" className="link min-h-6" onClick={act.clear}>
                Clear it
              </button>
            </p>
          )}
        </div>
      </form>
    </FormContext>
  )
}

/** Fields that are no question: the variant, the key of a form without script, and the trap for robots. */
function Aside({ form, submissionId }: { form: Pick<Form, 'variant'>; submissionId?: string }) {
  return (
    <>
      {form.variant && <input type="hidden" name={ASIDE.variant} value={form.variant} />}
      {submissionId && <input type="hidden" name={ASIDE.submissionId} value={submissionId} />}
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={ASIDE.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

function Progress({ part, onCancel }: { part: number; onCancel(): void }) {
  const percent = Math.round(part * 100)
  return (
    <div className="flex min-w-48 flex-1 items-center gap-4">
      <progress value={part} max={1} aria-label="Upload" className="upload-progress" />
      <span className="mono w-12">{percent} %</span>
      <button type="button" className="link min-h-11" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
