import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCanary, MARK_MS, markCanary } from './canary-mark.ts'

const SECRET = randomBytes(32)
const REQUEST = { form: 'quote', key: '7f9c' }
const NOW = Date.parse('2026-11-21T20:00:00Z')

test('a mark works for its request within a minute, and for nothing else', () => {
  const mark = markCanary(SECRET, REQUEST, NOW)

  expect(isCanary(SECRET, mark, REQUEST, NOW)).toBe(true)
  expect(isCanary(SECRET, mark, REQUEST, NOW + MARK_MS - 1)).toBe(true)
  expect(isCanary(SECRET, mark, REQUEST, NOW + MARK_MS)).toBe(false)
  expect(isCanary(SECRET, mark, { ...REQUEST, form: 'career' }, NOW)).toBe(false)
  expect(isCanary(SECRET, mark, { ...REQUEST, key: '7f9d' }, NOW)).toBe(false)
  expect(isCanary(randomBytes(32), mark, REQUEST, NOW)).toBe(false)
})

test('nobody makes a mark without the secret, or lets one live longer', () => {
  const [expiry = '', mac = ''] = markCanary(SECRET, REQUEST, NOW).split('.')
  const forged = ['', '.', '1', `${expiry}.`, `.${mac}`, `${Number(expiry) + 1}.${mac}`, `${expiry}.${mac}A`]
  const others = [`${expiry}.${mac.toLowerCase()}`, `${expiry}.${'A'.repeat(43)}`]
  const same = [`0${expiry}.${mac}`, `${expiry}.${mac}\n`]

  expect([...forged, ...others, ...same].filter((mark) => isCanary(SECRET, mark, REQUEST, NOW))).toEqual([])
  expect(isCanary(SECRET, markCanary(SECRET, REQUEST, NOW + MARK_MS), REQUEST, NOW)).toBe(false)
})
