import type { ReactNode } from 'react'
import { SERVICES } from '../../contract/catalogue.ts'
import { routes } from '../../contract/routes.ts'
import { company } from '../brand/company.ts'
import { Mark } from '../brand/Mark.tsx'
import { FOOTER_LINKS, type NavigationLink, navigation } from '../brand/navigation.ts'
import { SocialIcon } from '../brand/SocialIcon.tsx'
import { ThisPage } from './ThisPage.tsx'

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
      <div className="page footer-grid grid gap-x-5 gap-y-8 pt-12 pb-8 lg:gap-12 lg:pt-20 lg:pb-16">
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-3.5 font-display text-[1.875rem] font-medium tracking-[-0.03em]">
            <Mark className="h-10 w-auto" />
            {company.name}
          </p>
          <p className="mt-4 max-w-88 text-muted-deep">{footer.about}</p>
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
          links={SERVICES.map(({ id, name }) => ({ label: name, href: routes.service(id) }))}
        />
        <Links title={footer.company} links={FOOTER_LINKS} />
        <address className="border-line-deep text-small not-italic max-lg:col-span-full max-lg:columns-[2_16rem] max-lg:gap-x-5 max-lg:border-t max-lg:pt-6">
          <p className="text-muted-deep">{footer.reach}</p>
          <a className="mt-2 flex min-h-8 items-center text-h4 tracking-[-0.02em]" href={`tel:${company.phone.e164}`}>
            {company.phone.display}
          </a>
          <p className="text-muted-deep">{company.hours.line}</p>
          <Mail note={footer.quotesLabel} address={company.mail.quotes} />
          <Mail note={footer.careersLabel} address={company.mail.careers} />
          <p className="mt-3">{company.address.line}</p>
        </address>
      </div>
      <ThisPage />
      <div className="page">
        <div className="footer-row grid items-center gap-6 border-t border-line-deep py-7 lg:gap-12 lg:py-10">
          <p className="font-display text-[1.625rem] leading-snug tracking-[-0.03em] text-balance">
            {footer.newsletter.heading}
          </p>
          <div className="max-w-140">{children}</div>
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line-deep pt-6 pb-8 text-small text-muted-deep">
          <p>
            © {year} {company.name}, {company.address.line}
          </p>
          <p>{footer.replies}</p>
          <p>
            <CalmSwitch />
          </p>
        </div>
      </div>
      <div className="page @container overflow-clip">
        <p
          aria-hidden="true"
          className="footer-name"
          data-name={company.name}
          // The name fills the line, however long it is.
          style={{ fontSize: `calc(203cqw / ${company.name.length})` }}
        />
      </div>
    </footer>
  )
}

function Links({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <p className="text-small text-muted-deep">{title}</p>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="inline-flex min-h-8 items-center leading-heading py-1 hover:underline">
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
    <p className="mt-3 break-inside-avoid">
      <a className="inline-flex min-h-6 items-center hover:underline" href={`mailto:${address}`}>
        {address}
      </a>
      <span className="block text-muted-deep">{note}</span>
    </p>
  )
}

/** One control for all motion, in words, at the end of every page (specification 14.1.3); works through shell.ts. */
function CalmSwitch() {
  return (
    <button type="button" data-calm-switch="" data-needs-script="" className="link min-h-6">
      <span className="when-moving">Pause all motion</span>
      <span className="when-calm">Let things move</span>
    </button>
  )
}
