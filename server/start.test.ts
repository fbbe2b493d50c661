import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('an older Node is told in one line which one is needed', () => {
  const entry = join(import.meta.dirname, 'start.mjs')
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
  const program = `${older}; await import(${JSON.stringify(entry)})`

  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })

  expect(run.status).toBe(1)
  expect(run.stderr).toBe(
    'This is Node 20.20.2, and the server needs Node 24. Use the one that `npm ci` installs: node_modules/.bin/node server/start.mjs\n',
  )
})
