import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldProps } from '../form-context.ts'
import { usePlaced } from '../placement.ts'

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'name' | 'field' | 'problem'> {
  className?: string
  children: ReactNode
}

/** A field with its label and hint above and its problem below. */
export function FieldFrame({ id, name, field, problem, className = '', children }: FieldFrameProps) {
  usePlaced(name)
  const note = field.hint ?? (field.html.required || field.label.includes('*') ? undefined : 'optional')
  return (
    <div className={`field ${className}`} data-field={name} data-wrong={problem ? '' : undefined}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label id={`${id}-label`} htmlFor={id} className="font-medium text-balance">
          {field.label}
        </label>
        {note && (
          <span id={`${id}-hint`} className="text-small text-muted">
            {field.hint && !field.html.required && !field.hint.startsWith('optional')
              ? `optional, ${field.hint}`
              : note}
          </span>
        )}
      </div>
      {children}
      {problem && (
        <p id={`${id}-problem`} className="mt-2 flex items-start gap-2 text-small font-medium text-alarm">
          <CircleAlert size={17} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  )
}

/** The attributes that tie a control to its label, hint and problem. */
export function described({ id, field, problem }: Pick<FieldProps, 'id' | 'field' | 'problem'>) {
  const hasNote = field.hint !== undefined || !field.html.required
  const ids = [problem && `${id}-problem`, hasNote && !field.label.includes('*') && `${id}-hint`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-required': field.html.required || undefined,
  } as const
}
