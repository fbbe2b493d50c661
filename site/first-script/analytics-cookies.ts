/**
 * What deletes Google Analytics' cookies (`_ga` and `_ga_{stream}`), as values for `document.cookie`. Google's script sets
 * them for the widest domain that takes them and a page cannot read which, so each domain above the host is named.
 *
 * @param cookies the page's `document.cookie`.
 */
export function deletions(cookies: string, host: string): string[] {
  const names = cookies.match(/\b_ga(_\w+)?(?==)/g) ?? []
  const labels = host.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  return names.flatMap((name) => domains.map((domain) => `${name}=; max-age=0; path=/${domain}`))
}
