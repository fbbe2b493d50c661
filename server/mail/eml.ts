import type { Transport } from './letter.ts'

/** Without SMTP_URL: each letter becomes DATA_DIR/mail/<time>-<outboxId>.eml. */
export function emlTransport(_dataDir: string): Transport {
  throw new Error('not written yet')
}
