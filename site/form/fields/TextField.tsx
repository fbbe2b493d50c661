import { useContext, useRef, useState } from 'react'
import type { Field } from '../../../contract/fields/field.ts'
import { lengthOf } from '../../../contract/fields/rules.ts'
import { type FieldProps, FormContext } from '../form-context.ts'
import { EmailGuess } from './EmailGuess.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'

/** A long text tells how much room is left from this part of its limit on. */
const NEAR_THE_LIMIT = 0.9

/** A text line, an email address or several lines, by the field's `control`. Also for plain forms, which have no context. */
export function TextField(props: FieldProps<Field<string>> & { className?: string }) {
  const { id, name, field, initial, className } = props
  const { busy = false } = useContext(FormContext) ?? {}
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState<number>()
  const { max = Infinity } = field
  const { rows, accept: _accept, multiple: _multiple, ...html } = field.html
  const common = { id, name, ...html, ...described(props), defaultValue: initial, readOnly: busy, className: 'control' }
  // The text runs in its own direction, whatever the page's is.
  if (field.control === 'long')
    return (
      <FieldFrame {...props} className={className}>
        <textarea
          {...common}
          rows={rows}
          dir="auto"
          onInput={({ currentTarget: { value } }) => {
            // Characters are counted only where there may be too many.
            const isNear = value.length > max * NEAR_THE_LIMIT
            setLeft(isNear ? max - lengthOf(value.trim()) : undefined)
          }}
        />
        {left !== undefined && <p className="mt-2 text-small text-muted">{roomInWords(left)}</p>}
      </FieldFrame>
    )
  const isEmail = field.control === 'email'
  return (
    <FieldFrame {...props} className={className}>
      <input {...common} ref={input} type={isEmail ? 'email' : 'text'} dir="auto" />
      {isEmail && <EmailGuess input={input} />}
    </FieldFrame>
  )
}

function roomInWords(left: number): string {
  const count = Math.abs(left)
  const room = `${count.toLocaleString('en-US')} character${count === 1 ? '' : 's'}`
  return left < 0 ? `${room} too many` : `${room} left`
}
