import type { Field } from '../../contract/field.ts'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './form-context.ts'

/** A text line, an email address or several lines, by the field's `control`. */
export function TextField(props: FieldProps<Field<string>> & { className?: string }) {
  const { id, name, field, initial, className } = props
  const { busy } = useForm()
  const { rows, accept: _accept, multiple: _multiple, ...html } = field.html
  const common = { id, name, ...html, ...described(props), defaultValue: initial, readOnly: busy, className: 'control' }
  return (
    <FieldFrame {...props} className={className}>
      {field.control === 'long' ? (
        <textarea {...common} rows={rows} />
      ) : (
        <input {...common} type={field.control === 'email' ? 'email' : 'text'} />
      )}
    </FieldFrame>
  )
}
