import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inScheme, SCHEMES } from '../../../contract/desk/preview-scheme.ts'
import { hashesOf, inlineScripts } from '../../http/headers.ts'
import { contentTypeOf } from '../../http/pages/content-type.ts'
import { STYLE } from '../../mail/html/style.ts'

const NOT_BUILT = `The desk's screen is not built here. Run \`npm run build\`, then start the server again.
The desk's command line works without it: npm run desk -- help
`

interface ScreenFile {
  body: Buffer
  headers: Record<string, string>
}

/** The files of the built screen, by their path with a slash before. */
export type Screen = ReadonlyMap<string, ScreenFile>

/** Reads the built screen into memory. Empty when it is not built. */
export function loadScreen(folder: string): Screen {
  const files = new Map<string, ScreenFile>()
  if (!existsSync(join(folder, 'index.html'))) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const body = readFileSync(file)
    files.set(path, { body, headers: headersOf(path, body) })
  }
  return files
}

/** The route of every address that is not the API's. */
export const SCREEN_ROUTE = '/*'

/** Serves the screen's files. Every other address that is not the API's is the screen, which routes by itself. */
export function screenRoutes(app: FastifyInstance, screen: Screen): void {
  app.get(SCREEN_ROUTE, async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if (path.startsWith('/api/')) return reply.code(404).send({ error: 'There is nothing at this address.' })
    const file = screen.get(path) ?? (/\.\w+$/.test(path) ? undefined : screen.get('/index.html'))
    if (file) return reply.headers(file.headers).send(file.body)
    if (screen.size > 0) return reply.code(404).send({ error: 'There is nothing at this address.' })
    return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
  })
}

function headersOf(path: string, body: Buffer): Record<string, string> {
  const isPage = path.endsWith('.html')
  return {
    'Content-Type': contentTypeOf(path),
    // Vite puts a hash into the names of all files in `assets`.
    'Cache-Control': path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isPage && {
      'Content-Security-Policy': policyOf(body.toString()),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    }),
  }
}

/**
 * Only the screen's own files run. Frames show previews of attachments and of newsletters; the latter are part of the screen, so
 * their style element is named here.
 */
function policyOf(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashesOf(inlineScripts(html))}`,
    `style-src 'self'${hashesOf(SCHEMES.map((scheme) => inScheme(STYLE, scheme)))}`,
    // Emails carry their styles in attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
