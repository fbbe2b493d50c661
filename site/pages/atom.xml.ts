import type { APIRoute } from 'astro'
import { atom } from '../features/blog/feed.ts'
import { publish } from '../features/blog/feed-response.ts'

export const GET: APIRoute = (context) => publish(context, atom, 'application/atom+xml; charset=utf-8')
