import { Check } from 'lucide-react'
import type { FieldMark } from './field-marks.ts'

interface FieldMarksProps {
  marks: readonly FieldMark[]
  /** Part of every field's id. */
  place: string
}

const SAID = { open: 'not sent yet', good: 'holds', wrong: 'to put right' }

/** The form as one line with a mark for each answer; each leads to its field. Made by the server, without script. */
export function FieldMarks({ marks, place }: FieldMarksProps) {
  const good = marks.filter(({ state }) => state === 'good').length
  return (
    <nav aria-label="Answers" className="field-marks">
      <ol className="max-lg:-mx-2.75">
        {marks.map(({ name, label, state, note }) => (
          <li key={name} data-state={state}>
            {/* To its label: a file's own control stands elsewhere once its script is awake. */}
            <a href={`#${place}-${name}-label`}>
              <i aria-hidden="true">
                {state === 'good' ? <Check size={13} strokeWidth={2.5} /> : state === 'wrong' && '!'}
              </i>
              <span className="field-mark-label max-lg:sr-only">{label}</span>
              <span className="sr-only">{`, ${SAID[state]}`}</span>
              {note && <span className="mono max-lg:sr-only">{note}</span>}
            </a>
          </li>
        ))}
      </ol>
      {good > 0 && <p className="mono">{`${good} of ${marks.length} answers hold`}</p>}
    </nav>
  )
}
