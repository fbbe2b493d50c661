import type { FastifyInstance } from 'fastify'
import { type DeskOutcome, deskRoutes } from '../../../contract/desk/replies.ts'
import { actionRequest, erasePreviewRequest, eraseRequest, undoRequest } from '../../../contract/desk/requests.ts'
import { act } from '../../submissions/desk/act.ts'
import { erase, previewErasure } from '../../submissions/desk/erase.ts'
import { undo } from '../../submissions/desk/undo.ts'
import { askedBy, refuse } from './answer.ts'
import type { DeskHttp } from './context.ts'

/** What changes submissions, one or many. */
export function actionRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live, worker } = http

  app.post(deskRoutes.actions(), async (request) => {
    const { actor, body } = askedBy(request, http, actionRequest)
    const { ok, ...acted } = await act(context, body, actor, live.progressOf(actor.name))
    tellOthers()
    return 'problem' in acted ? refuse(400, acted.problem) : (acted satisfies DeskOutcome)
  })

  app.post(deskRoutes.undo(), async (request) => {
    const { actor, body } = askedBy(request, http, undoRequest)
    const outcome = await undo(context, body.undo, actor, live.progressOf(actor.name), body.reference)
    tellOthers()
    return outcome
  })

  app.post(deskRoutes.erasePreview(), async (request) => {
    const { actor, body } = askedBy(request, http, erasePreviewRequest)
    return (await previewErasure(context, body.target, actor)) ?? refuse(400, 'There is no such filter.')
  })

  app.post(deskRoutes.erase(), async (request) => {
    const { actor, body } = askedBy(request, http, eraseRequest)
    const erased = await erase(context, body.target, body.submissions, actor)
    tellOthers()
    if (erased.status === 'refused') refuse(400, erased.problem)
    const { status, submissions } = erased
    if (status === 'differs') refuse(409, `There are ${submissions} now. Nothing was erased; please look again.`)
    return { submissions }
  })

  function tellOthers(): void {
    void live.nudge()
    worker?.nudge()
  }
}
