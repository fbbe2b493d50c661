import type { APIRoute } from 'astro'
import { ART } from '../_art.ts'

export const GET: APIRoute = ({ params }) => {
  const drawing = ART[params.name ?? '']?.()
  return new Response(drawing ?? null, {
    status: drawing === undefined ? 404 : 200,
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
