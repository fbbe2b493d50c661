import type { FastifyInstance, FastifyReply } from 'fastify'
import { routes } from '../../../contract/routes.ts'
import { refuse } from '../errors.ts'

/** The longest side, in pixels. */
const MAX_PX = 2000

/** A plain picture of the requested size that shows its size as text. */
export function placeholderRoute(app: FastifyInstance): void {
  // The table takes numbers where the router needs names.
  const pattern = routes.api.placeholder(0, 0).replace('0/0', ':width/:height')

  const refuseSize = (reply: FastifyReply) =>
    refuse(reply, 'invalid', { error: `Width and height must be whole numbers from 1 to ${MAX_PX}.` })

  // Too few sizes, or too many.
  app.get(pattern.replace(':width/:height', '*'), (_request, reply) => refuseSize(reply))
  app.get<{ Params: { width: string; height: string } }>(pattern, (request, reply) => {
    const width = pixels(request.params.width)
    const height = pixels(request.params.height)
    if (!width || !height) return refuseSize(reply)
    return reply
      .headers({ 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' })
      .send(draw(width, height))
  })
}

function pixels(text: string): number | undefined {
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= MAX_PX ? number : undefined
}

function draw(width: number, height: number): string {
  const size = Math.max(4, Math.round(Math.min(width / 6, height / 3, 64)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<rect width="100%" height="100%" fill="#0C2A3E"/>',
    `<text x="50%" y="50%" fill="#F7F3E8" font-family="sans-serif" font-size="${size}" text-anchor="middle" dominant-baseline="central">`,
    `${width} × ${height}</text></svg>`,
  ].join('')
}
