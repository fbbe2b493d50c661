import type { APIRoute } from 'astro'
import { coverChart, coverCharts } from '../../features/blog/charts/cover-chart.ts'
import { ART } from '../_art.ts'

export const GET: APIRoute = ({ params }) => {
  const article = coverCharts().get(params.name ?? '')
  const drawing = article ? coverChart(article) : ART[params.name ?? '']?.()
  return new Response(drawing ?? null, {
    status: drawing === undefined ? 404 : 200,
    headers: { 'Content-Type': 'image/svg+xml' },
  })
}
