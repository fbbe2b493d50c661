import { Trash2 } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { URL_MAX, WORDS_MAX } from '../../contract/desk/newsletter.ts'
import { goTo, hrefOf } from '../app/address.ts'
import { addToast } from '../app/toasts.ts'
import { Dialog, Ends } from '../ui/Dialog.tsx'
import { BeforeItGoes } from './BeforeItGoes.tsx'
import { changeDraft, type Draft, isBlank, keyOf, removeDraft } from './draft-store.ts'
import { Formatting } from './Formatting.tsx'
import { Source } from './Source.tsx'
import { StartFrom } from './StartFrom.tsx'
import { StepBar } from './StepBar.tsx'

/** Writes an issue. Every key press is stored in this browser. */
export function Editor({ draft, newsletter, source }: ComponentProps<typeof BeforeItGoes>) {
  const text = useRef<HTMLTextAreaElement>(null)
  const change = (part: Partial<Draft>) => changeDraft(draft.id, part)
  const key = keyOf(draft)
  const [isRemoving, setRemoving] = useState(false)

  function remove() {
    removeDraft(draft.id)
    addToast({ text: 'Draft removed' })
    goTo(hrefOf({ view: 'newsletter' }), { replace: true })
  }

  return (
    <section className="editor" aria-label="Draft">
      <StepBar />
      <div className="grid gap-2 px-5 pt-3 pb-2 max-sm:px-3">
        <label className="grid gap-1 text-(--quiet) text-mono">
          Subject
          <input
            className="field font-display text-body font-medium leading-snug tracking-text max-sm:text-body"
            dir="auto"
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </label>
        <label className="grid gap-1 text-(--quiet) text-mono">
          First words in the mailbox
          <input
            className="field plain font-text text-label font-normal leading-label tracking-[0] max-sm:text-body"
            dir="auto"
            value={draft.preview}
            placeholder="Without them the subject stands there again"
            onChange={({ target }) => change({ preview: target.value })}
          />
        </label>
        {key !== '' && (
          <p className="quiet text-mono wrap-anywhere">
            Sent once under the name <code>{key}</code>
          </p>
        )}
        <FigureAndButton draft={draft} onChange={change} />
      </div>
      <div className="editor-tools flex items-center gap-2 px-5 py-1 border-y border-(--rule) bg-(--panel) max-sm:px-3 max-sm:flex-wrap">
        <Formatting field={text} />
        <StartFrom articles={newsletter.articles} label="From an article" draft={draft} />
        <button
          type="button"
          className="button bare"
          aria-label="Remove the draft"
          title="Remove the draft"
          onClick={() => (isBlank(draft) ? remove() : setRemoving(true))}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <Source ref={text} value={draft.markdown} onChange={(markdown) => change({ markdown })} />
      <BeforeItGoes draft={draft} newsletter={newsletter} source={source} />
      {isRemoving && (
        <Dialog title="Remove this draft?" onClose={() => setRemoving(false)}>
          <p>It is stored in this browser alone, and nobody can bring it back.</p>
          <Ends leave="Keep it" onClose={() => setRemoving(false)}>
            <button type="button" className="button danger" onClick={remove}>
              Remove
            </button>
          </Ends>
        </Dialog>
      )}
    </section>
  )
}

const FIELDS = [
  ['large', 'Figure'],
  ['small', 'set low'],
  ['words', 'Its sentence'],
  ['label', 'Button'],
  ['url', 'Its address'],
] as const

/** What an issue may have beside its text: one figure as a sounding above it, and a button below. */
function FigureAndButton({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
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
