import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Field } from '../../../contract/fields/field.ts'
import { ChoiceField } from '../../form/fields/ChoiceField.tsx'
import { type FieldProps, useForm } from '../../form/form-context.ts'
import { Holders } from './Holders.tsx'

/** Where the dialog's panel shows the chart of the chosen type. */
export const HOLDERS_PLACE = 'partnership-holders'

/** The partnership type. Its chart stands in the panel on wide screens, and unfolds under the choice on narrow ones. */
export function TypeField(props: FieldProps<Field<string>>) {
  const { choices } = useForm()
  const type = choices[props.name] || undefined
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  useEffect(() => setPanel(document.getElementById(HOLDERS_PLACE)), [])
  return (
    <>
      <ChoiceField {...props} prompt="Select a type" />
      {type && panel && <Holders type={type} className="p-4 bg-deep text-sheet sm:col-span-2 lg:hidden" />}
      {type && panel && createPortal(<Holders type={type} />, panel)}
    </>
  )
}
