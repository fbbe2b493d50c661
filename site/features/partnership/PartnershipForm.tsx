import { partnership } from '../../../contract/forms/partnership.ts'
import { type FormProps, FormShell } from '../../form/FormShell.tsx'
import { PhoneField } from '../../form/fields/PhoneField.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import { PrivacyNote } from '../../form/PrivacyNote.tsx'
import { parseAccepted } from '../../form/sending/parse-reply.ts'
import { post } from '../../form/sending/send.ts'
import { plainJson } from '../../form/sending/submission.ts'
import { sendEvent } from '../../ui/analytics-event.ts'
import { TypeField } from './TypeField.tsx'

/** The partnership application (specification 12.6): JSON with exactly its fields, the key in a header. */
export function PartnershipForm({ alone = false, choose, ...page }: FormProps) {
  return (
    <FormShell
      {...page}
      form={partnership}
      inDialog={!alone}
      defaults={choose ? { partnershipType: choose } : undefined}
      send={(submission, options) => post(partnership.path, plainJson(submission), parseAccepted, options)}
      onSent={(answers) => sendEvent('form_submit', { category: 'partnership', label: answers.partnershipType })}
      onFailed={() => sendEvent('error', { category: 'partnership', label: 'form_submit' })}
      intro={alone ? undefined : 'Fields marked optional may stay empty.'}
      note={<PrivacyNote />}
    >
      {(field) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('name')} />
          <TextField {...field('email')} />
          <PhoneField {...field('phone')} />
          <TypeField {...field('partnershipType')} />
          <TextField {...field('company')} className="sm:col-span-2" />
          <TextField {...field('experience')} className="sm:col-span-2" />
          <TextField {...field('message')} className="sm:col-span-2" />
        </div>
      )}
    </FormShell>
  )
}
