import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { DeskItem } from '../../contract/desk/replies.ts'
import { useLive } from '../api/live.ts'
import { PAGE_ROWS, type useList, useNearPages } from '../api/queries.ts'
import { hrefOf, type Place } from '../app/address.ts'
import { focusList } from '../app/focus.ts'
import { useTimes } from '../app/session.tsx'
import { type DueGroup, GROUP_LABELS, type GroupEnds, groupEnds } from '../time/due-groups.ts'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { useSize } from '../ui/use-size.ts'
import {
  type Column,
  endOfGroup,
  entryAt,
  entryCount,
  type Heading,
  headingsOf,
  indexOfRow,
  topOfRow,
} from './entries.ts'
import { hiddenNews } from './hidden-news.ts'
import { NewRows } from './NewRows.tsx'
import { Row } from './Row.tsx'
import type { Selection } from './selection.ts'
import { dotsOf, emptyWords, type StripSize, stripY, type Water as WaterPlace, waterOf } from './strip-geometry.ts'
import { Water } from './Water.tsx'

/** Dots on the strip: as many as may be told apart. */
const DOTS = 150

interface Props {
  list: ReturnType<typeof useList>
  filter: DeskFilter
  place: Place
  selection: Selection
  empty: ReactNode
}

/** The rows over the water. Only rows near the view are rendered, and only pages near it are in memory. */
export function List({ list, filter, place, selection, empty }: Props) {
  const { timeZone, now } = useTimes()
  const { arrived } = useLive()
  const isPhone = useMedia(PHONE)
  const scroller = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(scroller)
  const ends = groupEnds(now, timeZone)
  const isDepth = filter.sort === 'due' && filter.status.length === 1 && filter.status[0] === 'open'

  const { items, offset, total } = useItems(list)
  const known = useRef<readonly Heading[]>([])
  const headings = isDepth
    ? headingsOf(items, offset, ends, {
        total,
        isWhole: !list.hasNextPage,
        earlier: offset === 0 ? [] : known.current,
      })
    : []
  known.current = headings
  const column: Column = {
    headings,
    items,
    offset,
    rows: offset + items.length,
    rowHeight: isPhone ? 66 : 50,
    headHeight: isPhone ? 30 : 26,
  }

  const rows = useVirtualizer({
    count: entryCount(column),
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (entryAt(column, index).kind === 'heading' ? column.headHeight : column.rowHeight),
    overscan: 6,
  })
  const shape = `${column.rowHeight} ${headings.map(({ row }) => row).join(' ')}`
  const measured = useRef(shape)
  useEffect(() => {
    if (measured.current !== shape) rows.measure()
    measured.current = shape
  }, [rows, shape])

  const visible = rows.getVirtualItems()
  const firstRow = rowAt(column, visible[0]?.index)
  const lastRow = rowAt(column, visible.at(-1)?.index)
  useNearPages(list, {
    isNextNear: lastRow >= column.rows - PAGE_ROWS / 2,
    isPreviousNear: firstRow < offset + PAGE_ROWS / 2,
  })

  function scrollTo(reference: string, align: 'auto' | 'center' = 'auto') {
    const at = items.findIndex((item) => item.reference === reference)
    if (at >= 0) rows.scrollToIndex(indexOfRow(column, offset + at), { align })
  }
  useScrollToOpen(place, items, scrollTo)

  const strip = isPhone ? 52 : 78
  const size = { width, height, strip }
  const top = scroller.current?.scrollTop ?? 0
  const edges: Edges = isDepth && items.length > 0 ? edgesOf(column, top) : {}
  const water = waterOf(size, edges.overdue, { isEmpty: list.isSuccess && total === 0 })
  const dots = isDepth ? visibleDots(column, firstRow, now, top, size, water) : []

  return (
    <div className={`rows-view ${isDepth ? '' : 'plain'}`}>
      {isDepth && width > 0 && (
        <Water
          size={size}
          water={water}
          ends={ends}
          edges={edges}
          dots={dots}
          chosen={place.reference}
          onJump={scrollTo}
        />
      )}
      {list.isSuccess && total === 0 && (
        <div className="absolute z-1 inset-0 overflow-y-auto" style={isDepth ? emptyStyle(water, ends) : undefined}>
          {empty}
        </div>
      )}
      {isDepth && (
        <NewRows
          news={hiddenNews(items, arrived, (at) => topOfRow(column, offset + at) - top, height)}
          onShow={(reference) => {
            scrollTo(reference, 'center')
            requestAnimationFrame(() => focusList(reference))
          }}
        />
      )}
      <div className="rows" ref={scroller} tabIndex={-1} aria-busy={list.isPending}>
        {list.isPending ? (
          <div className="list-end" role="status" aria-label="Loading requests">
            {[82, 64, 90, 71, 58].map((width) => (
              <span key={width} className="skeleton" style={{ width: `${width}%` }} />
            ))}
          </div>
        ) : (
          <ol style={{ height: rows.getTotalSize() }} aria-label="Requests">
            {visible.map(({ index, start, size: entryHeight }) => {
              const entry = entryAt(column, index)
              const style = { height: entryHeight, transform: `translateY(${start}px)` }
              if (entry.kind === 'heading')
                return (
                  <li key={entry.heading.group} style={style}>
                    <h2 className="flex items-end h-full pr-3 pb-1 pl-7 text-mono font-medium max-sm:px-3 max-sm:pt-0 max-sm:pb-1">
                      {GROUP_LABELS[entry.heading.group]}
                      <span className="ml-auto text-(--quiet) font-normal">{entry.heading.count}</span>
                    </h2>
                  </li>
                )
              const { item, row, isLast } = entry
              return (
                <li key={item?.reference ?? `row ${row}`} style={style} aria-setsize={total} aria-posinset={row + 1}>
                  {item ? (
                    <Row
                      item={item}
                      now={now}
                      timeZone={timeZone}
                      href={hrefOf({ ...place, reference: item.reference })}
                      current={item.reference === place.reference}
                      checked={selection.has(item.reference)}
                      fresh={arrived.has(item.reference)}
                      isLast={isLast}
                      onCheck={selection.toggle}
                    />
                  ) : (
                    <span className="skeleton" />
                  )}
                </li>
              )
            })}
          </ol>
        )}
      </div>
    </div>
  )
}

