import type { APIRoute } from 'astro'
import { builtPages } from './_built.ts'

/** Asked by scripts/build.ts. The server has no route to it. */
export const GET: APIRoute = () => Response.json(builtPages())
