import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { HAS_DOVECOT as IS_INSTALLED, type Mailbox, startDovecot } from '../../tests/support/dovecot.ts'

/** In the full run, where the machine has it. */
export const HAS_DOVECOT = process.env.SCENES === 'full' && IS_INSTALLED
export const NEEDS_DOVECOT = 'needs npm run test:full, and Dovecot 2.3 (Debian 12: dovecot-imapd)'

export const WAIT = { timeout: 40_000, interval: 200 }

/** A mailbox of its own on a free port, ended after the test. */
export async function openMailbox(): Promise<Mailbox> {
  return closeAfterTest(await startDovecot())
}
