import { routes } from '../../contract/routes.ts'
import { company } from '../brand/company.ts'

/** The footer of a page that belongs to one visitor: no menus, no newsletter. */
export function BareFooter() {
  return (
    <footer data-tone="ink">
      <div className="chart-strip" />
      <div className="page flex flex-wrap justify-between gap-x-10 gap-y-3 py-10 text-small text-muted-deep">
        <p>
          {company.name}, {company.address.line}
        </p>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <a className="hover:underline" href={routes.privacy()}>
            Privacy Policy
          </a>
          <a className="hover:underline" href={routes.terms()}>
            Terms Of Service
          </a>
          <a className="hover:underline" href={`mailto:${company.mail.quotes}`}>
            {company.mail.quotes}
          </a>
        </p>
      </div>
    </footer>
  )
}
