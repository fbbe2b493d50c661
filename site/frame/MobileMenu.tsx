import { ArrowRight, X } from 'lucide-react'
import { routes } from '../../contract/routes.ts'
import { company } from '../brand/company.ts'
import { Mark } from '../brand/Mark.tsx'
import { FOOTER_LINKS, HEADER_LINKS, isCurrent, navigation, serviceOf } from '../brand/navigation.ts'
import { QuoteLink } from '../brand/QuoteLink.tsx'

/**
 * The menu of narrow screens: a popover, so it opens and closes without script. "Services" leads to the home page's
 * section (specification 3.3.2; from other pages to `/#services`).
 */
export function MobileMenu({ path }: { path: string }) {
  const links = HEADER_LINKS.map((link) => (link.href === routes.services() ? { ...link, href: '/#services' } : link))
  const legal = FOOTER_LINKS.filter((link) => link.href === routes.privacy() || link.href === routes.terms())
  return (
    <div id="menu" popover="auto" data-tone="ink" className="mobile-menu" role="dialog" aria-label="Menu">
      <div className="flex min-h-dvh flex-col px-gutter pt-4 pb-6">
        <div className="flex items-center justify-between">
          <span className="inline-flex items-center gap-3 font-display text-[1.5rem] font-medium tracking-[-0.03em]">
            <Mark className="h-9 w-auto" lit />
            {company.name}
          </span>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="grid size-12 place-items-center rounded-full border border-line-deep"
          >
            <span className="sr-only">Close menu</span>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu" className="my-auto py-8">
          <ul>
            {links.map((link) => (
              <li key={link.href} className="border-b border-line-deep">
                <a
                  href={link.href}
                  aria-current={isCurrent(link.href, path) ? 'page' : undefined}
                  className="flex min-h-14 items-center font-display text-[1.75rem] tracking-[-0.03em] no-underline aria-[current]:text-signal"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mb-4 flex gap-6 text-small text-muted-deep">
          {legal.map((link) => (
            <a key={link.href} href={link.href} className="link inline-flex min-h-6 items-center">
              {link.label}
            </a>
          ))}
        </p>
        <QuoteLink
          service={serviceOf(path)}
          className="w-full justify-between"
          icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}
        >
          {navigation.header.action}
        </QuoteLink>
      </div>
    </div>
  )
}
