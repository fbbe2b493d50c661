import { Download, FileText, Hourglass, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { megabytes } from '../../../contract/fields/upload.ts'
import { lockedInWords, type Receipt, type ReceiptFile } from '../../../contract/receipt.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'

/** What was sent and added, word for word, and the files as downloads. Beside our answer it is small, and long texts are folded. */
export function ReceiptAnswers({ receipt, timeZone }: { receipt: Receipt; timeZone: string }) {
  const moment = (instant: string) => momentInWords(momentOf(Date.parse(instant), timeZone))
  const isAside = receipt.letters.some(({ direction }) => direction === 'out')
  const texts = [
    ...receipt.answers.map(({ label, value }) => ({ label, text: value || 'Not given' })),
    ...receipt.notes.map(({ text, at }) => ({ label: `Added ${moment(at)}`, text })),
  ]
  const wide = isAside ? 'py-2.5 sm:grid-cols-[7rem_1fr]' : 'py-3 sm:grid-cols-[13rem_1fr] sm:py-4'
  return (
    <section aria-labelledby="sent-title" data-part="sent" className="min-w-0">
      <h2 id="sent-title" className={isAside ? 'text-h4' : undefined}>
        What you sent
      </h2>
      <dl className={isAside ? 'mt-4 border-t border-line text-small' : 'mt-8 border-t border-ink'}>
        {texts.map(({ label, text }) => (
          <Row key={label + text} label={label} columns={`${text.length < 23 ? 'grid-cols-[8.5rem_1fr]' : ''} ${wide}`}>
            {isAside && text.length > 200 ? <Folded text={text} /> : text}
          </Row>
        ))}
        {receipt.files.map((file) => (
          <Row key={file.position} label="File" columns={isAside ? 'py-2.5' : wide}>
            <ReceiptFileLink file={file} added={file.addedAt && moment(file.addedAt)} />
          </Row>
        ))}
      </dl>
    </section>
  )
}

function Row({ label, columns, children }: { label: string; columns: string; children: ReactNode }) {
  return (
    <div className={`grid gap-x-6 gap-y-1 border-b border-line ${columns}`}>
      <dt className="text-muted">{label}</dt>
      <dd dir="auto" className="min-w-0 break-words whitespace-pre-wrap">
        {children}
      </dd>
    </div>
  )
}

/** Three lines of a text, and all of it on asking. On paper it is whole. */
function Folded({ text }: { text: string }) {
  return (
    <>
      <p className="line-clamp-3 has-[+[open]]:line-clamp-none print:line-clamp-none">{text}</p>
      <details data-no-print="">
        <summary className="inline-flex py-2.5">
          <span className="link">All of it</span>
        </summary>
      </details>
    </>
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
