import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFilter } from '../../../contract/desk/filter.ts'
import type { DeskRefusal } from '../../../contract/desk/replies.ts'
import { type RequestBody, type RequestSchema, readRequest } from '../../../contract/desk/requests.ts'
import { dayOf } from '../../../contract/time/zone.ts'
import type { SubmissionQuery } from '../../database/submission-query.ts'
import type { Actor } from '../../submissions/desk/actor.ts'
import { personOf } from './access.ts'
import type { DeskHttp } from './context.ts'

export type ById = { Params: { id: string } }
export type ByReference = { Params: { reference: string } }

class Refused extends Error {
  readonly status: number

  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}

/** Ends a route with 4xx and words for a person (`answerRefusals`). */
export function refuse(status: number, words: string): never {
  throw new Refused(status, words)
}

export function notFound(): never {
  refuse(404, 'There is no such request. Perhaps it was erased.')
}

/** Answers what a route of this app has refused. Any other fault is for whoever answers faults. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refused)) throw error
    reply.code(error.status).send({ error: error.message } satisfies DeskRefusal)
  })
}

/** The body, parsed, else 400. */
export function bodyOf<S extends RequestSchema>(request: FastifyRequest, schema: S): RequestBody<S> {
  const read = readRequest(schema, request.body)
  return read.ok ? read.value : refuse(400, read.problem)
}

/** Who changes something, else 401, because nobody entered a name yet. */
export function actorOf(request: FastifyRequest, { desk }: DeskHttp): Actor {
  const { name } = personOf(request, desk)
  return name === '' ? refuse(401, 'Please enter your name first.') : { name }
}

/** Who changes something, and what they ask for. Refuses as `actorOf` and `bodyOf` do. */
export function askedBy<S extends RequestSchema>(request: FastifyRequest, http: DeskHttp, schema: S) {
  return { actor: actorOf(request, http), body: bodyOf(request, schema) }
}

/** The filter of the address, else 400, because a part of it does not exist. */
export function queryOf(request: FastifyRequest, { desk, context }: DeskHttp): SubmissionQuery {
  const { filter, problems } = readFilter(searchOf(request))
  const [problem] = problems
  if (problem !== undefined) refuse(400, problem)
  return { filter, me: personOf(request, desk).name, now: context.now() }
}

export function searchOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1))
}

const FILE_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' }

/** Sends what the desk lists as a file, which is named by the company's day. */
export function sendFile(
  reply: FastifyReply,
  { context }: DeskHttp,
  what: 'submissions' | 'subscribers',
  extension: keyof typeof FILE_TYPES,
  content: string | Readable,
): FastifyReply {
  const day = dayOf(context.now(), context.company.timeZone)
  return reply
    .type(FILE_TYPES[extension])
    .header('Content-Disposition', `attachment; filename="${what}-${day}.${extension}"`)
    .send(content)
}
