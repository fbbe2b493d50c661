import type { APIRoute } from 'astro'
import { company } from '../../brand/company.ts'
import { seedOf } from '../../chart/seed-of.ts'
import { drawShareImage } from '../../share/draw.tsx'
import { type ListedPage, listedPages } from '../_listed.ts'

/** One image for each page that may be listed; site/brand/seo.ts names the same addresses. */
export async function getStaticPaths() {
  return (await listedPages()).map((page) => ({ params: { path: page.path.slice(1) || 'home' }, props: page }))
}

export const GET: APIRoute<ListedPage> = async ({ props: { path, heading, label } }) => {
  const address = `${company.domain}${path === '/' ? '' : path}`
  const png = await drawShareImage({ heading, label, address, seed: seedOf(path) }, company)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
