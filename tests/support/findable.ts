/** The paths of the sitemap, as the site would list them at its own address. */
export async function sitemapOf(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(new URL('/sitemap.xml', siteUrl))).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Every JSON-LD entry of a page. @throws where one is no JSON. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
}

/** What a page links to or loads from its own site. */
export function linksOf(html: string, base: URL): URL[] {
  const plain = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, (script) => /<script[^>]*>/.exec(script)?.[0] ?? '')
  const single = [...plain.matchAll(/\s(?:href|src|poster|action)="([^"]+)"/g)].map(([, address = '']) => address)
  const sets = [...plain.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''),
  )
  return [...single, ...sets]
    .map((address) => address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'))
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base))
    .filter((url) => url.origin === base.origin && !/^\/(api|newsletter)\//.test(url.pathname))
}
