import { URL_MAX, WORDS_MAX } from '../../contract/desk/newsletter.ts'
import type { Draft } from './draft-store.ts'

const FIELDS = [
  ['large', 'Figure'],
  ['small', 'set low'],
  ['words', 'Its sentence'],
  ['label', 'Button'],
  ['url', 'Its address'],
] as const

/** What an issue may have beside its text: one figure as a sounding above it, and a button below. */
export function FigureAndButton({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const filled = FIELDS.filter(([key]) => draft[key] !== '').length
  return (
    <details>
      <summary className="min-h-6 text-mono cursor-pointer">
        Figure and button <span className="quiet">{filled === 0 ? 'none' : draft.label || draft.large}</span>
      </summary>
      <div className="grid [grid-template:auto_auto_/_80px_80px_minmax(0,1fr)] gap-2 py-1">
        {FIELDS.map(([key, label]) => (
          <label key={key} className={`grid gap-1 text-(--quiet) text-mono ${key === 'label' ? 'col-span-2' : ''}`}>
            {label}
            <input
              className="field plain font-text text-label font-normal leading-label tracking-[0] max-sm:text-body"
              dir="auto"
              value={draft[key]}
              maxLength={key === 'url' ? URL_MAX : WORDS_MAX}
              inputMode={key === 'url' ? 'url' : 'text'}
              onChange={({ target }) => onChange({ [key]: target.value })}
            />
          </label>
        ))}
      </div>
    </details>
  )
}
