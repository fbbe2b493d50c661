import type { internshipDialog } from '../../../contract/forms/internship.ts'
import { ChoiceField } from '../../form/fields/ChoiceField.tsx'
import { PhoneField } from '../../form/fields/PhoneField.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import { type FieldProps, useForm } from '../../form/form-context.ts'
import { usePlaced } from '../../form/placement.ts'

type Fields = typeof internshipDialog.fields

interface DialogFieldsProps {
  field: <N extends keyof Fields & string>(name: N) => FieldProps<Fields[N]>
  /** The dialog's title names the track, so the field is hidden. */
  fixedTrack: boolean
}

/** The questions of a track's dialog. */
export function DialogFields({ field, fixedTrack }: DialogFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {fixedTrack ? (
        <FixedTrack {...field('internshipTrack')} />
      ) : (
        <ChoiceField {...field('internshipTrack')} className="sm:col-span-2" prompt="Select a track" />
      )}
      <TextField {...field('fullName')} />
      <TextField {...field('email')} />
      <PhoneField {...field('phone')} />
      <TextField {...field('university')} />
      <TextField {...field('motivation')} className="sm:col-span-2" />
      <TextField {...field('experience')} className="sm:col-span-2" />
      <TextField {...field('portfolio')} className="sm:col-span-2" />
    </div>
  )
}

/** Until the script has come, shell.ts chooses the track in a select that nobody sees. */
function FixedTrack({ name, initial, field }: FieldProps<Fields['internshipTrack']>) {
  const { awake, choices } = useForm()
  usePlaced(name)
  if (awake) return <input type="hidden" name={name} value={choices[name] ?? initial} />
  return (
    <select hidden name={name} defaultValue={initial}>
      <option value="">-</option>
      {field.options?.map(({ value }) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  )
}
