import type { Option } from '../../../contract/fields/field.ts'
import type { Form } from '../../../contract/form.ts'
import { ALL_FORMS } from '../../../contract/forms.ts'

export interface ChoiceField {
  field: string
  label: string
  options: Option[]
}

/** The fields with options. Those of the same key in different forms are one filter, with the options of all. */
export const CHOICE_FIELDS: readonly ChoiceField[] = merged(
  ALL_FORMS.flatMap((form) => [form, ...(form.variants ?? [])]),
)

function merged(shapes: readonly Form[]): ChoiceField[] {
  const found = new Map<string, ChoiceField>()
  for (const { fields } of shapes) {
    for (const [key, { control, short, options = [] }] of Object.entries(fields)) {
      if (control !== 'choice') continue
      const field = found.get(key) ?? { field: key, label: short, options: [] }
      const added = options.filter(({ value }) => !field.options.some((one) => one.value === value))
      found.set(key, { ...field, options: [...field.options, ...added.map(({ value, label }) => ({ value, label }))] })
    }
  }
  return [...found.values()]
}
