import type { APIRoute } from 'astro'
import { jsonFeed } from '../features/blog/feed.ts'
import { publish } from '../features/blog/feed-response.ts'

export const GET: APIRoute = (context) => publish(context, jsonFeed, 'application/feed+json; charset=utf-8')
