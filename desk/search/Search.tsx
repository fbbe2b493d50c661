import { useVirtualizer } from '@tanstack/react-virtual'
import { Search as SearchIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DESK_SORTS } from '../../contract/desk/filter.ts'
import { useChoiceFacets, useFacets, useList, useNearPages } from '../api/queries.ts'
import { changePlace, goTo, type Place } from '../app/address.ts'
import { Detail } from '../detail/Detail.tsx'
import { BulkBar } from '../inbox/BulkBar.tsx'
import { ExportMenu } from '../inbox/ExportMenu.tsx'
import { useItems, useScrollToOpen } from '../inbox/List.tsx'
import { useSelection } from '../inbox/selection.ts'
import { useListKeys } from '../inbox/use-list-keys.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Facets } from './Facets.tsx'
import { Result } from './Result.tsx'
import { useSearchText } from './use-search-text.ts'

/** Search over everything that was typed, as it is typed. */
export function Search({ place }: { place: Place }) {
  const { filter } = place
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useSearchText(filter.text)
  const list = useList(filter)
  const { items, total, offset } = useItems(list)
  const { data: facets } = useFacets(filter)
  const { data: choices = [] } = useChoiceFacets(filter)
  const selection = useSelection(filter, { items, offset, total })
  const neighbors = useListKeys({ items, offset, total, place, selection, name: 'Search' })
  const scroller = useRef<HTMLDivElement>(null)
  const last = list.data?.pages.at(-1)

  useEffect(() => input.current?.focus(), [])
  useKeys({ '/': () => input.current?.focus(), Escape: place.reference ? undefined : () => goTo('/') })

  const rows = useVirtualizer({
    count: offset + items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (filter.text === '' ? 62 : 96),
    getItemKey: (index) => items[index - offset]?.reference ?? index,
    overscan: 5,
  })
  const visible = rows.getVirtualItems()
  useNearPages(list, {
    isNextNear: (visible.at(-1)?.index ?? 0) > offset + items.length - 30,
    isPreviousNear: (visible[0]?.index ?? 0) < offset + 10,
  })
  const chosen = items.findIndex((item) => item.reference === place.reference)
  useScrollToOpen(place, items, () => rows.scrollToIndex(offset + chosen, { align: 'auto' }))

  return (
    <div className="search">
      <h1 className="hidden-text">Search</h1>
      <search className="[grid-area:box] relative px-4 py-3">
        <SearchIcon className="absolute top-[23px] left-8 size-[18px] stroke-[1.5]" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          className="w-full h-[41px] pr-[calc(2_*_var(--space-8))] pl-10 border border-(--rule-strong) rounded-[4px] bg-(--raised) text-lead tracking-text focus:border-2 focus:border-(--text) focus:outline-none [&::-webkit-search-cancel-button]:hidden"
          dir="auto"
          aria-label="Name, reference, any word"
          placeholder="Name, reference, any word"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault()
              // Nobody chooses from what was found for other words.
              if (items.length === 0 || list.isPlaceholderData || text.trim() !== filter.text) return
              scroller.current?.focus()
              if (neighbors.next) neighbors.next()
              else if (chosen < 0 && items[0]) changePlace({ reference: items[0].reference })
            }
          }}
        />
        <kbd className="max-sm:hidden absolute top-[22px] right-8">Esc</kbd>
      </search>
      <Facets filter={filter} facets={facets} choices={choices} />
      <section
        className="results [grid-area:results] relative grid [grid-template:auto_minmax(0,1fr)_/_minmax(0,1fr)] min-h-0 min-w-0 border-t border-(--rule)"
        aria-label="Found"
      >
        <header className="flex flex-wrap min-h-11 items-center gap-2 px-3 py-1 border-b border-(--rule) text-mono">
          <p className="mr-auto" role="status">
            <strong className="font-medium">
              {list.isSuccess ? `${total} found` : list.isError ? '' : 'Searching'}
            </strong>{' '}
            {last && <span className="quiet">{`of ${last.of.toLocaleString('en-US')}`}</span>}
          </p>
          {last && <span className="quiet whitespace-nowrap">{`${Math.round(last.ms)} ms`}</span>}
          <select
            className="button small"
            aria-label="Order"
            value={filter.sort}
            onChange={({ target }) =>
              changePlace({ filter: { ...filter, sort: DESK_SORTS.find((one) => one === target.value) ?? 'open' } })
            }
          >
            <option value="open">Open first</option>
            <option value="due">By due time</option>
            <option value="received">Newest first</option>
          </select>
          <ExportMenu filter={filter} label={`CSV, ${total}`} />
        </header>
        <div className="results-rows relative overflow-y-auto [scrollbar-width:thin]" ref={scroller} tabIndex={-1}>
          {list.isError && (
            <p className="list-end" role="alert">
              <span>{list.error.message}</span>{' '}
              <button type="button" className="plain-link" onClick={() => void list.refetch()}>
                Try again
              </button>
            </p>
          )}
          {list.isSuccess && total === 0 && (
            <p className="list-end">
              {`Nothing found${filter.text && ` for “${filter.text}”`}. Names, addresses, texts, references, file names and notes were searched.`}
            </p>
          )}
          <ol className="relative" style={{ height: rows.getTotalSize() }} aria-label="Requests found">
            {visible.map(({ index, start, key }) => {
              const item = items[index - offset]
              if (!item) return null
              return (
                <li
                  key={key}
                  data-index={index}
                  ref={rows.measureElement}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={total}
                  aria-posinset={index + 1}
                >
                  <Result
                    item={item}
                    place={place}
                    checked={selection.has(item.reference)}
                    onCheck={selection.toggle}
                  />
                </li>
              )
            })}
          </ol>
        </div>
        {selection.count > 0 && <BulkBar selection={selection} items={items} total={total} filter={filter} />}
      </section>
      <Detail reference={place.reference} neighbors={neighbors} words={filter.text} />
    </div>
  )
}
