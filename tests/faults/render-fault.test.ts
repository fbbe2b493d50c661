import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { BARE_ENV } from '../support/bare-env.ts'

/** A server's own renderer gets a receipt without anything in it, which no server hands over. */
const PROGRAM = `
import { join } from 'node:path'
import { renderWith } from './server/http/pages/render.ts'
import { faultFields, guardConsole } from './server/log.ts'
import { servedBuild } from './server/served-build.ts'
const printed = []
guardConsole({ info() {}, warn: (fields) => printed.push(fields), error() {} })
const render = renderWith(join(servedBuild, 'server', 'entry.mjs'))
const page = { now: 0, submissionId: '', receipt: {} }
await render('${routes.receipt('T'.repeat(32))}', page).catch((error) => printed.push(faultFields(error)))
console.log(JSON.stringify(printed))
`

test('a page that cannot be made tells its cause with its place, and prints neither the link nor the message', () => {
  const root = join(import.meta.dirname, '..', '..')

  const run = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: root,
    encoding: 'utf8',
    env: BARE_ENV,
  })

  expect(run.stderr).toBe('')
  const told: { fault: string; places: string[] }[] = JSON.parse(run.stdout)
  expect(told.map(({ fault }) => fault)).toContain('TypeError')
  for (const { places } of told) expect(places.join()).toContain('.mjs')
  expect(run.stdout).not.toContain('Cannot read')
})
