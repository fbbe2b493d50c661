import {
  AlarmClock,
  Ban,
  Briefcase,
  ChartLine,
  Check,
  CircleDashed,
  ListPlus,
  type LucideIcon,
  MailOpen,
  MailX,
  Newspaper,
  Search,
  ShieldAlert,
  User,
  Users,
  Waves,
} from 'lucide-react'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { DeskOverview, DeskSession } from '../../contract/desk/replies.ts'
import { hrefOf, type Place, type View } from './address.ts'

export interface NavigationEntry {
  label: string
  /** The letter that leads there after `G`, lower case. */
  key: string | undefined
  href: string
  icon: LucideIcon
  count?: (overview: DeskOverview) => number | undefined
  isAlert?: boolean
  current: (place: Place) => boolean
}

const inbox = (
  [label, key]: [string, string?],
  icon: LucideIcon,
  filter: Partial<DeskFilter>,
  count?: NavigationEntry['count'],
) => ({
  ...{ label, key, icon, count, href: hrefOf({ filter }) },
  current: ({ view, filter: now }: Place) => view === 'inbox' && sameKind(now, filter),
})

const screen = ([label, key]: [string, string?], icon: LucideIcon, view: View, filter: Partial<DeskFilter> = {}) => ({
  ...{ label, key, icon, href: hrefOf({ view, filter }) },
  current: (place: Place) => place.view === view,
})

const DESK_ICONS: Record<string, LucideIcon> = { quotes: Briefcase, careers: Users }

/** The navigation: groups by their headings. */
export function navigationOf(desks: DeskSession['desks']): Record<string, NavigationEntry[]> {
  return {
    Requests: [
      inbox(['Due', 'd'], Waves, {}, ({ open }) => open),
      inbox(['Mine', 'm'], User, { owner: ['me'] }, ({ mine }) => mine),
      inbox(['Nobody’s', 'n'], CircleDashed, { owner: ['nobody'] }, ({ nobodys }) => nobodys),
      inbox(['Later', 'w'], AlarmClock, { later: 'only' }, ({ later }) => later),
    ],
    Desks: desks.map(({ name }) => {
      const label = name.charAt(0).toUpperCase() + name.slice(1)
      return inbox([label], DESK_ICONS[name] ?? Briefcase, { desk: [name] }, ({ byDesk }) => byDesk[name])
    }),
    Kept: [
      inbox(['Answered', 'a'], Check, { status: ['answered'], sort: 'received' }),
      inbox(
        ['Quarantine', 'q'],
        ShieldAlert,
        { status: ['quarantined'], sort: 'received' },
        ({ quarantined }) => quarantined || undefined,
      ),
      inbox(['Spam', 'p'], Ban, { status: ['spam'], sort: 'received' }),
      {
        ...screen(['Failed emails', 'e'], MailX, 'emails'),
        count: ({ failedEmails }) => failedEmails || undefined,
        isAlert: true,
      },
      screen(['Emails in', 'i'], MailOpen, 'incoming'),
      screen(['Search'], Search, 'search', { sort: 'open' }),
    ],
    House: [
      screen(['Figures', 'f'], ChartLine, 'figures'),
      screen(['Saved replies', 'r'], ListPlus, 'replies'),
      screen(['Newsletter', 'l'], Newspaper, 'newsletter'),
      screen(['Subscribers', 's'], Users, 'subscribers'),
    ],
  }
}

/** Where the navigation leads, in its order. */
export function entriesOf(desks: DeskSession['desks']): NavigationEntry[] {
  return Object.values(navigationOf(desks)).flat()
}

/** Whether a list is that of a link with this filter: forms, times and words only narrow it. */
export function sameKind(now: DeskFilter, filter: Partial<DeskFilter>): boolean {
  return (['status', 'owner', 'desk', 'later'] as const).every((key) => String(now[key]) === String(filter[key] ?? []))
}
