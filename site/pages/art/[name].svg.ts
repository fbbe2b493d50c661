import type { APIRoute } from 'astro'
import { consultationBackdrop } from '../../features/consultation/backdrop.ts'
import { statisticsBackdrop, whyBackdrop } from '../../features/home/backdrops.ts'

const DRAWINGS: Record<string, () => string> = {
  consultation: consultationBackdrop,
  statistics: statisticsBackdrop,
  why: whyBackdrop,
}

export const getStaticPaths = () => Object.keys(DRAWINGS).map((name) => ({ params: { name } }))

export const GET: APIRoute = ({ params }) =>
  new Response(DRAWINGS[params.name ?? '']?.(), { headers: { 'Content-Type': 'image/svg+xml' } })
