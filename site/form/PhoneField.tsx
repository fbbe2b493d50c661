import { useEffect, useRef, useState } from 'react'
import { COUNTRIES, DEFAULT_COUNTRY } from '../../contract/countries.ts'
import type { Field } from '../../contract/field.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './FormContext.ts'

/** A country's dial code and a number; the value is both with a space between (spec 1 §3). Plain without script. */
export function PhoneField(props: FieldProps<Field<string>> & { className?: string }) {
  const { id, name, field, initial, className } = props
  const { awake, busy } = useForm()
  const stored = split(initial)
  const [code, setCode] = useState(stored.code)
  const [number, setNumber] = useState(stored.number)
  const input = useRef<HTMLInputElement>(null)

  // What was typed before the island woke is in the input already.
  useEffect(() => {
    if (input.current?.value) setNumber(input.current.value)
  }, [])

  const dialCode = COUNTRIES.find((country) => country.code === code)?.dialCode ?? ''
  const value = number.trim() === '' ? '' : `${dialCode} ${number.trim()}`
  return (
    <FieldFrame {...props} className={className}>
      <div className="control flex items-center gap-0 p-0 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-sea">
        {awake && <CountryPicker code={code} dialCode={dialCode} onChoose={setCode} disabled={busy} />}
        <input
          ref={input}
          id={id}
          name={awake ? undefined : name}
          type="tel"
          defaultValue={awake ? stored.number : initial}
          onInput={(event) => setNumber(event.currentTarget.value)}
          required={field.html.required}
          placeholder={field.html.placeholder}
          autoComplete={awake ? field.html.autoComplete : 'tel'}
          maxLength={50}
          readOnly={busy}
          {...described(props)}
          className="min-h-13 w-full min-w-0 grow bg-transparent px-4 outline-none placeholder:text-muted"
        />
        {awake && <input type="hidden" name={name} value={value} data-country={code} />}
      </div>
    </FieldFrame>
  )
}

function split(stored: string): { code: string; number: string } {
  const space = stored.indexOf(' ')
  const country = space > 0 ? COUNTRIES.find(({ dialCode }) => dialCode === stored.slice(0, space)) : undefined
  return country ? { code: country.code, number: stored.slice(space + 1) } : { code: DEFAULT_COUNTRY, number: stored }
}
