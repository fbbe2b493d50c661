import type { APIRoute } from 'astro'
import { COLORS } from '../../contract/colors.ts'
import { company } from '../brand/company.ts'

/** What a home screen shows of the site. The icons are written by workshop/media/brand.ts. */
export const GET: APIRoute = () =>
  Response.json(
    {
      id: '/',
      name: company.name,
      short_name: company.name,
      description: company.description,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: COLORS.ink,
      theme_color: COLORS.ink,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
