import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContext } from '../context.ts'
import { loadCompany } from '../load-company.ts'
import { SILENT } from '../log.ts'
import { CONFIG_KEYS, FILE_KEYS } from '../settings.ts'
import { fillDemo } from './fill.ts'
import { PEOPLE } from './requests.ts'

// Site and desk with the invented weeks of a desk, in a folder of their own that is removed at the end. No setting but the
// ports and the log's level counts, so nothing leaves the machine. A thread may still write there: removing is tried again.

const { PORT = '4331', DESK_PORT = '4332', LOG_LEVEL = 'error' } = process.env
const dataDir = mkdtempSync(join(tmpdir(), 'demo-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
// An empty one is not set, and `.env` does not change it.
for (const key of [...CONFIG_KEYS, ...FILE_KEYS]) process.env[key] = ''
Object.assign(process.env, { PORT, DESK_PORT, LOG_LEVEL, DATA_DIR: dataDir })

const requests = await openDemo()
console.log(
  `This is a demo: ${requests} invented requests, as ${PEOPLE.join(', ')} left them. No email leaves this machine.`,
)
console.log('All of it is removed when you end it (Ctrl C).')
await import('../main.ts')

/** Fills the empty folder with a demo, whose moments end now. The database is closed when this returns. */
async function openDemo(): Promise<number> {
  const clock = { now: Date.now() }
  const context = await openContext({
    ...{ dataDir, company: await loadCompany(), publicUrl: 'http://127.0.0.1', log: SILENT },
    now: () => clock.now,
  })
  try {
    return await fillDemo(context, clock)
  } finally {
    await context.db.destroy()
  }
}
