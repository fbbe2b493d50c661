import type { ReactNode } from 'react'
import { quote } from '../../contract/forms/quote.ts'
import { toldPromise } from '../../contract/promise.ts'
import { FormDialog } from '../ui/FormDialog.tsx'

/** 'Get Your Free Quote' (specification 12.1.1), on every page. */
export function QuoteDialog({ children }: { children?: ReactNode }) {
  return (
    <FormDialog name="quote" {...quote.page} promise={toldPromise('quote')} from="an engineer">
      {children}
    </FormDialog>
  )
}
