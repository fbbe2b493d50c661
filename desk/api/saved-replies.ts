import { useQuery } from '@tanstack/react-query'
import { v4 as newId } from 'uuid'
import type { DeskSavedReply } from '../../contract/desk/conversation.ts'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { emptiedPlaces, fillPlaces, type PlaceFacts, placeFactsOf } from '../../contract/desk/saved-replies.ts'
import type { Session } from '../app/session.tsx'
import { keepDraft } from '../detail/drafts.ts'
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
export function filledFor(text: string, submission: DeskSubmission, session: Session): string {
  return fillPlaces(text, factsOf(submission, session))
}

/** Begins a reply with what was written for this request. @returns its id, by which the editor finds it. */
export function beginReply(text: string, submission: DeskSubmission, session: Session): string {
  const id = newId()
  const begun = { name: '', desk: submission.desk, text: emptiedPlaces(text, factsOf(submission, session)), at: null }
  keepDraft(`reply ${id}`, JSON.stringify(begun))
  return id
}

function factsOf(submission: DeskSubmission, { name, phone, timeZone }: Session): PlaceFacts {
  const request = { ...submission, dueAt: Date.parse(submission.dueAt) }
  return placeFactsOf(request, submission.answers, { me: name, phone, timeZone })
}
