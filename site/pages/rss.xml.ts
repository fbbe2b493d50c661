import type { APIRoute } from 'astro'
import { rss } from '../features/blog/feed.ts'
import { publish } from '../features/blog/feed-response.ts'

export const GET: APIRoute = (context) => publish(context, rss, 'application/rss+xml; charset=utf-8')
