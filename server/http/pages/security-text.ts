import type { FastifyInstance } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { DAY_MS } from '../../../contract/time/units.ts'
import type { HttpContext } from '../context.ts'

/** How long the file says that it is valid, ms. RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_MS = 180 * DAY_MS

/** Whom to write to about a weakness of this site: `/.well-known/security.txt`, as RFC 9116 defines it. */
export function securityTextRoute(app: FastifyInstance, { config, context }: HttpContext): void {
  app.get(routes.securityText(), (_request, reply) => {
    const expires = new Date(context.now() + VALID_MS).toISOString()
    const lines = [
      `Contact: mailto:${context.company.mail.quotes}`,
      `Contact: ${config.publicUrl}${routes.contact()}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicUrl}${routes.securityText()}`,
    ]
    return reply
      .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' })
      .send(`${lines.join('\n')}\n`)
  })
}
