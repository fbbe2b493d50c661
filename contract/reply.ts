import { sizeInWords } from './fields/upload.ts'
import { KEY_REUSED_STATUS, type Problems } from './form.ts'
import { LARGEST_FILE_BYTES } from './forms.ts'
import { LOCKED_WORDS } from './scan.ts'

/** 200: stored for good. `receipt` is the receipt's path on this site, `dueAt` an ISO 8601 instant in UTC. */
export interface Accepted {
  message: string
  reference: string
  receipt: string
  dueAt: string
}

/** Every 4xx and 5xx, as JSON. `fields` are keyed like the form's fields. */
export interface Refused {
  error: string
  fields?: Problems
}

/** Newsletter: the same for a known and an unknown address. */
export interface Subscribed {
  message: string
}

/** `POST /api/uploads`: a token good for 24 hours. */
export interface Uploaded {
  upload: string
}

/** Every error a visitor can meet, with its status. The words are ours, and say what to do. */
export const REFUSALS = {
  invalid: { status: 400, error: 'Please correct the marked fields and send again.' },
  malformed: { status: 400, error: 'We could not read what was sent. Please reload the page and try again.' },
  crossSite: { status: 403, error: 'This was sent from a page of another site. Please send it from our own page.' },
  notFound: { status: 404, error: 'There is nothing at this address.' },
  wrongMethod: { status: 405, error: 'This address does not take that kind of request.' },
  timeout: { status: 408, error: 'Sending took too long and was stopped. Please try again.' },
  inFlight: { status: 409, error: 'This request is already being sent. Please wait a moment.' },
  tooLarge: { status: 413, error: tooLargeTogether(LARGEST_FILE_BYTES) },
  tooLong: { status: 413, error: 'That is more text than we can take. Please shorten it and send again.' },
  tooManyParts: {
    status: 413,
    error: 'That has more fields or files than the form. Please reload the page and try again.',
  },
  wrongType: { status: 415, error: 'Please send this as a form or as JSON.' },
  keyReused: {
    status: KEY_REUSED_STATUS,
    error: 'This form was already sent once, with other answers. To send these as well, please send again.',
  },
  fileWaiting: { status: 423, error: LOCKED_WORDS.waiting },
  fileInfected: { status: 423, error: LOCKED_WORDS.infected },
  tooMany: {
    status: 429,
    error: 'Too many requests from your connection. Please wait a few minutes, or write to us by email.',
  },
  broken: { status: 500, error: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, error: 'We cannot store requests at this moment. Please try again in a minute.' },
  busy: { status: 503, error: 'Too many pages are being asked for at this moment. Please try again in a minute.' },
  noStore: {
    status: 503,
    error: 'We cannot store files at this moment. Please try again in a minute, or leave out optional files.',
  },
  unreadable: { status: 503, error: 'This file cannot be read at this moment. Please try again in a few minutes.' },
  full: {
    status: 507,
    error: 'We cannot store files at this moment. Please leave out optional files, or write to us by email.',
  },
} as const satisfies Record<string, { status: number; error: string }>

export type RefusalName = keyof typeof REFUSALS

/** A request that is refused before its files are looked at. `maxBytes` is the limit of each file. */
export function tooLargeTogether(maxBytes: number): string {
  return `That is more than we can take. Please keep each file under ${sizeInWords(maxBytes)}.`
}
