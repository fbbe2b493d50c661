import { company } from '../brand/company.ts'
import { Mark } from '../brand/Mark.tsx'

/**
 * Stands on the first printed sheet in place of header and footer; a screen does not show it.
 *
 * @param address the page's whole address, or the site's host alone where the page's address is private.
 */
export function PrintHead({ address }: { address: string }) {
  const { name, phone, mail } = company
  return (
    <div className="print-head">
      <b>
        <Mark className="h-7 w-auto" />
        {name}
      </b>
      <span>{company.address.line}</span>
      <span>{phone.display}</span>
      <span>{mail.quotes}</span>
      <span className="print-address">{address}</span>
    </div>
  )
}
