import { useEffect, useState } from 'react'
import { consultation } from '../../../contract/forms/consultation.ts'
import { wasTypedHere } from '../../form/drafts/use-draft.ts'
import { type FormProps, FormShell } from '../../form/FormShell.tsx'
import { ChoiceField } from '../../form/fields/ChoiceField.tsx'
import { FileField } from '../../form/fields/FileField.tsx'
import { PhoneField } from '../../form/fields/PhoneField.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import { PrivacyNote } from '../../form/PrivacyNote.tsx'

interface ConsultationFormProps extends FormProps {
  /** What becomes of the answers, in one sentence. */
  note: string
}

/** The fields of the consultation form (specification 12.2). */
export function ConsultationForm({ note, choose, ...page }: ConsultationFormProps) {
  return (
    <FormShell
      {...page}
      form={consultation}
      defaults={choose ? { service: choose } : undefined}
      chosen={useServiceOfAddress()}
      note={<PrivacyNote text={note} />}
    >
      {(field) => (
        <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:max-xl:grid-cols-[5fr_6fr]">
          <TextField {...field('fullName')} />
          <TextField {...field('company')} />
          <TextField {...field('email')} />
          <PhoneField {...field('phone')} />
          <ChoiceField {...field('service')} className="sm:col-span-2" />
          <TextField {...field('message')} className="sm:col-span-2" />
          <FileField {...field('files')} className="sm:col-span-2" />
        </div>
      )}
    </FormShell>
  )
}

/** `/?service=devops#consultation` chooses that service (specification 2.3.2); FormShell leaves out what is none. */
function useServiceOfAddress() {
  const [chosen, setChosen] = useState<{ name: 'service'; value: string }>()
  useEffect(() => {
    const value = new URLSearchParams(location.search).get('service')
    // Who typed in this page may have chosen another since.
    if (value && !wasTypedHere(consultation)) setChosen({ name: 'service', value })
  }, [])
  return chosen
}
