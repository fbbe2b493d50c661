import { ChartLine, MailX, Newspaper, Search, ShieldAlert, Waves } from 'lucide-react'
import { useOverview } from '../api/queries.ts'
import { hrefOf, type Place } from './address.ts'
import { Go } from './Go.tsx'

/** The navigation of a phone. */
export function Tabs({ place: { view, filter, reference, issue } }: { place: Place }) {
  const { data: overview } = useOverview()
  if ((reference && view !== 'figures') || issue) return null
  const isAside = view === 'inbox' && filter.status[0] === 'quarantined'
  const tabs = [
    { label: 'Due', icon: Waves, href: '/', on: view === 'inbox' && !isAside },
    {
      label: 'Search',
      icon: Search,
      href: hrefOf({ view: 'search', filter: { sort: 'open' } }),
      on: view === 'search',
    },
    {
      label: 'Aside',
      icon: ShieldAlert,
      href: hrefOf({ filter: { status: ['quarantined'], sort: 'received' } }),
      on: isAside,
    },
    {
      label: 'Emails',
      icon: MailX,
      href: hrefOf({ view: 'emails' }),
      on: view === 'emails',
      count: overview?.failedEmails,
    },
    { label: 'Figures', icon: ChartLine, href: hrefOf({ view: 'figures' }), on: view === 'figures' },
    {
      label: 'Issues',
      icon: Newspaper,
      href: hrefOf({ view: 'newsletter' }),
      on: view === 'newsletter' || view === 'subscribers',
    },
  ]
  return (
    <nav className="tabs" aria-label="Desk, short">
      {tabs.map(({ label, icon: Icon, href, on, count }) => (
        <Go key={label} href={href} aria-current={on ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{label}</span>
          {count ? <span className="count">{count}</span> : null}
        </Go>
      ))}
    </nav>
  )
}
