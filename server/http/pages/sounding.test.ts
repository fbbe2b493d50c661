import { expect, test } from 'vitest'
import { openTestApp } from '../app.fixture.ts'

test('a sounding is rendered by its answers alone, in one spelling, and any number of spellings share one page', async () => {
  const { app } = await openTestApp()
  const titleOf = async (url: string) => /<title>(.*)<\/title>/.exec((await app.inject({ url })).body)?.[1]
  const shop = '/sounding?what=website&who=two-sides&hard=payments&hard=busiest-day'

  expect(await titleOf('/sounding?hard=busiest-day&hard=payments&hard=wings&who=two-sides&what=website&x=1')).toBe(shop)
  expect(await titleOf('/sounding?what=submarine&who=nobody')).toBe(shop)
  expect(await titleOf('/sounding?what=app&hard=rules')).toBe('/sounding?what=app&who=one&hard=rules')
})

test('without script a sounding begins the quote form, and nothing else that an address says does', async () => {
  const { app } = await openTestApp()
  const asked = new URLSearchParams({ choose: 'app-development', sounding: 'who=company&what=app&message=hello' })

  const sounded = await app.inject({ url: `/forms/quote?${asked}` })
  const other = await app.inject({ url: `/forms/contact?${asked}` })

  const known = encodeURIComponent('what=app&who=company')
  expect(sounded.body).toContain(`<title>/forms/quote?choose=app-development&sounding=${known}</title>`)
  expect(other.body).toContain('<title>/forms/contact?choose=app-development</title>')
})
