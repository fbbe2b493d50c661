import { timingSafeEqual } from 'node:crypto'
import { hmac } from './secret.ts'

/** What a signed link in a staff email does. The number stands in the token and never changes its meaning. */
export const LINK_ACTIONS = { answer: 1, spam: 2, take: 3, move: 4, file: 5 } as const

export type LinkAction = keyof typeof LINK_ACTIONS

/** Everything that a link may do is in its token: one action on one submission, until it expires. */
export interface SignedLink {
  action: LinkAction
  submissionId: string
  /** Which attachment, for the action `file`, up to `POSITION_MAX`; which desk of `DESKS`, for `move`; else 0. */
  position: number
  /** Ms since the epoch, whole seconds. */
  expiresAt: number
}

/** The token has one byte for it. */
export const POSITION_MAX = 255

const HEAD_BYTES = 6
const ID_BYTES = 16
const MAC_BYTES = 16
const TOKEN = /^[\w-]{51}$/

/** The token of a link, 51 characters that may stand in a URL. Nobody without the secret can make or change one. */
export function signLink(secret: Uint8Array, link: SignedLink): string {
  const body = Buffer.alloc(HEAD_BYTES + ID_BYTES)
  body.writeUInt8(LINK_ACTIONS[link.action], 0)
  body.writeUInt8(link.position, 1)
  body.writeUInt32BE(Math.floor(link.expiresAt / 1000), 2)
  Buffer.from(link.submissionId.replaceAll('-', ''), 'hex').copy(body, HEAD_BYTES)
  return Buffer.concat([body, macOf(secret, body)]).toString('base64url')
}

/** Reads a token that was signed with one of the secrets. Undefined for any other. It may have expired: the caller compares the time. */
export function readLink(secrets: readonly Uint8Array[], token: string): SignedLink | undefined {
  if (!TOKEN.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  // The last character has bits to spare: only one spelling is a token.
  if (bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, HEAD_BYTES + ID_BYTES)
  const mac = bytes.subarray(body.length)
  if (!secrets.some((secret) => timingSafeEqual(macOf(secret, body), mac))) return undefined
  const action = actionOf(body.readUInt8(0))
  if (action === undefined) return undefined
  return {
    action,
    position: body.readUInt8(1),
    expiresAt: body.readUInt32BE(2) * 1000,
    submissionId: uuidOf(body.subarray(HEAD_BYTES)),
  }
}

function actionOf(code: number): LinkAction | undefined {
  return (Object.keys(LINK_ACTIONS) as LinkAction[]).find((action) => LINK_ACTIONS[action] === code)
}

function macOf(secret: Uint8Array, body: Uint8Array): Buffer {
  return hmac(secret, 'link:', body).subarray(0, MAC_BYTES)
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
