import { Search as SearchIcon } from 'lucide-react'
import { useCallback } from 'react'
import { act, takeIfFree } from '../actions/act.ts'
import { useList, useOverview } from '../api/queries.ts'
import { changePlace, hrefOf, inboxFilter, type Place } from '../app/address.ts'
import { openDialog } from '../app/dialogs.ts'
import { Go } from '../app/Go.tsx'
import { useSession } from '../app/session.tsx'
import { titleOf } from '../app/titles.ts'
import { Detail } from '../detail/Detail.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { BulkBar } from './BulkBar.tsx'
import { Empty } from './Empty.tsx'
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
  const selection = useSelection(filter, items, total)
  const neighbors = useListKeys({ items, offset, total, place, selection, name: titleOf(place) })

  const take = useCallback((reference: string) => void takeIfFree(reference), [])
  const answer = useCallback(
    (reference: string) => void act({ action: 'answer', target: { references: [reference] } }),
    [],
  )
  const isOpen = filter.status[0] === 'open'
  const overdue = isOpen && total === overview?.open ? overview.overdue : 0

  return (
    <div className="inbox">
      <section className={selection.count > 0 ? 'list selecting' : 'list'} aria-label={titleOf(place)}>
        <header>
          <h1>{titleOf(place)}</h1>
          <p className="quiet" role="status">
            {list.isSuccess &&
              `${total === 0 ? 'none' : total} ${isOpen ? 'open' : ''}${overdue > 0 ? `, ${overdue} overdue` : ''}`}
          </p>
          <Go className="search-link" href={hrefOf({ view: 'search', filter: { sort: 'open' } })}>
            <SearchIcon className="icon" aria-hidden="true" />
            <span>Name, reference, any word</span>
            <kbd>/</kbd>
          </Go>
          <button type="button" className="me" onClick={() => openDialog('name')}>
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
          <List
            list={list}
            filter={filter}
            place={place}
            checked={selection.has}
            onCheck={selection.toggle}
            onTake={take}
            onAnswer={answer}
            empty={<Empty place={place} />}
          />
        )}
        {selection.count > 0 && <BulkBar selection={selection} total={total} filter={filter} />}
      </section>
      <Detail
        reference={place.reference}
        neighbors={neighbors}
        onGone={neighbors.next ?? (() => changePlace({ reference: undefined }, { replace: true }))}
      />
    </div>
  )
}
