import { useRef } from 'react'
import { quote } from '../../../contract/forms/quote.ts'
import { type FormProps, FormShell } from '../../form/FormShell.tsx'
import { ChoiceField } from '../../form/fields/ChoiceField.tsx'
import { FileField } from '../../form/fields/FileField.tsx'
import { PhoneField } from '../../form/fields/PhoneField.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import { useChosen } from '../../form/fields/use-chosen.ts'
import { PrivacyNote } from '../../form/PrivacyNote.tsx'
import { sendEvent } from '../../ui/analytics-event.ts'

interface QuoteFormProps extends Omit<FormProps, 'choose'> {
  service?: string
  message?: string
}

/** The fields of 'Get Your Free Quote' (specification 12.1). */
export function QuoteForm({ service, message, alone = false, ...page }: QuoteFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const chosen = useChosen(place, 'service')
  return (
    <div ref={place}>
      <FormShell
        {...page}
        form={quote}
        place={alone ? 'quote-page' : 'quote'}
        inDialog={!alone}
        defaults={{ service, message }}
        chosen={chosen}
        onSent={(answers) => sendEvent('form_submit', { category: 'quote', label: answers.service, value: 1 })}
        intro="Every field is required except the file."
        note={<PrivacyNote />}
      >
        {(field) => (
          <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
            <TextField {...field('name')} />
            <TextField {...field('business')} />
            <TextField {...field('email')} />
            <PhoneField {...field('phone')} />
            <ChoiceField {...field('service')} className="sm:col-span-2" prompt="Select a service" />
            <TextField {...field('message')} className="sm:col-span-2" />
            <FileField {...field('file')} className="sm:col-span-2" />
          </div>
        )}
      </FormShell>
    </div>
  )
}
