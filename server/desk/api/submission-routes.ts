import type { FastifyInstance } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { addressRequest, noteRequest } from '../../../contract/desk/requests.ts'
import { correctAddress } from '../../submissions/desk/correct-address.ts'
import { countChoiceFacets, countFacets } from '../../submissions/desk/facets.ts'
import { isEnd, listItems } from '../../submissions/desk/list.ts'
import { addNote, editNote, type Noted, removeNote } from '../../submissions/desk/notes.ts'
import { markOpened, showSubmission } from '../../submissions/desk/show.ts'
import { actorOf, askedBy, type ById, type ByReference, notFound, queryOf, refuse, searchOf } from './answer.ts'
import type { DeskHttp } from './context.ts'

const PAGE = 50
const PAGE_MAX = 200

/** Lists, one submission, and notes. */
export function submissionRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live, worker } = http

  app.get(deskRoutes.list(), async (request) => {
    const query = queryOf(request, http)
    const params = searchOf(request)
    const limit = Math.min(PAGE_MAX, Math.max(1, Math.trunc(Number(params.get('limit') ?? PAGE)) || PAGE))
    const after = params.get('after') ?? undefined
    if (after !== undefined && !isEnd(after)) return refuse(400, 'after is the next of the page before.')
    return listItems(context, query, { after, limit })
  })

  app.get(deskRoutes.facets(), async (request) => countFacets(context, queryOf(request, http)))

  app.get(deskRoutes.choiceFacets(), async (request) => countChoiceFacets(context, queryOf(request, http)))

  app.get<ByReference>(deskRoutes.submission(':reference'), async (request) => {
    return (await showSubmission(context, request.params.reference)) ?? notFound()
  })

  app.post<ByReference>(deskRoutes.opened(':reference'), async (request) => {
    const actor = actorOf(request, http)
    await markOpened(context, request.params.reference, actor)
    void live.nudge()
    return (await showSubmission(context, request.params.reference)) ?? notFound()
  })

  app.post<ByReference>(deskRoutes.address(':reference'), async (request) => {
    const { actor, body } = askedBy(request, http, addressRequest)
    const corrected = await correctAddress(context, request.params.reference, body.email, actor)
    if (corrected.status === 'address') return refuse(400, 'Please enter a valid email address.')
    void live.nudge()
    worker?.nudge()
    return corrected.outcome
  })

  app.post<ByReference>(deskRoutes.notes(':reference'), async (request) => {
    const { actor, body } = askedBy(request, http, noteRequest)
    return answered(await addNote(context, request.params.reference, body.text, actor))
  })

  app.put<ById>(deskRoutes.note(':id'), async (request) => {
    const { actor, body } = askedBy(request, http, noteRequest)
    const noted = await editNote(context, request.params.id, body.text, actor)
    if (!noted.ok && noted.reason === 'notYours') return refuse(403, 'Only its author can change a note.')
    return answered(noted)
  })

  app.delete<ById>(deskRoutes.note(':id'), async (request) => {
    return answered(await removeNote(context, request.params.id, actorOf(request, http)))
  })

  /** A note that is gone meanwhile is an outcome like any other: nothing changed. */
  function answered(noted: Noted) {
    void live.nudge()
    return noted.ok
      ? { changed: 1, references: [noted.reference], undo: noted.undo, skipped: 0, reasons: [], note: noted.note }
      : { changed: 0, references: [], undo: null, skipped: 1, reasons: [{ reference: '', reason: noted.reason }] }
  }
}
