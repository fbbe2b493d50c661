import { routes } from '../../contract/routes.ts'
import { ButtonLink, type Look } from '../ui/Button.tsx'

interface QuoteLinkProps extends Look {
  /** The service chosen in the dialog (specification 3.1.5). */
  service?: string
  /** A sounding's query: without script it stands in the form's message. */
  sounding?: string
  onClick?: () => void
  className?: string
}

/** Opens the quote dialog; without script it leads to the form's own page. */
export function QuoteLink({ service, sounding, children, ...look }: QuoteLinkProps) {
  return (
    <ButtonLink
      {...look}
      href={routes.form('quote', service, sounding)}
      data-opens="quote"
      data-choose={service}
      data-sounding={sounding}
      aria-haspopup="dialog"
    >
      {children}
    </ButtonLink>
  )
}
