import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFilter } from '../../../contract/desk/filter.ts'
import type { DeskRefusal } from '../../../contract/desk/replies.ts'
import { type RequestBody, type RequestSchema, readRequest } from '../../../contract/desk/requests.ts'
import type { SubmissionQuery } from '../../database/submission-query.ts'
import type { Actor } from '../../submissions/desk/actor.ts'
import { personOf } from './access.ts'
import type { DeskHttp } from './context.ts'

/** Answers 4xx with words for a person. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  const body: DeskRefusal = { error }
  return reply.code(status).send(body)
}

export function notFound(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'There is no such request. Perhaps it was erased.')
}

/** The body, parsed; or undefined after a 400 was sent. */
export function bodyOf<S extends RequestSchema>(
  request: FastifyRequest,
  reply: FastifyReply,
  schema: S,
): RequestBody<S> | undefined {
  const read = readRequest(schema, request.body)
  if (read.ok) return read.value
  refuse(reply, 400, read.problem)
  return undefined
}

/** Who changes something; or undefined after a 401 was sent, because nobody entered a name yet. */
export function actorOf(request: FastifyRequest, reply: FastifyReply, { desk }: DeskHttp): Actor | undefined {
  const { name } = personOf(request, desk)
  if (name !== '') return { name }
  refuse(reply, 401, 'Please enter your name first.')
  return undefined
}

/** The filter of the address; or undefined after a 400 was sent, because a part of it does not exist. */
export function queryOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { desk, context }: DeskHttp,
): SubmissionQuery | undefined {
  const { filter, problems } = readFilter(searchOf(request))
  const [problem] = problems
  if (problem === undefined) return { filter, me: personOf(request, desk).name, now: context.now() }
  refuse(reply, 400, problem)
  return undefined
}

export function searchOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : request.url.slice(start + 1))
}
