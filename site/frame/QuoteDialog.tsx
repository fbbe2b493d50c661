import type { ReactNode } from 'react'
import { quote } from '../../contract/forms/quote.ts'
import { replyTime } from '../../contract/promise.ts'
import { FormDialog } from '../ui/FormDialog.tsx'

/** 'Get Your Free Quote' (specification 12.1.1), on every page. */
export function QuoteDialog({ children }: { children?: ReactNode }) {
  return (
    <FormDialog name="quote" {...quote.page} within={replyTime('quote')} from="an engineer">
      {children}
    </FormDialog>
  )
}
