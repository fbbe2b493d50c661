import { pictureSources } from '../../brand/Picture.tsx'
import type { WebSites } from '../../schemas/web-sites.ts'
import type { ClientSite } from './SiteCarousel.tsx'

/** The carousel's sites with the addresses of their pictures, which an island cannot look up by itself. */
export function clientSites({ items }: WebSites): ClientSite[] {
  return items.map(({ image, ...site }) => ({ ...site, picture: pictureSources(image, 960) }))
}
