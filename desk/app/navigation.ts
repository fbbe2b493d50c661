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
  href: string
  icon: LucideIcon
  count?: (overview: DeskOverview) => number | undefined
  isAlert?: boolean
  current: (place: Place) => boolean
}

const inbox = (label: string, icon: LucideIcon, filter: Partial<DeskFilter>, count?: NavigationEntry['count']) => ({
  label,
  icon,
  href: hrefOf({ filter }),
  ...(count ? { count } : {}),
  current: ({ view, filter: now }: Place) => view === 'inbox' && sameKind(now, filter),
})

const screen = (label: string, icon: LucideIcon, view: View, filter: Partial<DeskFilter> = {}) => ({
  label,
  icon,
  href: hrefOf({ view, filter }),
  current: (place: Place) => place.view === view,
})

export const DUE = inbox('Due', Waves, {}, ({ open }) => open)
const DESK_ICONS: Record<string, LucideIcon> = { quotes: Briefcase, careers: Users }

/** The navigation: groups by their headings. */
export function navigationOf(desks: DeskSession['desks']): Record<string, NavigationEntry[]> {
  return {
    Requests: [
      DUE,
      inbox('Mine', User, { owner: ['me'] }, ({ mine }) => mine),
      inbox('Nobody’s', CircleDashed, { owner: ['nobody'] }, ({ nobodys }) => nobodys),
      inbox('Later', AlarmClock, { later: 'only' }, ({ later }) => later),
    ],
    Desks: desks.map(({ name }) => {
      const label = name.charAt(0).toUpperCase() + name.slice(1)
      return inbox(label, DESK_ICONS[name] ?? Briefcase, { desk: [name] }, ({ byDesk }) => byDesk[name])
    }),
    Kept: [
      inbox('Answered', Check, { status: ['answered'], sort: 'received' }),
      inbox(
        'Quarantine',
        ShieldAlert,
        { status: ['quarantined'], sort: 'received' },
        ({ quarantined }) => quarantined || undefined,
      ),
      inbox('Spam', Ban, { status: ['spam'], sort: 'received' }),
      {
        ...screen('Failed emails', MailX, 'emails'),
        count: ({ failedEmails }) => failedEmails || undefined,
        isAlert: true,
      },
      screen('Emails in', MailOpen, 'incoming'),
      screen('Search', Search, 'search', { sort: 'open' }),
    ],
    House: [
      screen('Figures', ChartLine, 'figures'),
      screen('Saved replies', ListPlus, 'replies'),
      screen('Newsletter', Newspaper, 'newsletter'),
      screen('Subscribers', Users, 'subscribers'),
    ],
  }
}

function sameKind(now: DeskFilter, filter: Partial<DeskFilter>): boolean {
  return (['status', 'owner', 'desk', 'later'] as const).every((key) => String(now[key]) === String(filter[key] ?? []))
}
