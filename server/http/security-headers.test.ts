import { expect, test } from 'vitest'
import { openTestApp } from './app.fixture.ts'
import { baseHeaders, pageHeaders } from './headers.ts'

const ON_HTTP = { https: false, analytics: false }
const ON_HTTPS = { https: true, analytics: false }

test('a page may not be framed, posts to us alone, and may use no camera, microphone, place, payment or USB', () => {
  const headers = pageHeaders(ON_HTTP, '')

  const policy = headers['Content-Security-Policy']
  for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'", "object-src 'none'"])
    expect(policy).toContain(rule)
  expect(headers['Permissions-Policy']).toMatch(
    /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\), usb=\(\)/,
  )
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
})

test('browsers are told to insist on https for a year, and only where that is how visitors come', () => {
  expect(baseHeaders(ON_HTTPS)['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(pageHeaders(ON_HTTPS, '')['Content-Security-Policy']).toContain('upgrade-insecure-requests')
  expect(baseHeaders(ON_HTTP)).not.toHaveProperty('Strict-Transport-Security')
  expect(pageHeaders(ON_HTTP, '')['Content-Security-Policy']).not.toContain('upgrade-insecure-requests')
})

test('what is no page is sealed: a browser that shows it as one may do nothing', async () => {
  const { app } = await openTestApp()

  for (const url of ['/healthz', '/api/nothing', '/api/placeholder/10/10'])
    expect((await app.inject({ url })).headers, url).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
})
