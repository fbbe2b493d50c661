import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../durable-file.ts'
import { compose } from './compose.ts'
import type { Transport } from './email.ts'

/** Without SMTP_URL each email becomes `DATA_DIR/mail/<time>-<outboxId>.eml`, which any mail program opens. */
export function emlTransport(dataDir: string): Transport {
  const folder = join(dataDir, 'mail')
  return {
    name: `files in ${folder}`,
    async send(email, outboxId) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = email.date.toISOString().replaceAll(':', '-').replace(/\..*/, '')
      await writeDurably(join(folder, `${time}-${outboxId}.eml`), await compose(email))
    },
    close() {},
  }
}
