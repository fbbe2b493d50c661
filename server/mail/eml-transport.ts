import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transport } from './email.ts'
import { compose } from './smtp-transport.ts'

/** Without SMTP_URL each letter becomes `DATA_DIR/mail/<time>-<outboxId>.eml`, which any mail program opens. */
export function emlTransport(dataDir: string): Transport {
  const folder = join(dataDir, 'mail')
  return {
    name: `files in ${folder}`,
    async send(letter, outboxId) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = letter.date.toISOString().replaceAll(':', '-').replace(/\..*/, '')
      const path = join(folder, `${time}-${outboxId}.eml`)
      // Nobody ever sees half a letter under its final name.
      const handle = await open(`${path}.new`, 'w', 0o600)
      try {
        await handle.writeFile(await compose(letter))
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${path}.new`, path)
    },
    close() {},
  }
}