/** Scrolls to the open request, once for each: a list that changes must not jump back to it. */
export function useScrollToOpen(
  { reference }: Place,
  items: readonly DeskItem[],
  scrollTo: (reference: string) => void,
) {
  const shown = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isThere = items.some((item) => item.reference === reference)
    if (reference && isThere && shown.current !== reference) scrollTo(reference)
    if (!reference || isThere) shown.current = reference
  })
}

/** The items in memory, in order, and the number of the first. */
export function useItems({ data }: ReturnType<typeof useList>): { items: DeskItem[]; offset: number; total: number } {
  return useMemo(
    () => ({
      items: data?.pages.flatMap((page) => page.items) ?? [],
      offset: (data?.pageParams[0]?.index ?? 0) * PAGE_ROWS,
      total: data?.pages.at(-1)?.total ?? 0,
    }),
    [data],
  )
}

/** Keeps the words of the empty list clear of the edges that stand in the water. */
function emptyStyle(water: WaterPlace, { now, hour, today }: GroupEnds): CSSProperties {
  const { top, gap } = emptyWords(water.surface, stripY(hour - now, water), stripY(today - now, water))
  // React's type of styles knows no custom properties.
  return { '--empty-top': `${top}px`, '--empty-gap': `${gap}px` } as CSSProperties
}

type Edges = Partial<Record<DueGroup, number>>

function edgesOf(column: Column, top: number): Edges {
  const { headings } = column
  return {
    ...(headings[0]?.group === 'overdue' ? { overdue: endOfGroup(column, 'overdue') - top } : {}),
    hour: endOfGroup(column, 'hour') - top,
    today: endOfGroup(column, 'today') - top,
    ...(headings.some(({ group }) => group === 'later') ? { tomorrow: endOfGroup(column, 'tomorrow') - top } : {}),
  }
}

function visibleDots(column: Column, firstRow: number, now: number, top: number, size: StripSize, water: WaterPlace) {
  const from = Math.max(0, firstRow - column.offset - DOTS / 2)
  const near = column.items.slice(from, from + DOTS)
  const items = near.map(({ reference, dueAt, owner }, index) => {
    const middle = topOfRow(column, column.offset + from + index) + column.rowHeight / 2 - top
    const row = middle > 0 && middle < size.height ? middle : undefined
    return { reference, free: owner === null, left: Date.parse(dueAt) - now, row }
  })
  return dotsOf(items, water, size)
}

function rowAt(column: Column, index = 0): number {
  const entry = entryCount(column) > index ? entryAt(column, index) : undefined
  if (!entry) return 0
  return entry.kind === 'row' ? entry.row : entry.heading.row
}
