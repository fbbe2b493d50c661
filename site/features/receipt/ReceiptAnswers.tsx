import { Download, FileText, Hourglass, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { megabytes } from '../../../contract/fields/upload.ts'
import { lockedInWords, type Receipt, type ReceiptFile } from '../../../contract/receipt.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'

/** What was sent and added, word for word, and the files as downloads. */
export function ReceiptAnswers({ receipt, timeZone }: { receipt: Receipt; timeZone: string }) {
  const moment = (instant: string) => momentInWords(momentOf(Date.parse(instant), timeZone))
  return (
    <section aria-labelledby="sent-title" data-part="sent">
      <h2 id="sent-title">What you sent</h2>
      <dl className="mt-8 border-t border-ink">
        {receipt.answers.map(({ label, value }) => (
          <Row key={label} label={label} short={value.length < 23}>
            {value || 'Not given'}
          </Row>
        ))}
        {receipt.notes.map(({ text, at }) => (
          <Row key={`${at} ${text}`} label={`Added ${moment(at)}`}>
            {text}
          </Row>
        ))}
        {receipt.files.map((file) => (
          <Row key={file.position} label="File">
            <ReceiptFileLink file={file} added={file.addedAt && moment(file.addedAt)} />
          </Row>
        ))}
      </dl>
    </section>
  )
}

function Row({ label, short, children }: { label: string; short?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[13rem_1fr] sm:py-4 ${short ? 'grid-cols-[8.5rem_1fr]' : ''}`}
    >
      <dt className="text-muted">{label}</dt>
      <dd dir="auto" className="min-w-0 break-words whitespace-pre-wrap">
        {children}
      </dd>
    </div>
  )
}

interface FileProps {
  file: ReceiptFile
  added: string | undefined
}

/** A file as a download, or why it cannot be opened. */
export function ReceiptFileLink({ file, added }: FileProps) {
  if (file.locked) return <LockedFile file={file} added={added} />
  return (
    <a
      href={file.path}
      className="flex items-center gap-4 rounded-sm border border-muted/60 bg-white px-4 py-3.5 no-underline hover:border-ink"
    >
      <FileText size={22} strokeWidth={1.5} className="shrink-0 text-sea" aria-hidden="true" />
      <FileFacts file={file} added={added} />
      <Download size={20} strokeWidth={1.5} className="shrink-0" aria-hidden="true" />
      <span className="sr-only">Download</span>
    </a>
  )
}

/** A file that the virus scanner holds back: what it is, and why it cannot be opened. */
function LockedFile({ file, added }: FileProps) {
  const isInfected = file.locked === 'infected'
  const Icon = isInfected ? ShieldAlert : Hourglass
  return (
    <div
      className={`flex items-start gap-4 rounded-sm border px-4 py-3.5 ${isInfected ? 'border-alarm' : 'border-dashed border-muted'}`}
      data-locked={file.locked}
    >
      <Icon
        size={22}
        strokeWidth={1.5}
        className={`mt-1 shrink-0 ${isInfected ? 'text-alarm' : 'text-muted'}`}
        aria-hidden="true"
      />
      <div className="min-w-0 grow">
        <FileFacts file={file} added={added} />
        <p className="mt-2 text-small break-words">{lockedInWords(file)}</p>
      </div>
    </div>
  )
}

function FileFacts({ file, added }: FileProps) {
  return (
    <span className="block min-w-0 grow leading-label">
      <span dir="auto" className="block wrap-anywhere font-medium">
        {file.name}
      </span>
      <span className="mono block text-muted">
        {file.kind.toUpperCase()} · {megabytes(file.bytes)}
        {added && ` · added ${added}`}
      </span>
    </span>
  )
}
