import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingParts } from '../scripts/lock.ts'

test('the lock names the parts of every platform, so that npm ci takes it (else: node scripts/lock.ts)', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))

  expect(missingParts(lock.packages)).toEqual([])
})
