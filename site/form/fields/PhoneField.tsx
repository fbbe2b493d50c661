import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '../../../contract/fields/field.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { described, FieldFrame } from './FieldFrame.tsx'
import { dialCodeOf, joinPhone, splitInternational, splitPhone } from './phone-number.ts'

/** A country's dial code and a number, sent as one value. Without script it is one plain line. */
export function PhoneField(props: FieldProps<Field<string>> & { className?: string }) {
  const { id, name, field, initial, className } = props
  const { awake, busy, countries } = useForm()
  const start = splitPhone(initial, countries[name])
  const [country, setCountry] = useState(start.country)
  const [number, setNumber] = useState(start.number)
  const input = useRef<HTMLInputElement>(null)
  // The form may be read before React has drawn what an event chose.
  const chosen = useRef(country)

  function choose(code: string) {
    chosen.current = code
    setCountry(code)
  }

  /**
   * An international number, typed or pasted, chooses its country and leaves the rest in the line. A line that is changed
   * amid a composed word gets the whole word again.
   */
  function take(typed: string, isComposing = false) {
    const parts = isComposing ? undefined : splitInternational(typed, chosen.current)
    if (parts && input.current) {
      input.current.value = parts.number
      choose(parts.country)
    }
    setNumber(parts?.number ?? typed)
  }

  const read = useEffectEvent((line: HTMLInputElement) => take(line.value))
  // What was typed before the island woke stands in the input already.
  useEffect(() => {
    if (input.current?.value) read(input.current)
  }, [])

  // A password manager may fill the line and send no input event, or no event at all. React hides a `change` event that
  // follows a value set by script, so the listeners are the browser's own.
  useLayoutEffect(() => {
    const line = input.current
    if (!awake || line === null) return
    const ended = new AbortController()
    const { signal } = ended
    const complete = ({ formData }: FormDataEvent) => {
      const country = chosen.current
      formData.set(name, joinPhone(splitInternational(line.value, country) ?? { country, number: line.value }))
    }
    for (const type of ['change', 'compositionend']) line.addEventListener(type, () => read(line), { signal })
    line.form?.addEventListener('formdata', complete, { signal })
    return () => ended.abort()
  }, [awake, name])

  return (
    <FieldFrame {...props} className={className}>
      <div className="control flex items-center gap-0 p-0 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-sea">
        {awake && <CountryPicker code={country} dialCode={dialCodeOf(country)} onChoose={choose} disabled={busy} />}
        <input
          ref={input}
          id={id}
          name={awake ? undefined : name}
          type="tel"
          defaultValue={awake ? start.number : initial}
          onInput={({ currentTarget, nativeEvent }) => take(currentTarget.value, nativeEvent.isComposing)}
          required={field.html.required}
          placeholder={field.html.placeholder}
          autoComplete={field.html.autoComplete}
          readOnly={busy}
          {...described(props)}
          className="min-h-13 w-full min-w-0 grow bg-transparent px-3 first:pl-4 text-ellipsis outline-none placeholder:text-muted"
        />
        {awake && <input type="hidden" name={name} value={joinPhone({ country, number })} data-country={country} />}
      </div>
    </FieldFrame>
  )
}
