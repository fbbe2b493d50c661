import { Check, ChevronDown } from 'lucide-react'
import { Select } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { Field } from '../../../contract/fields/field.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { described, FieldFrame } from './FieldFrame.tsx'
import { useTopContainer } from './use-top-container.ts'

interface ChoiceFieldProps extends FieldProps<Field<string>> {
  prompt?: string
  className?: string
}

/** One of several options: a native select until script runs, then Radix's with the same choice. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, field, initial, className, prompt = 'Choose one' } = props
  const { awake, busy, choices, choose } = useForm()
  const native = useRef<HTMLSelectElement>(null)
  const value = choices[name] ?? initial

  // What was chosen before the island woke stays chosen.
  useEffect(() => {
    const early = native.current?.value
    if (early) choose(name, early)
  }, [name, choose])

  return (
    <FieldFrame {...props} className={className}>
      {awake ? (
        <RadixSelect {...props} value={value} prompt={prompt} />
      ) : (
        <div className="relative">
          <select
            ref={native}
            id={id}
            name={name}
            defaultValue={initial}
            disabled={busy}
            required={field.html.required}
            {...described(props)}
            className="control appearance-none pr-10"
          >
            <option value="">{prompt}</option>
            {field.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            strokeWidth={1.5}
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
            aria-hidden="true"
          />
        </div>
      )}
    </FieldFrame>
  )
}

function RadixSelect(props: ChoiceFieldProps & { value: string }) {
  const { id, name, field, value, prompt } = props
  const { busy, choose } = useForm()
  // Radix leaves its hidden native select on the first option when it is given a value that is none of them.
  const chosen = field.options?.find((option) => option.value === value)
  const shown = chosen?.value ?? ''
  const trigger = useRef<HTMLButtonElement>(null)
  const container = useTopContainer(trigger)
  return (
    <Select.Root name={name} value={shown} onValueChange={(next) => choose(name, next)} disabled={busy}>
      <Select.Trigger
        ref={trigger}
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        {...described(props)}
        className="control flex items-center justify-between gap-3 text-left data-[placeholder]:text-muted"
      >
        {/* An element for each value, which React replaces as a whole: a browser may have translated its text. */}
        <Select.Value placeholder={<span>{prompt}</span>}>
          <span key={shown}>{chosen?.label}</span>
        </Select.Value>
        <Select.Icon>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal container={container}>
        <Select.Content
          position="popper"
          sideOffset={4}
          className="menu-list"
          style={{ width: 'var(--radix-select-trigger-width)' }}
        >
          <Select.Viewport className="p-1.5">
            {field.options?.map((option) => (
              <Select.Item key={option.value} value={option.value} className="menu-item">
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Check size={16} strokeWidth={2} aria-hidden="true" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}
