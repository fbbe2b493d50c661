import { type InfiniteData, keepPreviousData, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeskIncoming } from '../../contract/desk/conversation.ts'
import { type DeskFilter, filterToQuery } from '../../contract/desk/filter.ts'
import {
  type DeskChoiceFacet,
  type DeskEmail,
  type DeskFacets,
  type DeskFigures,
  type DeskList,
  type DeskOverview,
  type DeskSession,
  type DeskSubmission,
  deskRoutes,
} from '../../contract/desk/replies.ts'
import { getJson, isLost } from './request.ts'

/** Rows in one request of a list. */
export const PAGE_ROWS = 100
/** Pages that stay in memory, however far somebody scrolls. */
const PAGES_HELD = 12

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The event stream tells of changes.
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isLost(error),
    },
  },
})

export function useSessionQuery() {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => getJson<DeskSession>(deskRoutes.session(), signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => getJson<DeskOverview>(deskRoutes.overview(), signal),
    refetchInterval: 60_000,
  })
}

/** Which page: its place in the list, and the mark after which it begins. */
export interface PageMark {
  index: number
  after: string | undefined
}

/**
 * The list of a filter, page by page. Only `PAGES_HELD` pages stay in memory; pages before them are asked for again by
 * their marks, which are kept.
 */
export function useList(filter: DeskFilter, enabled = true) {
  const query = filterToQuery(filter)
  const marks = marksOf(query)
  return useInfiniteQuery<DeskList, Error, InfiniteData<DeskList, PageMark>, readonly string[], PageMark>({
    queryKey: ['list', query],
    enabled,
    initialPageParam: { index: 0, after: undefined },
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams(query)
      page.set('limit', String(PAGE_ROWS))
      if (pageParam.after) page.set('after', pageParam.after)
      return getJson<DeskList>(`${deskRoutes.list()}?${page}`, signal)
    },
    getNextPageParam: (last, _pages, { index }): PageMark | undefined => {
      if (last.next === null) return undefined
      const next = { index: index + 1, after: last.next }
      marks[next.index] = next
      return next
    },
    getPreviousPageParam: (_first, _pages, { index }): PageMark | undefined =>
      index === 1 ? { index: 0, after: undefined } : marks[index - 1],
    maxPages: PAGES_HELD,
    placeholderData: keepPreviousData,
  })
}

/** Loads the page before or after those in memory when the view comes near it. */
export function useNearPages(
  { isFetching, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage }: ReturnType<typeof useList>,
  { isNextNear, isPreviousNear }: { isNextNear: boolean; isPreviousNear: boolean },
): void {
  useEffect(() => {
    if (isFetching) return
    if (hasNextPage && isNextNear) void fetchNextPage()
    else if (hasPreviousPage && isPreviousNear) void fetchPreviousPage()
  }, [isFetching, hasNextPage, hasPreviousPage, isNextNear, isPreviousNear, fetchNextPage, fetchPreviousPage])
}

const allMarks = new Map<string, PageMark[]>()

function marksOf(query: string): PageMark[] {
  const known = allMarks.get(query) ?? []
  allMarks.set(query, known)
  return known
}

export function useFacets(filter: DeskFilter, enabled = true) {
  const query = filterToQuery(filter)
  return useQuery({
    queryKey: ['facets', query],
    enabled,
    queryFn: ({ signal }) => getJson<DeskFacets>(`${deskRoutes.facets()}?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** The counts of choice fields take the server longest, so they are asked for only where they are shown. */
export function useChoiceFacets(filter: DeskFilter, enabled = true) {
  const query = filterToQuery(filter)
  return useQuery({
    queryKey: ['facets', 'choices', query],
    enabled,
    queryFn: ({ signal }) => getJson<DeskChoiceFacet[]>(`${deskRoutes.choiceFacets()}?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

export function useSubmission(reference: string | undefined) {
  return useQuery({
    queryKey: ['submission', reference],
    enabled: reference !== undefined,
    queryFn: ({ signal }) => getJson<DeskSubmission>(deskRoutes.submission(reference ?? ''), signal),
  })
}

export function useFailedEmails() {
  return useQuery({
    queryKey: ['emails'],
    queryFn: ({ signal }) => getJson<DeskEmail[]>(`${deskRoutes.emails()}?failed=1`, signal),
  })
}

/** Emails that came in, and what became of them. */
export function useIncoming() {
  return useQuery({
    queryKey: ['incoming'],
    queryFn: ({ signal }) => getJson<DeskIncoming[]>(deskRoutes.incoming(), signal),
  })
}

export function useFigures(query: string) {
  return useQuery({
    queryKey: ['figures', query],
    queryFn: ({ signal }) => getJson<DeskFigures>(`${deskRoutes.figures()}?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** Asks again for all that may have changed. `references` null: everything. */
export function refresh(references: readonly string[] | null): void {
  for (const key of ['list', 'overview', 'facets', 'emails', 'incoming', 'figures'])
    void queryClient.invalidateQueries({ queryKey: [key] })
  if (references === null) void queryClient.invalidateQueries({ queryKey: ['submission'] })
  for (const reference of references ?? []) void queryClient.invalidateQueries({ queryKey: ['submission', reference] })
}
