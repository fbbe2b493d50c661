import type { FastifyInstance } from 'fastify'
import { MalformedBody } from './forms/body.ts'

/**
 * Parses JSON bodies as Fastify does, and refuses those that lose a value on the way: of two members of one object with the
 * same name `JSON.parse` would drop the first.
 */
export function parseJson(app: FastifyInstance): void {
  const usual = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text)
    usual(request, body, (error, value) => {
      if (!error && membersWritten(body) !== membersIn(value)) done(new MalformedBody('a key came twice'))
      else done(error, value)
    })
  })
}

/** How many names with a colon behind them stand in a text that is valid JSON. */
function membersWritten(json: string): number {
  let names = 0
  for (const [, colon] of json.matchAll(/"(?:[^"\\]+|\\.)*"(\s*:)?/g)) if (colon) names += 1
  return names
}

function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value)
  const own = Array.isArray(value) ? 0 : inside.length
  return inside.reduce<number>((sum, one) => sum + membersIn(one), own)
}
