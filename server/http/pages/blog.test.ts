import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openTestApp, test, writeSite } from '../app.fixture.ts'
import { loadPages } from './pages.ts'

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

test('a search that could not be rendered is rendered for the next one who asks', async () => {
  let asked = 0
  const { app } = await openTestApp({
    render: async () => ({ status: asked++ === 0 ? 500 : 200, html: '<p>found</p>' }),
  })

  expect((await app.inject({ url: '/blog?q=tide' })).statusCode).toBe(500)
  expect((await app.inject({ url: '/blog?q=tide' })).statusCode).toBe(200)
})

test('an unknown article and an unknown author have a 404 page of their own', async ({ context }) => {
  const client = join(context.dataDir, 'dist', 'client')
  writeSite(client)
  mkdirSync(join(client, 'missing'), { recursive: true })
  writeFileSync(join(client, 'missing', 'article.html'), '<title>Article Not Found</title>')
  writeFileSync(join(client, 'missing', 'profile.html'), '<title>Profile not found</title>')
  const { app } = await openTestApp({ pages: loadPages(client, { https: false, analytics: false }) })

  for (const [url, title] of [
    ['/blog/no-such-article', 'Article Not Found'],
    ['/blog/search', 'Article Not Found'],
    ['/profile', 'Profile not found'],
    ['/profile/nobody?x=1', 'Profile not found'],
    ['/profiles', '404 Page Not Found'],
    ['/missing/article', 'Article Not Found'],
  ]) {
    const response = await app.inject({ url: url ?? '' })

    expect([url, response.statusCode]).toEqual([url, 404])
    expect(response.body).toContain(`<title>${title}</title>`)
  }
})
