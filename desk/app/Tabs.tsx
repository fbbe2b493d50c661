import { ChartLine, type LucideIcon, MailX, Newspaper, Search, ShieldAlert, Waves } from 'lucide-react'
import { useOverview } from '../api/queries.ts'
import { hrefOf, type Place } from './address.ts'
import { Go } from './Go.tsx'

/** The navigation of a phone. */
export function Tabs({ place: { view, filter, reference, issue } }: { place: Place }) {
  const { data: overview } = useOverview()
  if ((reference && view !== 'figures') || issue) return null
  const isAside = view === 'inbox' && filter.status[0] === 'quarantined'
  const tabs: { label: string; icon: LucideIcon; to: Parameters<typeof hrefOf>[0]; on: boolean; count?: number }[] = [
    { label: 'Due', icon: Waves, to: {}, on: view === 'inbox' && !isAside },
    { label: 'Search', icon: Search, to: { view: 'search', filter: { sort: 'open' } }, on: view === 'search' },
    { label: 'Aside', icon: ShieldAlert, to: { filter: { status: ['quarantined'], sort: 'received' } }, on: isAside },
    { label: 'Emails', icon: MailX, to: { view: 'emails' }, on: view === 'emails', count: overview?.failedEmails },
    { label: 'Figures', icon: ChartLine, to: { view: 'figures' }, on: view === 'figures' },
    { label: 'Issues', icon: Newspaper, to: { view: 'newsletter' }, on: ['newsletter', 'subscribers'].includes(view) },
  ]
  return (
    <nav
      className="tabs hidden max-sm:[grid-area:tabs] max-sm:grid max-sm:grid-cols-6 max-sm:min-h-16 max-sm:px-1 max-sm:pt-1 max-sm:pb-[calc(var(--space-1)_+_env(safe-area-inset-bottom))] max-sm:border-t max-sm:border-(--rule) max-sm:bg-(--panel)"
      aria-label="Desk, short"
    >
      {tabs.map(({ label, icon: Icon, to, on, count }) => (
        <Go
          className="max-sm:relative max-sm:grid max-sm:justify-items-center max-sm:content-center max-sm:gap-1 max-sm:min-h-13 max-sm:text-mark max-sm:text-(--quiet) max-sm:[&[aria-current]]:text-(--text) max-sm:[&[aria-current]]:font-medium"
          key={label}
          href={hrefOf(to)}
          aria-current={on ? 'page' : undefined}
        >
          <Icon className="max-sm:size-[21px] max-sm:stroke-[1.4]" aria-hidden="true" />
          <span>{label}</span>
          {count ? (
            <span className="count max-sm:absolute max-sm:top-0 max-sm:left-[calc(50%_+_6px)] max-sm:px-1 max-sm:py-0 max-sm:border max-sm:border-(--alarm) max-sm:rounded-sm max-sm:bg-(--ground) max-sm:text-(--alarm) max-sm:font-mono max-sm:text-mark max-sm:font-medium max-sm:leading-4">
              {count}
            </span>
          ) : null}
        </Go>
      ))}
    </nav>
  )
}
