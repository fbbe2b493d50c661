import { readWhole } from './read-mail.ts'

// A process that reads one email (read-apart.ts), and ends then.

process.once('message', async (raw: Uint8Array) => {
  process.send?.(await readWhole(raw), () => process.disconnect())
})
