import { randomBytes } from 'node:crypto'

/** A key is random and never made from the visitor's file name, so no name can lead out of the folder or the bucket. */
export const KEY = /^[0-9a-f]{32}$/

export function newKey(): string {
  return randomBytes(16).toString('hex')
}
