import { ChevronDown, type LucideIcon, Plus, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { DeskChoiceFacet, DeskCount } from '../../contract/desk/replies.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { midnightAfter } from '../../contract/time/zone.ts'
import { useChoiceFacets, useFacets, useOverview } from '../api/queries.ts'
import { changePlace, hrefOf, inboxFilter } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { sameKind } from '../app/navigation.ts'
import { useSession, useTimes } from '../app/session.tsx'
import { Menu, MenuGroup } from '../ui/Menu.tsx'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { STATUS_WORDS } from './Row.tsx'

/** The lists that the navigation of a phone has no room for. */
const KEPT = ['answered', 'quarantined', 'spam'] as const

type ListKey = 'desk' | 'form' | 'owner' | 'status'

/** The filters of the inbox. Each change is a new address. */
export function Filters({ filter }: { filter: DeskFilter }) {
  const { name } = useSession()
  const isPhone = useMedia(PHONE)
  const listed = inboxFilter(filter)
  // "Mine" is a box under its name.
  const ticked = { ...listed, owner: filter.owner.map((one) => (one === 'me' ? `@${name}` : one)) }
  const { data: facets } = useFacets(listed)
  const { data: overview } = useOverview()
  const { data: choices = [] } = useChoiceFacets(listed, !isPhone)
  const service = choices.find(({ field }) => field === 'service')
  const others = choices.filter((choice) => choice !== service)

  const ofList = (key: ListKey): BoxesProps => ({
    options: facets?.[key] ?? [],
    chosen: ticked[key],
    onChange: (values) => changePlace({ filter: { ...filter, [key]: values } }),
  })
  const ofChoice = ({ field, values }: DeskChoiceFacet): BoxesProps => ({
    options: values,
    chosen: filter.choices[field] ?? [],
    onChange: (chosen) => changePlace({ filter: { ...filter, choices: { ...filter.choices, [field]: chosen } } }),
  })

  if (isPhone) {
    const ways = [
      { label: 'All', owner: [], count: overview?.open },
      { label: 'Mine', owner: ['me'], count: overview?.mine },
      { label: 'Nobody’s', owner: ['nobody'], count: overview?.nobodys },
    ].map((way) => ({ ...way, isOpen: sameKind(filter, { owner: way.owner }) }))
    return (
      <nav className="filters flex items-center gap-1 overflow-x-auto px-4 [scrollbar-width:none]" aria-label="Filters">
        {ways.map(({ label, owner, count, isOpen }) => (
          <Go
            key={label}
            className={`button small ${isOpen ? 'main' : ''}`}
            href={hrefOf({ filter: { owner } })}
            aria-current={isOpen ? 'page' : undefined}
          >
            {`${label} ${count ?? ''}`}
          </Go>
        ))}
        <Menu className="button small" label={withIcon('Filter', SlidersHorizontal)}>
          {() => (
            <>
              <MenuGroup label="Desk">
                <Boxes {...ofList('desk')} />
              </MenuGroup>
              <MenuGroup label="Form">
                <Boxes {...ofList('form')} />
              </MenuGroup>
              <MenuGroup label="Due">
                <DueChoices filter={filter} close={() => undefined} />
              </MenuGroup>
              <MenuGroup label="Kept">
                <Go href={hrefOf({ filter: { later: 'only' } })}>Later</Go>
                {KEPT.map((status) => (
                  <Go key={status} href={hrefOf({ filter: { status: [status], sort: 'received' } })}>
                    {STATUS_WORDS[status]}
                  </Go>
                ))}
              </MenuGroup>
            </>
          )}
        </Menu>
      </nav>
    )
  }

  return (
    <div className="filters flex items-start gap-1 overflow-x-auto pt-1 pr-3 pl-4 [scrollbar-width:none]">
      <Choices label="Desk" {...ofList('desk')} />
      <Choices label="Form" {...ofList('form')} />
      <Choices label="Owner" {...ofList('owner')} />
      <Menu
        className={`button small ${filter.overdue || filter.due.from || filter.due.to ? 'set' : ''}`}
        label={withIcon('Due', ChevronDown)}
      >
        {(_then, close) => <DueChoices filter={filter} close={close} />}
      </Menu>
      {service && <Choices label={service.label} {...ofChoice(service)} />}
      <Menu
        className={`button small ${others.some(({ field }) => filter.choices[field]) || filter.status.length > 0 ? 'set' : ''}`}
        label={withIcon('More', Plus)}
      >
        {() => (
          <>
            <MenuGroup label="Status">
              <Boxes {...ofList('status')} />
            </MenuGroup>
            {others.map((choice) => (
              <MenuGroup key={choice.field} label={choice.label}>
                <Boxes {...ofChoice(choice)} />
              </MenuGroup>
            ))}
          </>
        )}
      </Menu>
      <ExportMenu filter={listed} label="CSV" />
    </div>
  )
}

interface BoxesProps {
  options: readonly DeskCount[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

function Choices({ label, options, chosen, onChange }: BoxesProps & { label: string }) {
  const only = chosen.length === 1 ? options.find(({ value }) => value === chosen[0])?.label : undefined
  const words = <span>{only ?? (chosen.length > 1 ? `${label}: ${chosen.length}` : label)}</span>
  return (
    <Menu className={`button small ${chosen.length > 0 ? 'set' : ''}`} label={withIcon(words, ChevronDown)}>
      {() => <Boxes options={options} chosen={chosen} onChange={onChange} />}
    </Menu>
  )
}

function withIcon(words: ReactNode, Icon: LucideIcon) {
  return (
    <>
      {words} <Icon aria-hidden="true" />
    </>
  )
}

function Boxes({ options, chosen, onChange }: BoxesProps) {
  return options.map(({ value, label, count }) => (
    <label key={value}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
        }
      />
      <span>{label}</span>
      <span className="quiet">{count}</span>
    </label>
  ))
}

function DueChoices({ filter, close }: { filter: DeskFilter; close: () => void }) {
  const { timeZone, now } = useTimes()
  const until = (to: number) => ({ overdue: false, due: { to: new Date(to).toISOString() } })
  const choices: [string, Partial<DeskFilter>][] = [
    ['Any time', { overdue: false, due: {} }],
    ['Overdue', { overdue: true, due: {} }],
    ['Within an hour', until(now + HOUR_MS)],
    ['Until midnight', until(midnightAfter(now, timeZone))],
    ['Until tomorrow night', until(midnightAfter(now, timeZone, 2))],
    ['Within seven days', until(midnightAfter(now, timeZone, 8))],
  ]
  return choices.map(([label, change]) => (
    <button
      key={label}
      type="button"
      onClick={() => {
        changePlace({ filter: { ...filter, ...change } })
        close()
      }}
    >
      {label}
    </button>
  ))
}
