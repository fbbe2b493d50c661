import type { ReactNode } from 'react'
import { SERVICES } from '../../contract/catalogue.ts'
import { routes } from '../../contract/routes.ts'
import { company } from '../brand/company.ts'
import { Mark } from '../brand/Mark.tsx'
import { FOOTER_LINKS, type NavigationLink, navigation } from '../brand/navigation.ts'
import { SocialIcon } from '../brand/SocialIcon.tsx'
import { CalmSwitch } from './CalmSwitch.tsx'

const { footer, socials } = navigation

interface FooterProps {
  year: number
  rail: boolean
  /** The newsletter box, which is an island and really subscribes (specification 3.4.4). */
  children?: ReactNode
}

/** Specification 3.4. */
export function Footer({ year, rail, children }: FooterProps) {
  return (
    <footer data-tone="ink" className="relative overflow-hidden">
      {!rail && <div className="chart-strip" />}
      <div className="page grid gap-x-8 gap-y-12 pt-20 pb-16 sm:grid-cols-2 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-5">
          <p className="flex items-center gap-3.5 font-display text-[1.875rem] font-medium tracking-[-0.03em]">
            <Mark className="h-10 w-auto" />
            {company.name}
          </p>
          <p className="mt-4 max-w-[29rem] text-muted-deep">{footer.about}</p>
          <ul className="mt-6 flex gap-3">
            {company.socials.map((social) => (
              <li key={social.name}>
                <a
                  href={social.url}
                  title={social.name}
                  data-tooltip={social.name}
                  aria-label={`${socials[social.name] ?? social.name} (${navigation.menu.newTabHint})`}
                  rel="noopener"
                  target="_blank"
                  className="grid size-11 place-items-center rounded-full border border-line-deep hover:bg-sheet hover:text-ink"
                >
                  <SocialIcon name={social.name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Links
          title={footer.services}
          className="lg:col-span-4"
          links={SERVICES.map(({ id, name }) => ({ label: name, href: routes.service(id) }))}
        />
        <Links title={footer.company} className="lg:col-span-3" links={FOOTER_LINKS} />
      </div>
      <div className="page">
        <div className="grid items-center gap-x-8 gap-y-6 border-y border-line-deep py-8 lg:grid-cols-12">
          <p className="font-display text-[1.625rem] leading-snug tracking-[-0.03em] text-balance lg:col-span-5">
            {footer.newsletter.heading}
          </p>
          <div className="lg:col-span-4">{children}</div>
          <address className="grid gap-x-8 gap-y-1 text-small not-italic lg:col-span-3">
            <a className="inline-flex min-h-6 items-center font-medium" href={`tel:${company.phone.e164}`}>
              {company.phone.display}
            </a>
            <Mail note={footer.quotesLabel} address={company.mail.quotes} />
            <Mail note={footer.careersLabel} address={company.mail.careers} />
            <span className="text-muted-deep">{company.address.line}</span>
          </address>
        </div>
      </div>
      <div className="page @container pt-10 pb-8">
        <p
          aria-hidden="true"
          className="footer-name"
          data-name={company.name}
          // The name fills the line, however long it is.
          style={{ fontSize: `calc(203cqw / ${company.name.length})` }}
        />
        <div className="mono mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 text-muted-deep">
          <p>
            © {year} {company.name}, {company.address.line}
          </p>
          <p>Depths in fathoms. Bottom: sand and shell.</p>
          <p>{footer.replies}</p>
          <p>
            <CalmSwitch />
          </p>
        </div>
      </div>
    </footer>
  )
}

function Links({ title, links, className }: { title: string; links: readonly NavigationLink[]; className: string }) {
  return (
    <nav aria-label={title} className={className}>
      <p className="mono text-muted-deep">{title}</p>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="inline-flex min-h-8 items-center no-underline hover:underline">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Mail({ note, address }: { note: string; address: string }) {
  return (
    <a className="inline-flex min-h-6 flex-col hover:underline" href={`mailto:${address}`}>
      {address}
      <span className="text-muted-deep">({note})</span>
    </a>
  )
}
