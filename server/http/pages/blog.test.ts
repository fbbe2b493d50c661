import { expect } from 'vitest'
import { test } from '../app.fixture.ts'

test('the blog is a built page until somebody searches or filters it, in reasonable length', async ({ app }) => {
  const plain = await app.inject({ url: '/blog' })
  const campaign = await app.inject({ url: '/blog?utm_source=letter&q=' })
  const long = await app.inject({ url: `/blog?q=${'a'.repeat(3000)}` })
  const searched = await app.inject({ url: '/blog?q=caf%C3%A9&category=Security' })

  for (const response of [plain, campaign, long]) expect(response.body).toContain('<title>Blog</title>')
  expect(searched.statusCode).toBe(200)
  expect(searched.body).toContain('<title>/blog/search?q=caf%C3%A9&category=Security</title>')
  expect(searched.headers['x-robots-tag']).toContain('noindex')
})
