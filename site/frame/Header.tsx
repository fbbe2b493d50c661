import { ChevronDown, Menu } from 'lucide-react'
import { routes } from '../../contract/routes.ts'
import { company } from '../brand/company.ts'
import { Mark } from '../brand/Mark.tsx'
import { HEADER_LINKS, isCurrent, navigation, serviceOf } from '../brand/navigation.ts'
import { QuoteLink } from '../brand/QuoteLink.tsx'
import { MegaMenu } from './MegaMenu.tsx'

/** What lies behind the header before the page is scrolled: dark, light, or the home page's paper-and-ink split. */
export type HeaderGround = 'dark' | 'light' | 'split'

const ITEM = 'header-link relative inline-flex min-h-11 items-center px-1 text-[0.9375rem] no-underline'

interface HeaderProps {
  path: string
  ground: HeaderGround
  /** Whether an orange button stands in the page's first screen. */
  action: boolean
}

/** Specification 3.1: fixed; past 100 px it turns solid and lower (shell.ts sets `data-scrolled`). */
export function Header({ path, ground, action }: HeaderProps) {
  return (
    <header
      id="header"
      data-ground={ground}
      data-action={action ? 'near' : undefined}
      className="site-header fixed inset-x-0 top-0 z-40"
    >
      <div className="page flex items-center justify-between gap-[min(1.5rem,6vw)]">
        <a
          href="/"
          className="header-brand inline-flex min-h-11 items-center gap-3 no-underline"
          aria-label={`${company.name}, home`}
        >
          <Mark className="h-9 w-auto shrink-0" lit={ground === 'dark'} />
          <span className="font-display text-[min(1.5rem,8vw)] leading-[1.1] font-medium tracking-[-0.03em]">
            {company.name}
          </span>
        </a>
        <nav aria-label="Main" className="hidden flex-wrap items-center justify-end gap-x-5 lg:flex xl:gap-x-7">
          {HEADER_LINKS.map(({ label, href }) => {
            const link = (
              <a key={href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined} className={ITEM}>
                {label}
              </a>
            )
            if (href !== routes.services()) return link
            return (
              <div key={href} className="mega" data-mega="">
                {link}
                <button
                  type="button"
                  className="mega-toggle grid size-6 place-items-center"
                  data-tooltip=""
                  aria-expanded="false"
                  aria-controls="mega-menu"
                >
                  <span className="sr-only">{navigation.menu.toggle}</span>
                  <ChevronDown size={15} strokeWidth={1.5} />
                </button>
                <MegaMenu path={path} />
              </div>
            )
          })}
          <QuoteLink service={serviceOf(path)} look="outline" small className="header-quote ml-1">
            {navigation.header.action}
          </QuoteLink>
        </nav>
        <button
          type="button"
          popoverTarget="menu"
          data-tooltip=""
          className="header-menu grid size-12 shrink-0 place-items-center rounded-full border lg:hidden"
        >
          <span className="sr-only">Open menu</span>
          <Menu size={20} strokeWidth={1.5} />
        </button>
      </div>
    </header>
  )
}
