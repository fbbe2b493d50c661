import { contact } from '../../../contract/forms/contact.ts'
import { type FormProps, FormShell } from '../../form/FormShell.tsx'
import { ChoiceField } from '../../form/fields/ChoiceField.tsx'
import { FileField } from '../../form/fields/FileField.tsx'
import { PhoneField } from '../../form/fields/PhoneField.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import { PrivacyNote } from '../../form/PrivacyNote.tsx'
import { sendEvent } from '../../ui/analytics-event.ts'

/** The enquiry form of /contact: its rules and words stand in the contract (specification 12.3). */
export function ContactForm({ choose, ...page }: FormProps) {
  return (
    <FormShell
      {...page}
      form={contact}
      defaults={choose ? { service: choose } : undefined}
      onSent={(answers) => sendEvent('form submit', { category: 'contact', label: answers.service })}
      note={<PrivacyNote />}
      hasTarget
    >
      {(field) => (
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField {...field('name')} />
          <TextField {...field('company')} />
          <TextField {...field('email')} />
          <PhoneField {...field('phone')} />
          <ChoiceField {...field('service')} className="sm:col-span-2" prompt="Select a service" />
          <TextField {...field('message')} className="sm:col-span-2" />
          <FileField {...field('file')} className="sm:col-span-2" />
        </div>
      )}
    </FormShell>
  )
}
