import { ArrowRight, ChevronDown, Phone, X } from 'lucide-react'
import { routes } from '../../contract/routes.ts'
import { company } from '../brand/company.ts'
import { Mark } from '../brand/Mark.tsx'
import { FOOTER_LINKS, HEADER_LINKS, isCurrent, navigation, SERVICE_COLUMNS, serviceOf } from '../brand/navigation.ts'
import { QuoteLink } from '../brand/QuoteLink.tsx'

/**
 * The menu of narrow screens: a popover, so it opens and closes without script. "Services" leads to the home page's
 * section (specification 3.3.2; from other pages to `/#services`, from the listing to itself); the arrow beside it opens the list in place.
 */
export function MobileMenu({ path }: { path: string }) {
  const legal = FOOTER_LINKS.filter((link) => link.href === routes.privacy() || link.href === routes.terms())
  return (
    <div id="menu" popover="auto" data-tone="ink" className="mobile-menu" role="dialog" aria-label="Menu">
      <div className="mobile-menu-body">
        <div className="flex items-center justify-between gap-4">
          <span className="inline-flex items-center gap-3 font-display text-[1.5rem] leading-[1.1] font-medium tracking-[-0.03em]">
            <Mark className="h-9 w-auto shrink-0" lit />
            {company.name}
          </span>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            data-tooltip=""
            className="grid size-12 shrink-0 place-items-center rounded-full border border-line-deep"
          >
            <span className="sr-only">Close menu</span>
            <X size={20} strokeWidth={1.5} />
          </button>
        </div>
        <nav aria-label="Menu" className="mobile-menu-links">
          <ul>
            {HEADER_LINKS.map(({ label, href }) => {
              const isServices = href === routes.services()
              const leadsHome = isServices && path !== routes.services()
              return (
                <li key={href}>
                  <a href={leadsHome ? '/#services' : href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
                    {label}
                  </a>
                  {isServices && (
                    <details>
                      <summary>
                        <span className="sr-only">{navigation.menu.toggle}</span>
                        <ChevronDown size={20} strokeWidth={1.5} />
                      </summary>
                      <div>
                        {SERVICE_COLUMNS.map(({ short, items }) => (
                          <div key={short}>
                            <p className="mono">{short}</p>
                            <ul>
                              {items.map(({ label, short: brief = label, href }) => (
                                <li key={href}>
                                  <a href={href} aria-label={spoken(label, brief)}>
                                    {brief.replace(UNDERSTOOD, '')}
                                  </a>
                                </li>
                              ))}
                            </ul>
                          </div>
                        ))}
                      </div>
                    </details>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        <p className="mobile-menu-foot">
          <a href={`tel:${company.phone.e164}`}>
            <Phone size={16} strokeWidth={1.5} />
            {company.phone.display}
          </a>
          {legal.map((link) => (
            <a key={link.href} href={link.href} className="link">
              {link.label.split(' ')[0]}
              <span className="sr-only"> {link.label.split(' ').slice(1).join(' ')}</span>
            </a>
          ))}
        </p>
        <QuoteLink service={serviceOf(path)} className="min-h-15 w-full shrink-0" icon={ArrowRight}>
          {navigation.header.action}
        </QuoteLink>
      </div>
    </div>
  )
}

/** A link is called by what is seen of it, and then by its whole name: whoever says "click AI" finds it. */
function spoken(label: string, brief: string): string {
  return label.startsWith(brief.replace(UNDERSTOOD, '')) ? label : `${brief}, ${label}`
}

/** Words that a column's heading makes clear; they are heard, not seen. */
const UNDERSTOOD = / (Development|Engineering|Services)$/
