import { useQuery } from '@tanstack/react-query'
import type { DeskSavedReply } from '../../contract/desk/conversation.ts'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { fillPlaces, placeFactsOf } from '../../contract/desk/saved-replies.ts'
import type { Session } from '../app/session.tsx'
import { answerAt, queryClient } from './queries.ts'

/** All saved replies, what is used most first. They are asked for each time that they are shown. */
export function useSavedReplies() {
  return useQuery({ ...answerAt<DeskSavedReply[]>(['saved-replies'], deskRoutes.savedReplies()), staleTime: 0 })
}

/** Asks for them again, also for their counts. */
export function refreshSavedReplies(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['saved-replies'] })
}

/** A reply with the places that this request fills. */
export function filledFor(text: string, submission: DeskSubmission, { name, phone, timeZone }: Session): string {
  const request = { ...submission, dueAt: Date.parse(submission.dueAt) }
  return fillPlaces(text, placeFactsOf(request, submission.answers, { me: name, phone, timeZone }))
}
