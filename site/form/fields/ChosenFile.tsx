import { FileText } from 'lucide-react'
import { megabytes } from '../../../contract/fields/upload.ts'
import { ASIDE } from '../../../contract/form.ts'
import type { StagedUpload } from '../../../contract/page.ts'

interface ChosenFileProps {
  file: File
  busy: boolean
  /** Part of it that has been uploaded, 0 to 1, while it is sent alone. */
  part?: number
  onRemove(): void
}

/** A file that goes with the next send. */
export function ChosenFile({ file, busy, part, onRemove }: ChosenFileProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 not-first:border-t not-first:border-line">
      <FileText size={20} strokeWidth={1.5} className="shrink-0 text-sea" aria-hidden="true" />
      <div className="min-w-0 flex-[1_1_7rem] leading-snug">
        <p dir="auto" className="line-clamp-6 font-medium wrap-anywhere sm:line-clamp-3">
          {file.name}
        </p>
        {part !== undefined && <span className="file-part" style={{ '--part': part }} aria-hidden="true" />}
        <p className="mt-0.5 text-small text-muted">
          {part === undefined
            ? `${megabytes(file.size)}, ready to send`
            : `${megabytes(file.size * part)} of ${megabytes(file.size)}`}
        </p>
      </div>
      <button
        type="button"
        disabled={busy}
        onClick={onRemove}
        className="link min-h-11 font-medium"
        aria-label={`Remove ${file.name}`}
      >
        Remove
      </button>
    </div>
  )
}

/** A file of an attempt that came back. The server has it; unticking it leaves it out. */
export function StagedFile({ token, name, size }: StagedUpload) {
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3">
      <input type="checkbox" name={ASIDE.kept} value={token} defaultChecked className="size-5" />
      <span dir="auto" className="line-clamp-6 min-w-0 flex-[1_1_7rem] font-medium wrap-anywhere sm:line-clamp-3">
        {name}
      </span>
      <span className="shrink-0 text-small text-muted">{`${megabytes(size)}, already here`}</span>
    </label>
  )
}
