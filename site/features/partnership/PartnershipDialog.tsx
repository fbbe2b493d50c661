import type { ReactNode } from 'react'
import { replyTime } from '../../../contract/promise.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

/** Opened by `data-opens="partnership"`; the page puts the form's island into it. */
export function PartnershipDialog({ children }: { children?: ReactNode }) {
  return (
    <FormDialog
      name="partnership"
      title="Apply for Partnership"
      lead="Tell us whom you serve and what they ask you for. Four short answers are enough; the rest helps us to answer well."
      promise={`Reply within ${replyTime('partnership')}`}
      steps={[
        { title: 'Right away', text: 'A reference and a private page that shows where your application stands.' },
        {
          title: `Within ${replyTime('partnership')}`,
          text: 'A person answers: yes, no, or the one question in between.',
        },
        { title: 'If yes', text: 'A call of half an hour, and the terms on one page before you refer anybody.' },
      ]}
    >
      {children}
    </FormDialog>
  )
}
