import type { ReactNode } from 'react'
import { ASIDE, type Fields } from '../../contract/form.ts'
import type { Refusal } from '../../contract/page.ts'
import { DialogDue, DueNow } from './DueNow.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormFoot } from './FormFoot.tsx'
import { type FieldProps, FormContext } from './form-context.ts'
import type { FormOptions } from './form-options.ts'
import { PlacedFields, PlacementCheck } from './placement.ts'
import { SentNotice } from './SentNotice.tsx'
import { useFormSubmission } from './use-form-submission.ts'

/** What a form is told by the page that it stands on. */
export interface FormProps {
  /** The company's, for the due time in words. */
  timeZone: string
  /** On its own page, for a browser without script. */
  alone?: boolean
  /** Chosen beforehand: a service, the title of a job, a track. */
  choose?: string
  /** Without script: the answer to an attempt that came back. */
  refusal?: Refusal
  /** Without script: the idempotency key. */
  submissionId?: string
}

interface FormShellProps<F extends Fields> extends FormOptions<F>, Pick<FormProps, 'timeZone' | 'submissionId'> {
  /** Tells apart two forms of one kind on a page; part of every id. */
  place?: string
  note?: ReactNode
  /** Names the desks' own target beside the due time, where the specification does. */
  hasTarget?: boolean
  /** Stands above the fields. */
  intro?: string
  children: (field: <N extends keyof F & string>(name: N) => FieldProps<F[N]>) => ReactNode
}

/** Asks 1Password, LastPass, Bitwarden and Dashlane to leave a field empty. */
const UNFILLED = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' }

/** How any form behaves: it checks, sends, keeps what was typed when sending fails, and tells how it ended. */
export function FormShell<F extends Fields>(props: FormShellProps<F>) {
  const { form, timeZone, place = form.name, refusal, note, hasTarget, intro, inDialog = false } = props
  const { state, awake, restored, choose, setFiles, refuse, ...submission } = useFormSubmission(props)
  const { busy, problems, error, progress, accepted, values, choices, countries, files, round } = state

  function field<N extends keyof F & string>(name: N): FieldProps<F[N]> {
    return {
      id: `${place}-${name}`,
      name,
      field: form.fields[name],
      initial: values[name] ?? '',
      problem: problems[name],
      staged: state.staged.filter((file) => file.field === name),
    }
  }

  return (
    <FormContext value={{ awake, busy, choices, choose, countries, files, setFiles, progress, refuse }}>
      {accepted && !(inDialog && busy) && (
        <SentNotice
          key={accepted.reference}
          title={form.words.success.title}
          reply={accepted}
          timeZone={timeZone}
          hasFiles={state.hasSentFiles}
          floating={inDialog}
          onDismiss={submission.dismiss}
        />
      )}
      <form
        ref={submission.formRef}
        // Takes the focus when the success panel above it is dismissed.
        tabIndex={-1}
        action={form.path}
        method="post"
        encType="multipart/form-data"
        noValidate={awake}
        aria-busy={busy}
        onSubmit={submission.submit}
        onInput={submission.edit}
        onBlur={submission.leave}
        data-awake={awake ? '' : undefined}
      >
        {intro && <p className="form-intro mb-5 text-small text-muted">{intro}</p>}
        <div className="form-body">
          <ErrorSummary
            form={form}
            place={place}
            problems={problems}
            error={error}
            isWhole={refusal === undefined}
            summaryRef={submission.summaryRef}
          />
          <PlacedFields value={new Set()}>
            <div key={round}>{props.children(field)}</div>
            {import.meta.env.SSR && <PlacementCheck form={form} />}
          </PlacedFields>

          {form.variant && <input type="hidden" name={ASIDE.variant} value={form.variant} />}
          {props.submissionId && <input type="hidden" name={ASIDE.submissionId} value={props.submissionId} />}
          <div className="trap" aria-hidden="true">
            <label>
              Leave this empty
              <input type="text" name={ASIDE.honeypot} tabIndex={-1} autoComplete="off" {...(awake && UNFILLED)} />
            </label>
          </div>
        </div>
        <FormFoot
          words={form.words}
          busy={busy}
          progress={progress}
          left={Object.keys(problems).filter((name) => name in form.fields).length}
          restored={restored}
          note={note}
          due={form.promise && !inDialog && <DueNow promise={form.promise} hasTarget={hasTarget} />}
          onCancel={submission.cancel}
          onClear={submission.clear}
        />
      </form>
      {form.promise && inDialog && <DialogDue promise={form.promise} formRef={submission.formRef} />}
    </FormContext>
  )
}
