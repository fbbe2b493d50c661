import type { APIRoute } from 'astro'
import { company } from '../../brand/company.ts'
import { drawShareImage } from '../../share/draw.tsx'
import { shareImages } from '../_built.ts'

/** One image for each page that may be listed. */
export const GET: APIRoute = async ({ url }) => {
  const image = shareImages().get(decodeURI(url.pathname))
  if (image === undefined) return new Response(null, { status: 404 })
  const png = await drawShareImage(image, company)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
