import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type {
  DeskIssueDetail,
  DeskIssuePreview,
  DeskNewsletter,
  DeskSubscriberState,
  DeskSubscribers,
  IssueDraft,
} from '../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { answerAt, queryClient } from './queries.ts'
import { getJson, sendJson } from './request.ts'

/** Rows in one request of the list of subscribers. */
const SUBSCRIBER_ROWS = 100

export function useNewsletter() {
  return useQuery(answerAt<DeskNewsletter>(['newsletter', 'overview'], deskRoutes.newsletter()))
}

/** `id` undefined: nothing is asked. */
export function useIssue(id: string | undefined) {
  const issue = answerAt<DeskIssueDetail>(['newsletter', 'issue', id], deskRoutes.issue(id ?? ''))
  return useQuery({ ...issue, enabled: id !== undefined })
}

/** The email of a draft. The one before stays until the next is there. `draft` undefined: nothing is asked. */
export function useIssuePreview(draft: IssueDraft | undefined) {
  return useQuery({
    queryKey: ['issue-preview', draft],
    enabled: draft !== undefined,
    queryFn: () => sendJson<DeskIssuePreview>('POST', deskRoutes.issuePreview(), { draft }),
    placeholderData: draft === undefined ? undefined : keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

export function useSubscribers(text: string, state: DeskSubscriberState | undefined) {
  return useInfiniteQuery({
    queryKey: ['newsletter', 'subscribers', text, state],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: String(SUBSCRIBER_ROWS) })
      if (text !== '') query.set('q', text)
      if (state) query.set('state', state)
      if (pageParam !== '') query.set('after', pageParam)
      return getJson<DeskSubscribers>(`${deskRoutes.subscribers()}?${query}`, signal)
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Asks again for issues, counts and subscribers. */
export function refreshNewsletter(): void {
  void queryClient.invalidateQueries({ queryKey: ['newsletter'] })
}
