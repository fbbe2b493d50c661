import { MINUTE_MS } from '../../../contract/time/units.ts'

/** How many emails are sent at the same time, each over a connection of its own. One that hangs holds back no other. */
export const SLOTS = 8

/** How long a mail server may take to answer an email that it has whole, ms (RFC 5321, 4.5.3.2.6): it has most likely taken it. */
export const ANSWER_MS = 10 * MINUTE_MS
