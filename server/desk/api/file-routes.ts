import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deskRoutes } from '../../../contract/desk/replies.ts'
import { isLocked, LOCKED_WORDS } from '../../../contract/scan.ts'
import { readScanned } from '../../attachments/scanned-file.ts'
import type { AttachmentTable } from '../../database/schema.ts'
import { download } from '../../http/links/download.ts'
import { findAttachment } from '../../submissions/desk/attachments.ts'
import { previewOf } from '../../submissions/desk/preview.ts'
import { notFound, refuse } from './answer.ts'
import type { DeskHttp } from './context.ts'

type ByPosition = { Params: { reference: string; position: string } }

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

  app.get<ByPosition>(path, (request, reply) =>
    withFile(request, async (file) => {
      const stream = await readScanned(context.store, file)
      return download(reply, file.name, file.kind, file.bytes).send(stream)
    }),
  )

  app.get<ByPosition>(`${path}/preview`, (request, reply) =>
    withFile(request, async (file) => {
      const preview = previewOf(file.kind)
      if (!preview) refuse(415, 'This kind of file can only be downloaded.')
      const stream = await readScanned(context.store, file)
      return reply
        .headers({
          'Cache-Control': 'private, no-store',
          'Content-Length': String(file.bytes),
          'Content-Security-Policy': preview.as === 'pdf' ? PDF_POLICY : PREVIEW_POLICY,
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Content-Type': preview.type,
          'Content-Disposition': 'inline',
        })
        .send(stream)
    }),
  )

  async function withFile(
    request: FastifyRequest<ByPosition>,
    send: (file: AttachmentTable) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const { reference, position } = request.params
    // A longer number does not fit an integer of PostgreSQL.
    const file = /^\d{1,9}$/.test(position) ? await findAttachment(context, reference, Number(position)) : undefined
    if (!file) notFound()
    return isLocked(file.scan) ? refuse(423, LOCKED_WORDS[file.scan]) : send(file)
  }
}
