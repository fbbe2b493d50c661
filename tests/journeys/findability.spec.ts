import { HtmlValidate } from 'html-validate'
import { linksOf, sitemapOf, structuredDataOf } from '../support/findable.ts'
import { expect, test } from '../support/journey.ts'
import { problemsOf } from '../support/schema-org.ts'

// Every page of the sitemap, as a search engine, a link preview and a strict reader meet it.

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // What React and Astro print and browsers read alike: attributes in React's case, style attributes that draw charts.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A frame that scrolls is a region, whatever it is made of.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'no-inline-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Fonts and other people's integrity: everything is served by ourselves.
    'require-sri': 'off',
    // A table that is laid out anew on a phone loses its meaning in browsers; its roles give it back.
    'no-redundant-role': 'off',
    // The boxes of one question share its name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Numbers and addresses in running text keep their plain spaces and hyphens.
    'tel-non-breaking': 'off',
  },
})

test('every page in the sitemap is there, under its own name, and says what it is', async ({ site, request }) => {
  const titles = new Map<string, string>()
  for (const path of await sitemapOf(site.url)) {
    const response = await request.get(path)
    const html = await response.text()
    const head = headOf(html)

    const address = head.canonical
    const found = { status: response.status(), h1: html.match(/<h1[\s>]/g)?.length, ...head }
    expect.soft(found, path).toMatchObject({
      status: 200,
      h1: 1,
      title: expect.stringMatching(/^.{10,60}$/),
      description: expect.stringMatching(/^.{120,160}$/),
      'og:title': head.title,
      'og:url': address,
      'og:image:alt': expect.stringContaining(' '),
      'og:locale': 'en_US',
    })
    expect.soft(URL.parse(address)?.pathname, `${path}: canonical`).toBe(path)
    expect.soft(titles.get(head.title), `${path}: "${head.title}" is also the title of`).toBeUndefined()
    titles.set(head.title, path)
  }
  expect(titles.size).toBeGreaterThanOrEqual(18)
})

test('every page has a picture of 1200 by 630 pixels for those who share it', async ({ site, request }) => {
  const pictures = new Set<string>()
  for (const path of await sitemapOf(site.url)) {
    const { 'og:image': address } = headOf(await (await request.get(path)).text())
    const picture = await request.get(URL.parse(address)?.pathname ?? 'none')
    const bytes = await picture.body()

    expect.soft(picture.headers()['content-type'], path).toBe('image/png')
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630])
    expect.soft(bytes.length, `${path}: link previews drop heavy pictures`).toBeLessThan(600_000)
    pictures.add(address)
  }
  expect(pictures.size).toBe((await sitemapOf(site.url)).length)

  const path = '/sounding?what=website&who=two-sides&hard=payments&hard=busiest-day'
  const html = await (await request.get(path)).text()
  expect(html).not.toContain('Open it as a page of its own')
  const head = headOf(html)
  expect(head['og:image']).toContain('/share/sounding/website-two-sides-10-16.png')
  expect(head['og:url']).toContain(path)
  expect((await request.get(URL.parse(head['og:image'])?.pathname ?? '')).headers()['content-type']).toBe('image/png')
})

test('structured data is whole, and every page but the home page tells its place', async ({ site, request }) => {
  for (const path of await sitemapOf(site.url)) {
    const data = structuredDataOf(await (await request.get(path)).text())
    const types = data.map((entry) => entry['@type'])

    expect.soft(types, path).toContain(path === '/' ? 'Organization' : 'BreadcrumbList')
    expect.soft(data.flatMap(problemsOf), path).toEqual([])
  }
})

test('no link, picture, style or script of any page leads nowhere', async ({ site, request }) => {
  const askedFrom = new Map<string, string>()
  const idsOf = new Map<string, Set<string>>()
  const fragments: { from: string; path: string; id: string }[] = []
  for (const path of [...(await sitemapOf(site.url)), '/nowhere-at-all']) {
    const html = await (await request.get(path)).text()
    idsOf.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)))
    for (const link of linksOf(html, new URL(path, site.url))) {
      const { pathname, search, hash } = link
      // The not-found page's own anchors lead to itself, wherever that is.
      if (pathname !== path) askedFrom.set(`${pathname}${search}`, askedFrom.get(`${pathname}${search}`) ?? path)
      if (hash.length > 1) fragments.push({ from: path, path: pathname, id: decodeURIComponent(hash.slice(1)) })
    }
  }

  const broken: string[] = []
  for (const [address, from] of askedFrom) {
    const { status } = await fetch(new URL(address, site.url), {
      method: 'HEAD',
      redirect: 'manual',
      headers: { accept: '*/*' },
    })
    if (status !== 200) broken.push(`${from} → ${address}: ${status}`)
  }
  for (const { from, path, id } of fragments)
    if (idsOf.get(path)?.has(id) === false) broken.push(`${from} → ${path}#${id}: no such place`)

  expect([...new Set(broken)]).toEqual([])
  expect(askedFrom.size).toBeGreaterThan(60)
})

test('the HTML of every page is valid', async ({ site, request }) => {
  const faults = new Map<string, string>()
  for (const path of [...(await sitemapOf(site.url)), '/forms/quote', '/nowhere-at-all']) {
    const html = await (await request.get(path)).text()
    // Astro's own style for islands stands at the first of them, in the body.
    const report = await validator.validateString(html.replace(/<style>astro-island[^<]*<\/style>/, ''))
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        faults.set(`${ruleId}: ${message}`, `${path}:${line}:${column}`)
  }
  expect(Object.fromEntries(faults)).toEqual({})
})

test('a page that is not to be listed says so, and names no other as its own', async ({ request }) => {
  for (const path of ['/forms/quote', '/nowhere-at-all']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()

    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
  }
  const consulting = headOf(await (await request.get('/services/it-consultation')).text())
  expect(new URL(consulting.canonical).pathname).toBe('/services/it-consulting')
})

test('robots, the guide and the manifest come as what they are', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const guide = await (await request.get('/llms.txt')).text()
  const manifest = await request.get('/site.webmanifest')

  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
  for (const path of await sitemapOf(site.url)) expect.soft(guide, path).toContain(`${path})`)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status()).toBe(200)
})

test('a page whose link a pointer rests on is there when it is pressed', async ({ page }) => {
  await page.goto('/services/devops')
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })

  await link.hover()
  await page.waitForTimeout(1000)
  await link.click()
  await page.waitForURL('**/contact')

  const [arrival] = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON()))
  expect(arrival.deliveryType).toBe('navigational-prefetch')
})

function headOf(html: string) {
  const meta = (name: string) =>
    unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    description: meta('description'),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
    'og:url': meta('og:url'),
    'og:title': meta('og:title'),
    'og:image': meta('og:image'),
    'og:image:alt': meta('og:image:alt'),
    'og:locale': meta('og:locale'),
  }
}

function unescaped(text = ''): string {
  return text.replaceAll('&#39;', "'").replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}
