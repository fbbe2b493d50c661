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
import { getJson, isLost, RequestFault } from './request.ts'

/** Rows in one request of a list. */
export const PAGE_ROWS = 100
/** Pages that stay in memory, however far somebody scrolls. */
const PAGES_HELD = 12
/** With fewer from the first on, all that were ever loaded are in memory. */
export const ROWS_HELD = PAGES_HELD * PAGE_ROWS

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

/** What the server answers at a path, kept under a key. */
export function answerAt<T>(queryKey: readonly unknown[], path: string) {
  return { queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => getJson<T>(path, signal) }
}

/** In the browser's store: when a name was entered last, for its other windows. */
export const NAMED_AT = 'desk.named-at'
const SESSION = answerAt<DeskSession>(['session'], deskRoutes.session())

/** Who acts. It is asked again where another window, or the sign-in, may have another name by now. */
export function useSessionQuery() {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === NAMED_AT) void queryClient.invalidateQueries({ queryKey: SESSION.queryKey })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  return useQuery({
    ...SESSION,
    queryFn: async (asked) => {
      const before = queryClient.getQueryData<DeskSession>(SESSION.queryKey)?.name
      const session = await SESSION.queryFn(asked)
      // "Mine" is somebody else's now.
      if (before && before !== session.name)
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION.queryKey[0] })
      return session
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
  })
}

export function useOverview() {
  return useQuery({ ...answerAt<DeskOverview>(['overview'], deskRoutes.overview()), refetchInterval: 60_000 })
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
    getPreviousPageParam: (_first, _pages, { index }): PageMark | undefined => marks[index - 1],
    maxPages: PAGES_HELD,
    placeholderData: keepPreviousData,
  })
}

/**
 * Loads the page before or after those in memory when the view comes near it. After a refusal it waits until the list is asked
 * for again, as it would be refused without end.
 */
export function useNearPages(
  { isFetching, isError, hasNextPage, hasPreviousPage, fetchNextPage, fetchPreviousPage }: ReturnType<typeof useList>,
  { isNextNear, isPreviousNear }: { isNextNear: boolean; isPreviousNear: boolean },
): void {
  const isResting = !isFetching && !isError
  useEffect(() => {
    if (!isResting) return
    if (hasNextPage && isNextNear) void fetchNextPage()
    else if (hasPreviousPage && isPreviousNear) void fetchPreviousPage()
  }, [isResting, hasNextPage, hasPreviousPage, isNextNear, isPreviousNear, fetchNextPage, fetchPreviousPage])
}

const allMarks = new Map<string, PageMark[]>()

function marksOf(query: string): PageMark[] {
  const known = allMarks.get(query) ?? [{ index: 0, after: undefined }]
  allMarks.set(query, known)
  return known
}

export function useFacets(filter: DeskFilter) {
  const query = filterToQuery(filter)
  const facets = answerAt<DeskFacets>(['facets', query], `${deskRoutes.facets()}?${query}`)
  return useQuery({ ...facets, placeholderData: keepPreviousData })
}

/** The counts of choice fields take the server longest, so they are asked for only where they are shown. */
export function useChoiceFacets(filter: DeskFilter, enabled = true) {
  const query = filterToQuery(filter)
  const facets = answerAt<DeskChoiceFacet[]>(['facets', 'choices', query], `${deskRoutes.choiceFacets()}?${query}`)
  return useQuery({ ...facets, enabled, placeholderData: keepPreviousData })
}

export function useSubmission(reference: string | undefined) {
  const query = useQuery({ ...submissionAt(reference ?? ''), enabled: reference !== undefined })
  // What was erased meanwhile is shown no more.
  return query.error instanceof RequestFault && query.error.status === 404 ? { ...query, data: undefined } : query
}

function submissionAt(reference: string) {
  return answerAt<DeskSubmission>(['submission', reference], deskRoutes.submission(reference))
}

/** A request as it is now; undefined where it cannot be had. */
export function askAgain(reference: string): Promise<DeskSubmission | undefined> {
  return queryClient.fetchQuery({ ...submissionAt(reference), staleTime: 0 }).catch(() => undefined)
}

export function useFailedEmails() {
  return useQuery(answerAt<DeskEmail[]>(['emails'], `${deskRoutes.emails()}?failed=1`))
}

/** Emails that came in, and what became of them. */
export function useIncoming() {
  return useQuery(answerAt<DeskIncoming[]>(['incoming'], deskRoutes.incoming()))
}

export function useFigures(query: string) {
  const figures = answerAt<DeskFigures>(['figures', query], `${deskRoutes.figures()}?${query}`)
  return useQuery({ ...figures, placeholderData: keepPreviousData })
}

/** Asks again for all that may have changed. `references` null: everything. */
export function refresh(references: readonly string[] | null): void {
  for (const key of ['list', 'overview', 'facets', 'emails', 'incoming', 'figures'])
    void queryClient.invalidateQueries({ queryKey: [key] })
  if (references === null) void queryClient.invalidateQueries({ queryKey: ['submission'] })
  for (const reference of references ?? []) void queryClient.invalidateQueries({ queryKey: ['submission', reference] })
}
