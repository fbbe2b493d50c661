import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { routes } from '../../contract/routes.ts'
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx'

interface QuoteLinkProps {
  /** The service chosen in the dialog (specification 3.1.5). */
  service?: string
  /** A sounding's query: without script it stands in the form's message. */
  sounding?: string
  onClick?: () => void
  look?: ButtonLook
  small?: boolean
  icon?: LucideIcon
  className?: string
  children: ReactNode
}

/** Opens the quote dialog; without script it leads to the form's own page. */
export function QuoteLink({ service, sounding, children, ...look }: QuoteLinkProps) {
  return (
    <ButtonLink
      {...look}
      href={routes.form('quote', service, sounding)}
      data-opens="quote"
      data-choose={service}
      aria-haspopup="dialog"
    >
      {children}
    </ButtonLink>
  )
}
