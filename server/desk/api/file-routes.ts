import type { FastifyInstance, FastifyReply } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { isLocked, LOCKED_WORDS } from '../../../contract/scan.ts'
import { readScanned } from '../../attachments/scanned-file.ts'
import { attachmentDisposition } from '../../http/links/content-disposition.ts'
import { contentTypeOf } from '../../http/pages/content-type.ts'
import { findAttachment } from '../../submissions/desk/attachments.ts'
import { previewOf } from '../../submissions/desk/preview.ts'
import { notFound, refuse } from './answer.ts'
import type { DeskHttp } from './context.ts'

type ByPosition = { Params: { reference: string; position: string } }

/** A download is never shown, and nothing in it may run. */
const DOWNLOAD_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
/** An image or a text opened by its own address: no script, no other origin, no top-level navigation. */
const PREVIEW_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox"
/**
 * The browser's own viewer shows a PDF. Browsers refuse to load it in a sandboxed document, so there is no `sandbox`
 * here. A PDF has no access to our origin, the type is fixed (`nosniff`), and the policy lets an HTML document in its
 * place run nothing.
 */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Attachments: saved, or shown beside the submission. */
export function fileRoutes(app: FastifyInstance, http: DeskHttp): void {
  const { context } = http
  const path = deskRoutes.file(':reference', ':position')

  app.get<ByPosition>(path, async (request, reply) => {
    const file = await findAttachment(context, request.params.reference, Number(request.params.position))
    if (!file) return notFound(reply)
    if (isLocked(file.scan)) return refuse(reply, 423, LOCKED_WORDS[file.scan])
    const type = contentTypeOf(`x.${file.kind}`)
    const stream = await readScanned(context.store, file)
    return fileHeaders(reply, file.bytes, DOWNLOAD_POLICY)
      .header('Content-Type', type.startsWith('text/html') ? 'application/octet-stream' : type)
      .header('Content-Disposition', attachmentDisposition(file.name))
      .send(stream)
  })

  app.get<ByPosition>(`${path}/preview`, async (request, reply) => {
    const file = await findAttachment(context, request.params.reference, Number(request.params.position))
    if (!file) return notFound(reply)
    if (isLocked(file.scan)) return refuse(reply, 423, LOCKED_WORDS[file.scan])
    const preview = previewOf(file.kind)
    if (!preview) return refuse(reply, 415, 'This kind of file can only be downloaded.')
    const stream = await readScanned(context.store, file)
    return fileHeaders(reply, file.bytes, preview.as === 'pdf' ? PDF_POLICY : PREVIEW_POLICY)
      .header('Content-Type', preview.type)
      .header('Content-Disposition', 'inline')
      .send(stream)
  })
}

function fileHeaders(reply: FastifyReply, bytes: number, policy: string): FastifyReply {
  return reply.headers({
    'Cache-Control': 'private, no-store',
    'Content-Length': String(bytes),
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
}
