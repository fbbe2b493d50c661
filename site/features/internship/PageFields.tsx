import type { Option } from '../../../contract/fields/field.ts'
import type { internship } from '../../../contract/forms/internship.ts'
import { ChoiceField } from '../../form/fields/ChoiceField.tsx'
import { PhoneField } from '../../form/fields/PhoneField.tsx'
import { TextField } from '../../form/fields/TextField.tsx'
import type { FieldProps } from '../../form/form-context.ts'

type Fields = typeof internship.fields

interface PageFieldsProps {
  field: <N extends keyof Fields & string>(name: N) => FieldProps<Fields[N]>
  /** The tracks on offer. */
  options: readonly Option[]
}

/** The questions of the page's own form. */
export function PageFields({ field, options }: PageFieldsProps) {
  const track = field('internshipTrack')
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <TextField {...field('fullName')} />
      <TextField {...field('email')} />
      <PhoneField {...field('phone')} />
      <TextField {...field('university')} />
      <TextField {...field('major')} />
      <ChoiceField {...field('graduationYear')} prompt="Select a year" />
      <ChoiceField {...track} field={{ ...track.field, options }} prompt="Select a track" />
      <ChoiceField {...field('availability')} prompt="Select hours" />
      <ChoiceField {...field('experience')} prompt="Select a level" />
      <TextField {...field('portfolio')} />
      <TextField {...field('motivation')} className="sm:col-span-2" />
    </div>
  )
}
