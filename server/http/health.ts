import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { routes } from '../../contract/routes.ts'
import { MiB } from '../../contract/upload.ts'
import type { Parts } from './context.ts'

/** Below this many bytes a few large forms could fill the disk. */
const LEAST_FREE_BYTES = 256 * MiB
/** A letter that waits longer than this many ms tells of a mail server that somebody must look at. */
const OLDEST_LETTER_MS = 60 * 60_000

/** `/healthz`: the process answers. `/readyz`: it can also keep what visitors send, and its mail leaves. */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(routes.health(), (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }))

  app.get(routes.ready(), async (_request, reply) => {
    const found = await Promise.all([databaseProblem(parts), diskProblem(parts)])
    const problems = found.filter((problem) => problem !== undefined)
    return reply
      .code(problems.length > 0 ? 503 : 200)
      .header('Cache-Control', 'no-store')
      .send(problems.length > 0 ? { status: 'failing', problems } : { status: 'ok' })
  })
}

async function databaseProblem({ office }: Parts): Promise<string | undefined> {
  try {
    const oldest = await office.db
      .selectFrom('outbox')
      .select('createdAt')
      .where('state', '=', 'waiting')
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst()
    const waitedMs = oldest ? office.now() - oldest.createdAt : 0
    if (waitedMs > OLDEST_LETTER_MS) return `outbox: a letter has waited ${Math.round(waitedMs / 60_000)} minutes`
  } catch {
    // The reason is in the log of whoever meets it while storing; a public address does not tell it.
    return 'database: cannot be read'
  }
}

async function diskProblem({ config }: Parts): Promise<string | undefined> {
  try {
    await access(config.dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(config.dataDir)
    const free = bavail * bsize
    if (free < LEAST_FREE_BYTES) return `disk: only ${Math.floor(free / MiB)} MB are free`
  } catch {
    return 'disk: the data directory cannot be written'
  }
}
