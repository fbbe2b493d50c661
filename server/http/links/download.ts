import type { FastifyReply } from 'fastify'
import { UNSEEN } from '../../../contract/limits.ts'
import { PRIVATE_HEADERS, SANDBOX_POLICY } from '../headers.ts'
import { contentTypeOf } from '../pages/content-type.ts'

/** A download that is saved and never shown: no script in a visitor's file may run under our origin. */
export function download(reply: FastifyReply, name: string, kind: string, bytes: number): FastifyReply {
  const type = contentTypeOf(`x.${kind}`)
  return reply.headers({
    ...PRIVATE_HEADERS,
    'Content-Type': type.startsWith('text/html') ? 'application/octet-stream' : type,
    'Content-Length': String(bytes),
    'Content-Disposition': attachmentDisposition(name),
    'Content-Security-Policy': SANDBOX_POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
}

/**
 * A Content-Disposition header with a visitor's file name (RFC 6266): an ASCII form for old clients, and the whole name
 * percent-encoded. No name can end the header or point to another folder.
 */
export function attachmentDisposition(name: string): string {
  const safe = name.toWellFormed().replace(UNSEEN, '_').replace(/[/\\]/g, '_') || 'file'
  const plain = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["%;]/g, '_')
  const whole = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
