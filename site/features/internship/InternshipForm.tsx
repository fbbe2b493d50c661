import { useRef } from 'react'
import { ASIDE, ASIDE_HEADER, splitName } from '../../../contract/form.ts'
import {
  INTERNSHIP_TRACKS,
  internship,
  internshipDialog,
  internshipMessage,
  PAGE_TRACKS,
} from '../../../contract/forms/internship.ts'
import { type FormProps, FormShell } from '../../form/FormShell.tsx'
import { useChosen } from '../../form/fields/use-chosen.ts'
import { PrivacyNote } from '../../form/PrivacyNote.tsx'
import { parseAccepted } from '../../form/sending/parse-reply.ts'
import { type Outcome, post, type SendOptions } from '../../form/sending/send.ts'
import type { Submission } from '../../form/sending/submission.ts'
import { sendEvent } from '../../ui/analytics-event.ts'
import { DialogFields } from './DialogFields.tsx'
import { PageFields } from './PageFields.tsx'

interface InternshipFormProps extends FormProps {
  /** The address that the composed message ends with. */
  hiringMail: string
  /** In the dialog of a track, which asks less. */
  dialog?: boolean
}

/** The internship application (specification 12.5), in its two shapes. */
export function InternshipForm(props: InternshipFormProps) {
  const { hiringMail, dialog = false, alone = false, choose, ...page } = props
  const place = useRef<HTMLDivElement>(null)
  // A track's Apply Now stores that track in the page's form, too (specification 8.2.6).
  const chosen = useChosen(place, 'internshipTrack', dialog || alone ? undefined : 'internship-dialog')
  const common = {
    ...page,
    chosen,
    defaults: choose ? { internshipTrack: choose } : undefined,
    send: (submission: Submission, options: SendOptions) => sendInternship(submission, options, hiringMail),
    onSent: (answers: Record<string, string>) =>
      sendEvent('form_submit', { category: 'internship', label: answers.internshipTrack || 'general' }),
    note: <PrivacyNote />,
  }
  const isTrack = INTERNSHIP_TRACKS.some(({ value }) => value === choose)
  const ofTrack = dialog || (alone && (page.refusal ? page.refusal.variant === internshipDialog.variant : isTrack))
  return (
    <div ref={place}>
      {ofTrack ? (
        <FormShell
          {...common}
          form={internshipDialog}
          place="apply"
          inDialog={dialog}
          intro={dialog ? 'Fields marked optional may stay empty.' : undefined}
        >
          {(field) => <DialogFields field={field} fixedTrack={dialog} />}
        </FormShell>
      ) : (
        <FormShell {...common} form={internship}>
          {(field) => <PageFields field={field} options={tracks(chosen?.value ?? field('internshipTrack').initial)} />}
        </FormShell>
      )}
    </div>
  )
}

/** The five tracks of the page's form, and the one opened from its card (specification 12.5.7). */
function tracks(chosen: string) {
  return INTERNSHIP_TRACKS.filter(({ value }) => PAGE_TRACKS.includes(value) || value === chosen)
}

/**
 * The specified five keys as JSON (specification 12.5.15), which hold all answers. What else is sent travels in a header.
 * `hiringMail` ends the message.
 */
function sendInternship(submission: Submission, options: SendOptions, hiringMail: string): Promise<Outcome> {
  const { answers, aside } = submission
  const body = {
    ...splitName(answers.fullName ?? '', 'Student'),
    email: answers.email,
    phone: answers.phone,
    message: internshipMessage(answers, hiringMail),
  }
  const beside = new URLSearchParams({ [ASIDE.variant]: 'page', ...aside })
  const headers = { ...options.headers, [ASIDE_HEADER]: String(beside) }
  return post(internship.path, body, parseAccepted, { ...options, headers })
}
