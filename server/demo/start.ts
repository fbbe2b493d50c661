import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONFIG_KEYS, FILE_KEYS } from '../settings.ts'
import { openDemo } from './open-demo.ts'

// Site and desk with the invented weeks of a desk, in a folder of their own that is removed at the end. No setting but the
// ports and the log's level counts, so nothing leaves the machine.

const { PORT = '4331', DESK_PORT = '4332', LOG_LEVEL = 'error' } = process.env
const dataDir = mkdtempSync(join(tmpdir(), 'demo-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
// An empty one is not set, and `.env` does not change it.
for (const key of [...CONFIG_KEYS, ...FILE_KEYS]) process.env[key] = ''
Object.assign(process.env, { PORT, DESK_PORT, LOG_LEVEL, DATA_DIR: dataDir })

const { requests, people } = await openDemo(dataDir)
console.log(
  `This is a demo: ${requests} invented requests, as ${people.join(', ')} left them. No email leaves this machine.`,
)
console.log('All of it is removed when you end it (Ctrl C).')
await import('../main.ts')
