import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CONFIG_KEYS, readConfig } from './config.ts'

describe('settings', () => {
  test('nothing needs to be set on a fresh machine', () => {
    const config = readConfig({})

    expect(config).toMatchObject({ host: '127.0.0.1', port: 4321, deskPort: 4322, rateLimit: 20, trustedProxies: [] })
    expect(config.publicUrl).toBe('http://127.0.0.1:4321')
    expect(config.dataDir).toMatch(/^\/.*\/data$/)
    expect(config.smtpUrl).toBeUndefined()
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4321, smtpUrl: undefined })
  })

  test('every problem is told at once, with what was expected', () => {
    const env = { PORT: '99999', PUBLIC_URL: 'https://example.org/site', RATE_LIMIT: '-1', TRUSTED_PROXIES: '1' }

    expect(() => readConfig(env)).toThrow(
      [
        'PORT must be a port between 0 and 65535, but is "99999"',
        'PUBLIC_URL must be a URL without a path, like https://example.org, but is "https://example.org/site"',
        'TRUSTED_PROXIES must be addresses or CIDR ranges, separated by commas, but is "1"',
        'RATE_LIMIT must be a whole number, 0 for no limit, but is "-1"',
      ].join('\n'),
    )
  })

  test('a password is not repeated in the message', () => {
    expect(() => readConfig({ SMTP_URL: 'http://me:secret@mail' })).toThrow(/^(?!.*secret)/)
  })

  test('proxies are addresses or ranges', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
    expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.0/33' })).toThrow('TRUSTED_PROXIES')
  })

  test('.env.example names exactly the settings that are known', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')

    const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])

    expect(named).toEqual([...CONFIG_KEYS])
  })
})
