import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Form } from '../../contract/form.ts'
import { Button } from '../ui/Button.tsx'

interface FormFootProps {
  words: Pick<Form['words'], 'submit' | 'busy'>
  busy: boolean
  /** Part of the files that has been uploaded, 0 to 1. */
  progress?: number
  /** How many fields have a problem. */
  left: number
  /** Whether the answers came back from this device. */
  restored: boolean
  note?: ReactNode
  /** By when an answer comes; stands over the button. */
  due?: ReactNode
  onCancel(): void
  onClear(): void
}

/** The button that sends, how far sending is, and what becomes of the answers. */
export function FormFoot({ words, busy, progress, left, restored, note, due, onCancel, onClear }: FormFootProps) {
  return (
    <div className="form-foot mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      {due && <p className="form-due w-full">{due}</p>}
      <span className="send max-sm:w-full">
        <Button
          type="submit"
          disabled={busy}
          className={busy ? 'w-full [&>svg]:invisible' : 'w-full'}
          icon={ArrowRight}
        >
          <span className="send-words" data-idle={words.submit}>
            <span>{busy ? words.busy : words.submit}</span>
          </span>
        </Button>
        {/* A line along the button's foot: as long as the part of the files that has left, or travelling where there are none. */}
        {busy && progress === undefined && <span className="send-line" aria-hidden="true" />}
        {busy && progress !== undefined && (
          <progress value={progress} max={1} aria-label="Upload" className="send-line" />
        )}
      </span>
      {busy && progress !== undefined && (
        <p className="flex items-center gap-4">
          <span className="mono w-12">{`${Math.round(progress * 100)}%`}</span>
          {progress === 1 && <span className="text-small">All of it has left. Waiting for our answer.</span>}
          {/* What the server has is sent, whether the browser waits for its answer or not. */}
          {progress < 1 && (
            <button type="button" className="link min-h-11" onClick={onCancel}>
              Cancel
            </button>
          )}
        </p>
      )}
      {note && (
        <p className="min-w-48 flex-1 text-small text-muted">
          {left > 0 && (
            <span className="block font-medium text-alarm">
              {left === 1 ? 'One answer left to put right.' : `${left} answers left to put right.`}
            </span>
          )}
          <span>{note}</span>
        </p>
      )}
      {!busy && restored && (
        <p className="w-full text-small text-muted">
          We kept what you typed on this device.{' '}
          <button type="button" className="link min-h-6" onClick={onClear}>
            Clear it
          </button>
        </p>
      )}
    </div>
  )
}
