import { Search as SearchIcon } from 'lucide-react'
import { useList, useOverview } from '../api/queries.ts'
import { changePlace, hrefOf, inboxFilter, type Place } from '../app/address.ts'
import { openDialog } from '../app/dialogs.ts'
import { Go } from '../app/Go.tsx'
import { useSession } from '../app/session.tsx'
import { titleOf } from '../app/titles.ts'
import { Detail } from '../detail/Detail.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { BulkBar } from './BulkBar.tsx'
import { Filters } from './Filters.tsx'
import { List, useItems } from './List.tsx'
import { useSelection } from './selection.ts'
import { useListKeys } from './use-list-keys.ts'

/** What is due, the list beside its depth, and the request that is open. */
export function Inbox({ place }: { place: Place }) {
  const { name } = useSession()
  const filter = inboxFilter(place.filter)
  const list = useList(filter)
  const { items, total, offset } = useItems(list)
  const { data: overview } = useOverview()
  const selection = useSelection(filter, { items, offset, total })
  const neighbors = useListKeys({ items, offset, total, place, selection, name: titleOf(place) })

  const isOpen = String(filter.status) === 'open'
  const overdue = isOpen && total === overview?.open ? overview.overdue - overview.overdueLater : 0

  return (
    <div className="inbox">
      <section className={selection.count > 0 ? 'list selecting' : 'list'} aria-label={titleOf(place)}>
        <header className="flex items-center gap-3 pr-3 pl-4 max-sm:px-4 max-sm:py-0 max-sm:bg-(--side) max-sm:text-white">
          <h1 className="font-display text-h4 font-[480] leading-flat tracking-h4 whitespace-nowrap max-sm:text-h4">
            {titleOf(place)}
          </h1>
          <p
            className="quiet text-mono whitespace-nowrap max-xl:hidden max-lg:block max-sm:block max-sm:text-muted-deep"
            role="status"
          >
            {list.isSuccess &&
              `${total === 0 ? 'none' : total} ${isOpen ? 'open' : ''}${overdue > 0 ? `, ${overdue} overdue` : ''}`}
          </p>
          <Go
            className="flex flex-[0_1_232px] min-w-10 items-center gap-2 h-[34px] ml-auto px-2 overflow-hidden border border-(--rule-strong) rounded-[4px] bg-(--raised) text-(--quiet) text-mono whitespace-nowrap max-sm:flex-[0_0_44px] max-sm:justify-center max-sm:size-11 max-sm:p-0 max-sm:border-transparent max-sm:bg-transparent max-sm:text-white"
            href={hrefOf({ view: 'search', filter: { sort: 'open' } })}
          >
            <SearchIcon className="icon max-sm:size-5" aria-hidden="true" />
            <span className="overflow-hidden text-ellipsis max-sm:absolute max-sm:w-px max-sm:[clip-path:inset(50%)]">
              Name, reference, any word
            </span>
            <kbd className="ml-auto max-sm:hidden">/</kbd>
          </Go>
          <button
            type="button"
            className="me hidden max-xl:grid max-xl:place-items-center max-xl:size-11"
            onClick={() => openDialog('name')}
          >
            <Avatar name={name} />
            <span className="hidden-text">{name}, change the name</span>
          </button>
        </header>
        <Filters filter={place.filter} />
        {list.isError ? (
          <div className="state" role="alert">
            <h2>The list did not come</h2>
            <p>{list.error.message}</p>
            <button type="button" className="button" onClick={() => void list.refetch()}>
              Try again
            </button>
          </div>
        ) : (
          <List list={list} filter={filter} place={place} selection={selection} empty={<Empty place={place} />} />
        )}
        {selection.count > 0 && <BulkBar selection={selection} items={items} total={total} filter={filter} />}
      </section>
      <Detail
        reference={place.reference}
        neighbors={neighbors}
        onGone={neighbors.next ?? (() => changePlace({ reference: undefined }, { replace: true }))}
      />
    </div>
  )
}

/** The list without rows: water without marks, and in words why. */
function Empty({ place: { filter } }: { place: Place }) {
  const { data: overview } = useOverview()
  const isPlain = hrefOf({ filter }) === '/'
  const isAllLater = isPlain && overview !== undefined && overview.later > 0
  const { onTime = 0, answered = 0 } = overview?.week ?? {}
  const week = answered > 0 ? `${onTime} of ${answered} answers of the last seven days were on time. ` : ''
  return (
    <div className="absolute top-[var(--empty-top,42px)] right-6 left-27">
      <h2 className="font-display text-h2-inner font-[480] leading-tight tracking-h3">
        {isPlain ? 'Clear water.' : 'Nothing here'}
      </h2>
      <p className="max-w-105 mt-[var(--empty-gap,var(--space-4))] text-small">
        <span>
          {isPlain
            ? `Nothing is ${isAllLater ? 'due but what is put aside' : 'open'}. ${week}New requests appear here by themselves.`
            : 'No request matches what was chosen.'}
        </span>{' '}
        {isAllLater && (
          <Go className="plain-link" href={hrefOf({ filter: { later: 'only' } })}>
            Later
          </Go>
        )}
        {!isPlain && (
          <Go className="plain-link" href="/">
            All that is due
          </Go>
        )}
      </p>
    </div>
  )
}
