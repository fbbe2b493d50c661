import { Download, FileText } from 'lucide-react'
import type { Receipt } from '../../../contract/receipt.ts'
import { megabytes } from '../../../contract/upload.ts'

/** What was sent, word for word, and the files as downloads. */
export function ReceiptAnswers({ receipt }: { receipt: Receipt }) {
  return (
    <section aria-labelledby="sent-title">
      <h2 id="sent-title">What you sent</h2>
      <dl className="mt-8 border-t border-ink">
        {receipt.answers.map(({ label, value }) => (
          <div key={label} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">{value || 'Not given'}</dd>
          </div>
        ))}
        {receipt.files.map((file) => (
          <div key={file.path} className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_1fr]">
            <dt className="text-muted">File</dt>
            <dd>
              <a
                href={file.path}
                className="flex items-center gap-4 rounded-sm border border-muted/60 bg-white px-4 py-3.5 no-underline hover:border-ink"
              >
                <FileText size={22} strokeWidth={1.5} className="shrink-0 text-sea" aria-hidden="true" />
                <span className="min-w-0 grow leading-snug">
                  <span className="block truncate font-medium">{file.name}</span>
                  <span className="mono text-muted">
                    {file.kind.toUpperCase()} · {megabytes(file.bytes)}
                  </span>
                </span>
                <Download size={20} strokeWidth={1.5} aria-hidden="true" />
                <span className="sr-only">Download</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
