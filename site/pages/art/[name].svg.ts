import type { APIRoute } from 'astro'
import { dialogBackdrop } from '../../chart/dialog-backdrop.ts'
import { consultationBackdrop } from '../../features/consultation/backdrop.ts'
import { servicesBackdrop, statisticsBackdrop, whyBackdrop } from '../../features/home/backdrops.ts'
import { basinFile } from '../../features/services/data-engineering/basin-file.ts'
import { valleyFile } from '../../features/services/data-engineering/valley-file.ts'

const DRAWINGS: Record<string, () => string> = {
  basin: basinFile,
  consultation: consultationBackdrop,
  services: servicesBackdrop,
  valley: valleyFile,
  statistics: statisticsBackdrop,
  why: whyBackdrop,
  quote: () => dialogBackdrop(7),
  career: () => dialogBackdrop(11),
  internship: () => dialogBackdrop(29),
  partnership: () => dialogBackdrop(19),
}

export const getStaticPaths = () => Object.keys(DRAWINGS).map((name) => ({ params: { name } }))

export const GET: APIRoute = ({ params }) =>
  new Response(DRAWINGS[params.name ?? '']?.(), { headers: { 'Content-Type': 'image/svg+xml' } })
