import type { FastifyReply } from 'fastify'
import { PRIVATE_HEADERS, SANDBOX_POLICY } from '../headers.ts'
import { attachmentDisposition } from './content-disposition.ts'

/** A download that is saved and never shown: no script in a visitor's file may run under our origin. */
export function download(reply: FastifyReply, name: string, type: string, bytes: number): FastifyReply {
  return reply.headers({
    ...PRIVATE_HEADERS,
    'Content-Type': type.startsWith('text/html') ? 'application/octet-stream' : type,
    'Content-Length': String(bytes),
    'Content-Disposition': attachmentDisposition(name),
    'Content-Security-Policy': SANDBOX_POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
}
