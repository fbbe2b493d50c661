import { Download, Printer, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { hoursInWords } from '../../../contract/time/business-hours.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmailAddress } from '../../ui/EmailAddress.tsx'
import { emailAbout } from './ReceiptAddition.tsx'
import type { ReceiptHeadProps } from './ReceiptHead.tsx'

type ReceiptSideProps = ReceiptHeadProps & { copyPath: string; erasePath: string }

/** What a visitor may do with a request: keep a copy, call about it, and erase it. */
export function ReceiptSide({ receipt, copyPath, erasePath, company, now }: ReceiptSideProps) {
  const { phone } = company
  return (
    <aside className="grid content-start gap-8" data-no-print="">
      <Part title="Keep a copy" text="Everything on this page as one ZIP file, with your attachments.">
        <p className="grid gap-3">
          <ButtonLink look="ink" icon={Download} href={copyPath} download>
            Download your copy
          </ButtonLink>
          <Button look="outline" icon={Printer} data-needs-script="" data-print="">
            Print this page
          </Button>
        </p>
      </Part>
      <Part title="By email or telephone" text={`Put [${receipt.reference}] in the subject, or name it when you call.`}>
        <a href={emailAbout(receipt)} className="link mb-3 block w-fit wrap-anywhere">
          <EmailAddress of={receipt.deskMail} />
        </a>
        <a href={`tel:${phone.e164}`} className="font-display text-h4 no-underline hover:underline">
          {phone.display}
        </a>
        <p className="text-small text-muted">{hoursInWords(company, now)}</p>
      </Part>
      <Part
        title="Erase this request"
        text={`Deletes what you sent and its files from our server. We can then no longer answer it. Otherwise it is erased after ${receipt.keptMonths} months.`}
      >
        <details className="erase">
          <summary className="inline-flex min-h-11 items-center gap-2.5 rounded-sm border border-alarm px-5 text-[0.9375rem] font-medium text-alarm">
            <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" /> Erase…
          </summary>
          <form action={erasePath} method="post" className="mt-4 border-l-4 border-alarm pl-4">
            <p className="mb-3 text-small">
              This cannot be undone. Emails that have already left stay in their mailboxes.
            </p>
            <Button type="submit" look="ink" small>
              Erase {receipt.reference} for good
            </Button>
          </form>
        </details>
      </Part>
    </aside>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-b border-line pb-8 last:border-0">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-2 mb-4 max-w-[21rem] text-small leading-body text-muted">{text}</p>
      {children}
    </section>
  )
}
