import type { ReactNode } from 'react'
import { replyTime } from '../../../contract/promise.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Holders } from './Holders.tsx'
import { HOLDERS_PLACE } from './TypeField.tsx'

/** Opened by `data-opens="partnership"`; the page puts the form's island into it. */
export function PartnershipDialog({ children }: { children?: ReactNode }) {
  return (
    <FormDialog
      name="partnership"
      title="Apply for Partnership"
      lead="Tell us whom you serve and what they ask you for. Four short answers are enough; the rest helps us to answer well."
      within={replyTime('partnership')}
      from="a person"
      aside={
        <div id={HOLDERS_PLACE}>
          <Holders />
        </div>
      }
    >
      {children}
    </FormDialog>
  )
}
