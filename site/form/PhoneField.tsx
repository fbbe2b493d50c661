import { useEffect, useRef, useState } from 'react'
import type { Field } from '../../contract/field.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './form-context.ts'
import { dialCodeOf, joinPhone, splitPhone } from './phone-number.ts'

/** A country's dial code and a number, sent as one value. Without script it is one plain line. */
export function PhoneField(props: FieldProps<Field<string>> & { className?: string }) {
  const { id, name, field, initial, className } = props
  const { awake, busy } = useForm()
  const start = splitPhone(initial)
  const [country, setCountry] = useState(start.country)
  const [number, setNumber] = useState(start.number)
  const input = useRef<HTMLInputElement>(null)

  // What was typed before the island woke stands in the input already.
  useEffect(() => {
    if (input.current?.value) setNumber(input.current.value)
  }, [])

  return (
    <FieldFrame {...props} className={className}>
      <div className="control flex items-center gap-0 p-0 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-sea">
        {awake && <CountryPicker code={country} dialCode={dialCodeOf(country)} onChoose={setCountry} disabled={busy} />}
        <input
          ref={input}
          id={id}
          name={awake ? undefined : name}
          type="tel"
          defaultValue={awake ? start.number : initial}
          onInput={(event) => setNumber(event.currentTarget.value)}
          required={field.html.required}
          placeholder={field.html.placeholder}
          autoComplete={awake ? field.html.autoComplete : 'tel'}
          readOnly={busy}
          {...described(props)}
          className="min-h-13 w-full min-w-0 grow bg-transparent px-4 outline-none placeholder:text-muted"
        />
        {awake && <input type="hidden" name={name} value={joinPhone({ country, number })} data-country={country} />}
      </div>
    </FieldFrame>
  )
}
