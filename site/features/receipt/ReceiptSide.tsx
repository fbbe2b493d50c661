import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Company } from '../../../contract/company.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** What a visitor may do with a request: keep a copy, add to it, and know when it is erased. */
export function ReceiptSide({ receipt, copyPath, company }: { receipt: Receipt; copyPath: string; company: Company }) {
  const { phone, hours, mail } = company
  const desk = receipt.form === 'career' || receipt.form === 'internship' ? mail.careers : mail.quotes
  return (
    <aside className="grid content-start gap-8" data-no-print="">
      <Part title="Keep a copy" text="Everything on this page as one file; attachments by their own links.">
        <ButtonLink look="ink" href={copyPath} download>
          <Download size={18} strokeWidth={1.5} aria-hidden="true" /> Download your copy
        </ButtonLink>
      </Part>
      <Part title="Something to add?" text="Reply to our confirmation email, or call and give the reference.">
        <a href={`tel:${phone.e164}`} className="font-display text-h4 no-underline hover:underline">
          {phone.display}
        </a>
        <p className="text-small text-muted">{hours.long}</p>
      </Part>
      <Part
        title="How long we keep it"
        text={`Left alone, it is erased after ${receipt.keptMonths} months. To have it erased sooner, write to us and give the reference.`}
      >
        <a
          href={`mailto:${desk}?subject=${encodeURIComponent(`Erase ${receipt.reference}`)}`}
          className="link inline-flex min-h-6 items-center"
        >
          {desk}
        </a>
      </Part>
    </aside>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-b border-line pb-8 last:border-0">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-2 mb-4 max-w-[21rem] text-small leading-relaxed text-muted">{text}</p>
      {children}
    </section>
  )
}
