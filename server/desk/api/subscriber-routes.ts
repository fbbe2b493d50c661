import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type DeskSubscriber,
  type DeskSubscriberErasure,
  type DeskSubscribers,
  SUBSCRIBER_STATES,
} from '../../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { eraseSubscriber, previewSubscriberErasure } from '../../newsletter/erase-subscriber.ts'
import { findSubscribers } from '../../newsletter/find-subscribers.ts'
import { type ListedSubscriber, listSubscribers } from '../../newsletter/list.ts'
import { instant } from '../../submissions/desk/instant.ts'
import { CONSENT_SOURCE, consentOf, subscriberInJson, subscribersInCsv } from '../subscriber-export.ts'
import { actorOf, type ById, refuse, searchOf, sendFile } from './answer.ts'
import type { DeskHttp } from './context.ts'

const PAGE_MAX = 200
const TEXT_MAX = 254

/** Subscribers of the newsletter: by pages, as files, and erasing one. */
export function subscriberRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context, live } = http

  app.get(deskRoutes.subscribers(), async (request): Promise<DeskSubscribers> => {
    const found =
      (await findSubscribers(context, queryOf(request))) ?? refuse(400, 'after is the next of the page before.')
    return { ...found, items: found.items.map(subscriberOf) }
  })

  app.get(deskRoutes.subscribersCsv(), async (_request, reply) =>
    sendFile(reply, http, 'subscribers', 'csv', subscribersInCsv(await listSubscribers(context))),
  )
  app.get(deskRoutes.subscribersJson(), async (_request, reply) => {
    const rows = (await listSubscribers(context)).map(subscriberInJson)
    return sendFile(reply, http, 'subscribers', 'json', `${JSON.stringify(rows, null, 2)}\n`)
  })

  app.post<ById>(deskRoutes.subscriberErasure(':id'), async (request) => {
    actorOf(request, http)
    const { subscriber, emails, links } = (await previewSubscriberErasure(context, request.params.id)) ?? gone()
    return { email: subscriber.email, state: subscriber.state, emails, links } satisfies DeskSubscriberErasure
  })

  app.post<ById>(deskRoutes.eraseSubscriber(':id'), async (request, reply) => {
    actorOf(request, http)
    if (!(await eraseSubscriber(context, request.params.id))) gone()
    void live.nudge()
    return reply.code(204).send()
  })
}

/** What the address asks for, else 400. */
function queryOf(request: FastifyRequest): Parameters<typeof findSubscribers>[1] {
  const search = searchOf(request)
  const limit = Number(search.get('limit') ?? 100)
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_MAX) refuse(400, `limit is between 1 and ${PAGE_MAX}.`)
  const named = search.get('state')
  const state = SUBSCRIBER_STATES.find((one) => one === named)
  if (named !== null && state === undefined) refuse(400, `state is one of ${SUBSCRIBER_STATES.join(', ')}.`)
  const after = search.get('after')
  return {
    text: (search.get('q') ?? '').slice(0, TEXT_MAX),
    limit,
    ...(state && { state }),
    ...(after !== null && { after }),
  }
}

function gone(): never {
  refuse(404, 'There is no such subscriber. Perhaps they were erased.')
}

function subscriberOf(subscriber: ListedSubscriber): DeskSubscriber {
  const { id, email, state, askedAt, confirmedAt } = subscriber
  return {
    ...{ id, email, state },
    askedAt: instant(askedAt),
    confirmedAt: instant(confirmedAt),
    consent: consentOf(subscriber),
    source: confirmedAt === null ? null : CONSENT_SOURCE,
  }
}
